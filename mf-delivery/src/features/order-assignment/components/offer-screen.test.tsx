import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallFailedError, MemoryRouter, toast, useLocation } from '@basket/web';
import { calledFrom } from '../../../assignments/called-from';
import { paths } from '../../../paths';
import { anAssignment } from '../../../testing/builders';
import { installLocks } from '../../../testing/locks';
import { OfferScreen } from './offer-screen';

const run = jest.fn<Promise<object>, []>(() => Promise.resolve({}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: () => run(),
  currentSession: () => ({ user: { uid: 'imran' } }),
}));

const Place = () => <p>at {useLocation().pathname}</p>;
const show = (state: object | null) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: paths.orderAssignment, state }]}>
      <OfferScreen offers={[anAssignment()]} now={7_000} store={null} onAcceptWaits={jest.fn()} />
      <Place />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installLocks);
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  run.mockClear();
  jest.spyOn(toast, 'info').mockReturnValue();
  jest.spyOn(toast, 'success').mockReturnValue();
});

test('an offer that opened by itself ignores a touch meant for the screen before, and leads back there', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const touch = (name: string) => user.click(screen.getByRole('button', { name }));
  show(calledFrom({ pathname: paths.wallet, at: Date.now() }));
  await touch('Reject');
  await touch('Accept');
  expect(run).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(600));
  await touch('Reject');
  expect(run).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(`at ${paths.wallet}`)).toBeVisible();
});

test('on the screen that the partner opened it is answered at once; accepted, it leads home', async () => {
  show(null);
  await press('Accept');
  expect(run).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(`at ${paths.dashboard}`)).toBeVisible();
});

test('a call of earlier, which the browser remembers after a reload, does not hold an answer back', async () => {
  show(calledFrom({ pathname: paths.wallet, at: Date.now() - 5_000 }));
  await press('Accept');
  expect(run).toHaveBeenCalledTimes(1);
});

test('an answer without a network waits on its offer, which takes no second one (rule: steps-kept)', async () => {
  run.mockRejectedValueOnce(new CallFailedError('offline'));
  show(null);
  await press('Accept');
  expect(await screen.findByText(/^Accept, /)).toBeVisible();
  expect(screen.getByText(`at ${paths.orderAssignment}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  expect(toast.success).not.toHaveBeenCalled();
});
