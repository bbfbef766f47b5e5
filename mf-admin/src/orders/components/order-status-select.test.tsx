import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderStatusFacts, refusals, type Order, type OrderStatus, type Stored } from '@basket/domain';
import { CallRefusedError, toast } from '@basket/web';
import { anAcceptedOrder, anOrder } from '../../testing/builders';
import { OrderStatusSelect } from './order-status-select';

const run = jest.fn<Promise<object>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
}));

const changed = (status: OrderStatus): CallRefusedError =>
  new CallRefusedError(
    'status_changed',
    { status, label: orderStatusFacts[status].label },
    refusals.status_changed.text,
  );
const show = (order: Stored<Order>) => render(<OrderStatusSelect order={order} />);
const choose = (status: OrderStatus) => userEvent.selectOptions(screen.getByLabelText('Status'), status);
const dialog = () => within(screen.getByRole('alertdialog'));

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  for (const kind of ['success', 'info', 'error'] as const) jest.spyOn(toast, kind).mockReturnValue();
});

test('a change without consequences happens at once and names the status that was seen (rule: status-seen)', async () => {
  show(anOrder());
  await choose('confirmed');
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', status: 'confirmed', seen: 'pending', note: '' }]]);
  expect(toast.success).toHaveBeenCalledWith('Order status updated successfully!');
});

test('a change with consequences asks first (rule: confirm-delete)', async () => {
  show(anOrder());
  await choose('cancelled');
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(dialog().getByRole('button', { name: 'Go back' }));
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Status')).toHaveValue('pending');
});

test('of an order that was delivered meanwhile it says what the change would undo, and asks again (rule: status-seen)', async () => {
  run.mockRejectedValueOnce(changed('delivered'));
  show(anAcceptedOrder());
  await choose('preparing');
  expect(await screen.findByText(/Nothing was changed: this order is Delivered by now/)).toBeVisible();
  expect(dialog().getByText('The pay of the delivery is taken back from Imran Khan’s wallet.')).toBeVisible();
  expect(toast.success).not.toHaveBeenCalled();
  await userEvent.click(dialog().getByRole('button', { name: 'Set to Preparing' }));
  expect(run.mock.calls.at(-1)).toMatchObject([{ status: 'preparing', seen: 'delivered' }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the dialog is about the order as it was opened; an order that changes meanwhile is not confirmed unseen (rule: status-seen)', async () => {
  const { rerender } = show(anAcceptedOrder());
  await choose('cancelled');
  rerender(<OrderStatusSelect order={anAcceptedOrder({ status: 'delivered', updatedAt: 99_000 })} />);
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel order' }));
  expect(run.mock.calls).toMatchObject([[{ status: 'cancelled', seen: 'out_for_delivery' }]]);
});

test('of two admins who set one status the second is told that it is set already (rule: status-seen)', async () => {
  run.mockRejectedValueOnce(changed('confirmed'));
  show(anOrder());
  await choose('confirmed');
  await waitFor(() => expect(toast.info).toHaveBeenCalledWith('BE2611204821 is Confirmed already.'));
  expect(toast.success).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
