import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@basket/web';
import { loadLoginPage } from './login-page';

const answer = jest.fn<Promise<object>, []>();
const reported = jest.fn();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  fetchJson: () => answer(),
  useSession: () => ({ status: 'signed-out', profile: null }),
}));

const offer = (phoneSignIn: boolean) => answer.mockResolvedValue({ phoneSignIn });
beforeEach(() => {
  reported.mockReset();
  Object.assign(globalThis, { reportError: reported });
});

async function open(address = '/login') {
  const LoginPage = await loadLoginPage();
  const opened = render(
    <MemoryRouter initialEntries={[address]}>
      <LoginPage />
    </MemoryRouter>,
  );
  return opened;
}
const settled = () => act(() => Promise.resolve());
const way = () => screen.queryByRole('button', { name: 'Sign in with your phone' });

test('shows the way by phone only while the store offers it (rule: phone-sign-in)', async () => {
  offer(false);
  const { unmount } = await open();
  await settled();
  expect(way()).toBeNull();
  unmount();
  offer(true);
  await open();
  // With the first render, so that nothing moves.
  expect(way()).toBeVisible();
  await settled();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a later visit asks anew', async () => {
  offer(true);
  const LoginPage = await loadLoginPage();
  const show = () =>
    render(
      <MemoryRouter>
        <LoginPage />
      </MemoryRouter>,
    );
  show().unmount();
  offer(false);
  show();
  await settled();
  expect(way()).toBeNull();
});

test('without an answer the page waits for 0.7 seconds, and shows e-mail and password', async () => {
  offer(false);
  await loadLoginPage();
  jest.useFakeTimers();
  let say = (_answer: object): void => undefined;
  answer.mockReturnValue(new Promise((resolve) => (say = resolve)));
  const opening = open();
  await jest.advanceTimersByTimeAsync(700);
  await opening;
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(way()).toBeNull();
  say({ phoneSignIn: true });
  await settled();
  expect(way()).toBeVisible();
  jest.useRealTimers();
});

test('a failure is reported, and leaves e-mail and password (rule: failures-told)', async () => {
  offer(false);
  await loadLoginPage();
  answer.mockRejectedValue(new Error('500'));
  await open();
  await settled();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
});

test.each(['admin', 'delivery'])('shows %s none (rule: phone-staff)', async (role) => {
  offer(true);
  await open(`/login?role=${role}`);
  await settled();
  expect(way()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Customer' }));
  expect(way()).toBeVisible();
});

test('leads to the number, and back to e-mail and password', async () => {
  offer(true);
  await open();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Sign in with your phone' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Use e-mail and password' }));
  expect(screen.getByLabelText('E-mail')).toBeVisible();
});
