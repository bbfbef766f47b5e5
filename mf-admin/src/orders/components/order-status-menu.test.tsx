import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderStatusFacts, refusalText, type Order, type OrderStatus, type Stored } from '@basket/domain';
import { CallRefusedError, toast } from '@basket/web';
import { anAcceptedOrder, anOrder } from '../../testing/builders';
import { OrderStatusMenu } from './order-status-menu';
import { StatusChanges } from './status-changes';

const run = jest.fn<Promise<object>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: (_contract: unknown, input: object) => run(input),
}));

const changed = (status: OrderStatus): CallRefusedError =>
  new CallRefusedError(
    'status_changed',
    { status, label: orderStatusFacts[status].label },
    refusalText('status_changed'),
  );
const screenOf = (order: Stored<Order>, as: 'td' | 'li' = 'td') => (
  <StatusChanges>
    {as === 'td' ? (
      <div>
        <OrderStatusMenu order={order} />
      </div>
    ) : (
      <ul>
        <OrderStatusMenu order={order} />
      </ul>
    )}
  </StatusChanges>
);
const show = (order: Stored<Order>) => render(screenOf(order));
const button = () => screen.getByRole('button', { name: /^Status of BE2611204821/ });
const choice = (status: OrderStatus) =>
  screen.getByRole('menuitemradio', { name: orderStatusFacts[status].label });
async function choose(status: OrderStatus): Promise<void> {
  await userEvent.click(button());
  await userEvent.click(choice(status));
}
const dialog = () => within(screen.getByRole('alertdialog'));
const success = () => jest.mocked(toast.success).mock.calls.at(-1);

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  for (const kind of ['success', 'info', 'error'] as const) jest.spyOn(toast, kind).mockReturnValue();
});

test('arrow keys move in the menu and never act; Enter does, and the focus is on the button again (rule: status-chosen)', async () => {
  show(anOrder());
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(choice('pending')).toHaveFocus();
  expect(choice('pending')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(choice('confirmed')).toHaveFocus();
  expect(run).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(run).not.toHaveBeenCalled();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(run.mock.calls).toMatchObject([[{ status: 'confirmed' }]]);
  expect(button()).toHaveFocus();
});

test('an order whose person is erased is not offered to be taken back (rule: person-erased)', async () => {
  const { delivery } = anOrder();
  show(anOrder({ status: 'delivered', delivery: { ...delivery, address: '(removed)', phone: '' } }));
  await userEvent.click(button());
  expect(screen.getAllByRole('menuitemradio')).toEqual([choice('delivered'), choice('cancelled')]);
});

test('a change without consequences happens at once, names the status that was seen and can be undone (rules: status-seen, status-chosen)', async () => {
  show(anOrder());
  await choose('confirmed');
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', status: 'confirmed', seen: 'pending', note: '' }]]);
  expect(success()?.[0]).toBe('Order status updated successfully!');
  expect(success()?.[1]?.action?.label).toBe('Undo');
  act(() => success()?.[1]?.action?.run());
  await waitFor(() =>
    expect(run.mock.calls.at(-1)).toEqual([
      { orderId: 'order1', status: 'pending', seen: 'confirmed', note: '' },
    ]),
  );
});

test('a change with consequences asks first, and offers no way back that would move stock (rule: confirm-delete)', async () => {
  show(anOrder());
  await choose('cancelled');
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(dialog().getByRole('button', { name: 'Go back' }));
  expect(run).not.toHaveBeenCalled();
  expect(button()).toHaveAccessibleName('Status of BE2611204821: Pending');
  await choose('cancelled');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(success()?.[1]?.action).toBeUndefined();
});

test('the dialog says what the change would undo of an order that was delivered meanwhile, and asks again (rule: status-seen)', async () => {
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
  rerender(screenOf(anAcceptedOrder({ status: 'delivered', updatedAt: 99_000 })));
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel order' }));
  expect(run.mock.calls).toMatchObject([[{ status: 'cancelled', seen: 'out_for_delivery' }]]);
});

test('two admins set one status: the second is told that it is set already (rule: status-seen)', async () => {
  run.mockRejectedValueOnce(changed('confirmed'));
  show(anOrder());
  await choose('confirmed');
  await waitFor(() => expect(toast.info).toHaveBeenCalledWith('BE2611204821 is Confirmed already.'));
  expect(toast.success).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refusal stands in the dialog until the next try, with the reason that was typed (rule: failures-told)', async () => {
  const text = refusalText('not_allowed');
  run.mockRejectedValueOnce(new CallRefusedError('not_allowed', {}, text));
  show(anOrder());
  await choose('cancelled');
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'Called');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel order' }));
  const told = `Failed to update order status. ${text}`;
  expect(await dialog().findByRole('alert')).toHaveTextContent(told);
  expect(toast.error).toHaveBeenCalledWith(told);
  expect(dialog().getByLabelText(/^Reason/)).toHaveValue('Called');
  run.mockReturnValueOnce(new Promise(() => undefined));
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel order' }));
  expect(dialog().queryByRole('alert')).toBeNull();
});

test('an open menu and an open question stay when the table becomes cards', async () => {
  const { rerender } = render(screenOf(anOrder(), 'td'));
  await userEvent.click(button());
  rerender(screenOf(anOrder(), 'li'));
  expect(choice('confirmed')).toBeVisible();
  await userEvent.click(choice('cancelled'));
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'Called');
  rerender(screenOf(anOrder(), 'td'));
  expect(dialog().getByLabelText(/^Reason/)).toHaveValue('Called');
});

test('where the bank is silent about the UPI code, an admin can vouch for the cash (rule: door-asked)', async () => {
  const silent = new CallRefusedError('payment_being_checked', {}, refusalText('payment_being_checked'));
  run.mockRejectedValueOnce(silent);
  show(anAcceptedOrder({ paymentMethod: 'cod', status: 'out_for_delivery' }));
  await choose('delivered');
  await userEvent.click(dialog().getByRole('button', { name: 'Set to Delivered' }));
  expect(dialog().getByText(/^The bank has not said/)).toBeVisible();
  expect(run.mock.lastCall?.[0]).not.toHaveProperty('hasTakenCash');
  await userEvent.click(dialog().getByRole('button', { name: 'The partner has the cash' }));
  expect(run.mock.lastCall?.[0]).toMatchObject({ status: 'delivered', hasTakenCash: true });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
