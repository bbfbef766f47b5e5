import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText, type Assignment, type Stored } from '@basket/domain';
import { aPartner } from '@basket/domain/testing';
import { CallFailedError, CallRefusedError, MemoryRouter, toast, useLocation, type Live } from '@basket/web';
import { DeliveryContext } from '../../delivery-context';
import { paths } from '../../paths';
import { anAssignment } from '../../testing/builders';
import { installLocks } from '../../testing/locks';
import { OrderAssignmentPage } from './order-assignment-page';

let now: number;
const run = jest.fn<Promise<object>, [object]>();
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => now,
  useLiveDocument: () => ({ status: 'loading' }),
  call: (_contract: object, input: object) => run(input),
  currentSession: () => ({ user: { uid: 'imran' } }),
}));

const Address = () => <output>{useLocation().pathname}</output>;
const screenOf = (offers: Live<Stored<Assignment>[]>, inHand: Stored<Assignment>[] = []) => (
  <MemoryRouter initialEntries={[paths.orderAssignment]}>
    <DeliveryContext
      value={{
        uid: 'imran',
        email: 'imran@basket.example',
        partner: ready(aPartner()),
        offers,
        inHand: ready(inHand),
      }}
    >
      <OrderAssignmentPage />
      <Address />
    </DeliveryContext>
  </MemoryRouter>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installLocks);
beforeEach(() => {
  now = 7_000;
  run.mockReset();
  run.mockResolvedValue({});
  for (const kind of ['success', 'info', 'error'] as const) jest.spyOn(toast, kind).mockReturnValue();
});

test('an offer counts down to the deadline of the server and then goes by itself (rule: offer-30s)', () => {
  const offers = ready([anAssignment()]);
  const { rerender } = render(screenOf(offers));
  expect(screen.getByRole('timer', { name: 'Time to answer: 24 seconds left' })).toBeVisible();
  now = 30_999;
  rerender(screenOf(offers));
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
  now = 31_000;
  rerender(screenOf(offers));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByText('No orders assigned')).toBeVisible();
});

test.each([
  { button: 'Accept', kind: 'success', text: 'Order accepted successfully!', answer: 'accept' },
  { button: 'Reject', kind: 'info', text: 'Order rejected', answer: 'reject' },
] as const)('$button says: $text', async ({ button, kind, text, answer }) => {
  render(screenOf(ready([anAssignment()])));
  await press(button);
  await waitFor(() => expect(toast[kind]).toHaveBeenCalledWith(text));
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', attempt: 1, answer }]]);
});

test('a refused answer says why and leaves the screen as it is', async () => {
  run.mockRejectedValue(new CallRefusedError('offer_expired', {}, refusalText('offer_expired')));
  render(screenOf(ready([anAssignment()])));
  await press('Accept');
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      `Failed to process order response. ${refusalText('offer_expired')}`,
    ),
  );
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test('an acceptance that had waited for the network leads to its order (rule: steps-kept)', async () => {
  run.mockRejectedValue(new CallFailedError('timeout'));
  const offer = anAssignment({ id: 'order9_1', orderId: 'order9' });
  const other = anAssignment({ id: 'order8_1', orderId: 'order8' });
  const { rerender } = render(screenOf(ready([offer])));
  await press('Accept');
  expect(await screen.findByText(/waits for the network/)).toBeVisible();
  const accepted = { ...offer, status: 'accepted' as const };
  // Further offers come first.
  act(() => rerender(screenOf(ready([other]), [accepted])));
  expect(screen.getByText(paths.orderAssignment)).toBeVisible();
  act(() => rerender(screenOf(ready([]), [accepted])));
  expect(screen.getByText(paths.dashboard)).toBeVisible();
});

test('the most urgent offer fills the screen; the one that was chosen stays while others come and go', async () => {
  const first = anAssignment();
  const second = anAssignment({
    ...{ id: 'order2_1', orderId: 'order2', orderNumber: 'BE2', customerName: 'Ravi' },
    deadlineAt: 36_000,
  });
  const third = anAssignment({ id: 'order3_1', orderId: 'order3', orderNumber: 'BE3', deadlineAt: 20_000 });
  const { rerender } = render(screenOf(ready([second, first])));
  expect(screen.getByRole('article', { name: 'Offer BE2611204821' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /BE2|Ravi/ }));
  expect(screen.getByRole('article', { name: 'Offer BE2' })).toBeVisible();
  act(() => rerender(screenOf(ready([third, second, first]))));
  expect(screen.getByRole('article', { name: 'Offer BE2' })).toBeVisible();
});

test('reports a failure (rule: failures-told)', () => {
  render(screenOf({ status: 'error', code: 'unavailable', message: 'No connection.', retry: jest.fn() }));
  expect(screen.getByText('Failed to load orders')).toBeVisible();
});
