import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Refund, Stored } from '@basket/domain';
import { CallFailedError, MemoryRouter, toast, useLocation, type Live } from '@basket/web';
import { tellWaiting } from '../../counts/waiting';
import { aRefund } from '../../testing/builders';
import { RefundsPage } from './refunds-page';

const run = jest.fn<Promise<object>, [object]>();
let live: Live<Stored<Refund>[]>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLiveQuery: () => live,
}));

const ready = (data: Stored<Refund>[]): typeof live => ({ status: 'ready', data, isFromCache: false });

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;
const show = () =>
  render(
    <MemoryRouter>
      <RefundsPage />
      <Address />
    </MemoryRouter>,
  );

beforeEach(() => {
  tellWaiting(null);
  run.mockReset();
  run.mockResolvedValue({ status: 'owed' });
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('lists what is unsettled, with its order, its reason and its number in the tab', () => {
  tellWaiting({
    ...{ countedAt: 1, pendingOrders: 0, ordersWithoutPartner: 0, failedDeliveries: 0 },
    ...{ pendingWithdrawals: 0, failedRefunds: 0, unsettledRefunds: 2, lowProducts: 0 },
  });
  live = ready([
    aRefund(),
    aRefund({ id: 'surplus_pay_9', orderId: null, orderNumber: null, cause: 'surplus', reason: '' }),
  ]);
  show();
  expect(screen.getByRole('link', { name: 'BE2611204821' })).toHaveAttribute('href', '/admin/orders/order1');
  expect(screen.getByText('No order')).toBeVisible();
  expect(screen.getByText('The payment pays for no order')).toBeVisible();
  expect(screen.getAllByText('The payment gateway refused it. Retry, or pay it out by hand.')).toHaveLength(
    2,
  );
  expect(screen.getByRole('link', { name: 'Refunds 2' })).toBeVisible();
});

test('arrow keys move between the refunds, and Enter opens the order of one (rule: keyboard-admin)', async () => {
  live = ready([aRefund({ id: 'surplus_pay_9', orderId: null, orderNumber: null }), aRefund()]);
  show();
  const [, withoutOrder, ofOrder] = screen.getAllByRole('row');
  act(() => withoutOrder?.focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  await userEvent.keyboard('{ArrowDown}');
  expect(ofOrder).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/orders/order1');
});

test('tries a refund again, and says why that failed', async () => {
  live = ready([aRefund()]);
  show();
  const retry = screen.getByRole('button', { name: 'Retry refund of ₹125.00' });
  await userEvent.click(retry);
  expect(run.mock.calls).toEqual([[{ refundId: 'order1_2' }]]);
  expect(toast.success).toHaveBeenCalledWith('The refund is being tried again');
  const failure = new CallFailedError('offline');
  run.mockRejectedValueOnce(failure);
  await userEvent.click(retry);
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(`Failed to retry refund. ${failure.message}`));
});

test('says that it is loading, and that there is nothing', () => {
  live = { status: 'loading' };
  const { unmount } = show();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  unmount();
  live = ready([]);
  show();
  expect(screen.getByText('No unsettled refunds')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Refunds' })).toHaveTextContent(/^Refunds$/);
});

test('reports a failure and retries (rule: failures-told)', async () => {
  const retry = jest.fn();
  live = { status: 'error', code: 'unavailable', message: 'No connection.', retry };
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load refunds');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
