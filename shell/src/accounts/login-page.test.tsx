import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter, toast, useLocation, useRoutes } from '@basket/web';
import { loadLoginPage } from './login-page';
import { passOnPassword } from './new-password';

type InitialEntry = NonNullable<ComponentProps<typeof MemoryRouter>['initialEntries']>[number];
const answer = jest.fn<Promise<object>, []>();
const reported = jest.fn();
interface Steps {
  readonly onAuthenticated: () => void;
}
const sendPhoneCode = jest.fn<Promise<object>, [string]>();
const signIn = jest.fn<Promise<void>, [string, string, string, Steps]>();
const signedOut = { status: 'signed-out', profile: null };
let known: object = signedOut;
const mockLoaded: string[] = [];
jest.mock('./phone-form', () => {
  mockLoaded.push('phone-form');
  return jest.requireActual<typeof import('./phone-form')>('./phone-form');
});
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  fetchJson: () => answer(),
  session: {
    signIn: (...given: [string, string, string, Steps]) => signIn(...given),
    sendPhoneCode: (phone: string) => sendPhoneCode(phone),
  },
  useSession: () => known,
}));

const offer = (phoneSignIn: boolean) => answer.mockResolvedValue({ phoneSignIn });
beforeEach(() => {
  known = signedOut;
  signIn.mockReset();
  reported.mockReset();
  Object.assign(globalThis, { reportError: reported });
});

async function open(address: InitialEntry = '/login') {
  const LoginPage = await loadLoginPage();
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <LoginPage />
      </MemoryRouter>,
    ),
  );
}
const email = 'customer@basket.example';
const password = () => screen.getByLabelText(/^Password/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const settled = () => act(() => Promise.resolve());
const way = () => screen.queryByRole('form', { name: 'Or sign in with your phone' });

test('shows the way by phone only while the store offers it (rule: phone-sign-in)', async () => {
  offer(false);
  const { unmount } = await open();
  await settled();
  expect(way()).toBeNull();
  // Neither is its code loaded.
  expect(mockLoaded).toEqual([]);
  unmount();
  offer(true);
  await open();
  expect(way()).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  // The first field is no number.
  expect(screen.getByLabelText('Phone')).not.toHaveFocus();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a later visit asks anew', async () => {
  offer(true);
  const LoginPage = await loadLoginPage();
  const show = () =>
    act(async () =>
      render(
        <MemoryRouter>
          <LoginPage />
        </MemoryRouter>,
      ),
    );
  (await show()).unmount();
  offer(false);
  await show();
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

test('a code takes the place of the page, and another number gives it back (rule: phone-sign-in)', async () => {
  offer(true);
  sendPhoneCode.mockResolvedValue({ discard: async () => undefined });
  await open();
  await userEvent.type(screen.getByLabelText('Phone'), '9845012345');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Enter the code');
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(screen.getByLabelText('Phone')).toHaveValue('9845012345');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
});

test('a new account signs in with one press, once: its password is kept nowhere (rule: sign-in-ready)', async () => {
  offer(false);
  passOnPassword(email, 'just-chosen');
  const before = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
  const { unmount } = await open({ pathname: '/login', state: { email } });
  await send();
  expect(signIn).toHaveBeenCalledWith(email, 'just-chosen', 'customer', expect.anything());
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).toBe(before);
  unmount();
  await open({ pathname: '/login', state: { email } });
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
  expect(password()).toHaveValue('');
});

test('the password of a new account is for its address alone (rule: sign-in-ready)', async () => {
  offer(false);
  passOnPassword('another@basket.example', 'just-chosen');
  await open({ pathname: '/login', state: { email } });
  expect(password()).toHaveValue('');
});

const enter = async (secret: string) => {
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(password(), secret);
  await send();
};

test('missing fields are named, the first one gets the focus, and nobody is signed in', async () => {
  offer(false);
  const told = jest.spyOn(toast, 'error').mockReturnValue();
  await open('/login?role=delivery');
  expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  await send();
  await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
  await send();
  await userEvent.clear(screen.getByLabelText('E-mail'));
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await send();
  expect(password()).toHaveFocus();
  expect(told.mock.calls).toEqual([
    ['Please fill in your e-mail address'],
    ['Please enter a valid e-mail address.'],
    ['Please fill in your password'],
  ]);
  expect(signIn).not.toHaveBeenCalled();
});

test('the button says how far signing in has come', async () => {
  offer(false);
  let finish = (): void => undefined;
  signIn.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  await open();
  await enter('basket123');
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  const [call] = signIn.mock.calls;
  expect(call?.[2]).toBe('customer');
  act(() => call?.[3].onAuthenticated());
  expect(screen.getByRole('button', { name: 'Loading Profile...' })).toBeVisible();
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a refusal is told, and the page stays (rule: login-role)', async () => {
  offer(false);
  const told = jest.spyOn(toast, 'error').mockReturnValue();
  const text = "You don't have access to admin interface. Your role is: customer";
  signIn.mockRejectedValue(new Error(text));
  await open('/login?role=admin');
  expect(screen.getByRole('radio', { name: 'Admin' })).toBeChecked();
  await enter('basket123');
  expect(signIn).toHaveBeenCalledWith(email, 'basket123', 'admin', expect.anything());
  expect(told).toHaveBeenCalledWith(text);
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
});

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function Pages({ login }: { login: ReactNode }) {
  return useRoutes([
    { path: '/login', element: login },
    { path: '*', element: <Where /> },
  ]);
}

test.each([
  { role: 'customer', from: '/home/cart?x=1', to: '/home/cart?x=1' },
  { role: 'customer', from: undefined, to: '/' },
  { role: 'customer', from: '//evil.example/x', to: '/' },
  { role: 'customer', from: 'javascript:alert(1)', to: '/' },
  { role: 'admin', from: '/admin/orders?status=pending', to: '/admin' },
  { role: 'delivery_partner', from: '/home/cart', to: '/delivery' },
])(
  'threat-open-redirect: signed in as $role, who came from $from, leads to $to (rule: role-guard)',
  async ({ role, from, to }) => {
    offer(false);
    known = { status: 'signed-in', profile: { role } };
    const LoginPage = await loadLoginPage();
    render(
      <MemoryRouter initialEntries={[{ pathname: '/login', state: { from } }]}>
        <Pages login={<LoginPage />} />
      </MemoryRouter>,
    );
    expect(screen.getByText(`at ${to}`)).toBeVisible();
  },
);
