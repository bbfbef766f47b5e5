import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  noOrderPayment,
  refusalText,
  type Order,
  type Payment,
  type Refund,
  type Stored,
} from '@basket/domain';
import { CallRefusedError, MemoryRouter, toast, type Live, type LiveQuery } from '@basket/web';
import { storeSettings } from '@basket/domain/testing';
import { anOrder, aPaidOrder, aPayment, aRefund } from '../../../testing/builders';
import { eggs, eggsAsRead } from '../../../testing/eggs';
import { StatusChanges } from '../../../orders/components/status-changes';
import { OrderActions } from './order-actions';
import { PaymentPanel } from './payment-panel';
import { RefundDialog } from './refund-dialog';

const run = jest.fn<Promise<object>, [object]>();
let payments: Live<Stored<Payment>[]>;
let refunds: Live<Stored<Refund>[]>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLiveDocument: () => ({ status: 'ready', data: storeSettings({ roundsCash: true }) }),
  useLiveQuery: ({ collection }: LiveQuery) => (collection === 'refunds' ? refunds : payments),
}));

const ready = <T,>(data: T[]): Live<T[]> => ({ status: 'ready', data, isFromCache: false });

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({ refundId: 'r', amountPaise: 125_00 });
  payments = ready([aPayment()]);
  refunds = ready([]);
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

const show = (order: Stored<Order>) =>
  render(
    <MemoryRouter>
      <StatusChanges>
        <OrderActions order={order} />
      </StatusChanges>
      <PaymentPanel order={order} />
    </MemoryRouter>,
  );

describe('the payment of an order', () => {
  test('shows the facts, every payment and every refund', () => {
    refunds = ready([aRefund({ status: 'refunded', gatewayRefundId: 'rfnd_1', lastError: null })]);
    render(<PaymentPanel order={aPaidOrder({ refundedPaise: 125_00, refundState: 'refunded' })} />);
    for (const text of ['Online, at checkout', 'pay_1', 'One packet leaked · rfnd_1', 'upi · pay_1'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Kept').nextSibling).toHaveTextContent('₹175.00');
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  test('says that a refund failed and tries it again', async () => {
    refunds = ready([aRefund()]);
    render(<PaymentPanel order={aPaidOrder({ refundOwedPaise: 125_00, refundState: 'failed' })} />);
    expect(screen.getByRole('alert')).toHaveTextContent('₹125.00 are still owed to the customer');
    expect(screen.getByText(/The payment gateway refused it. Retry, or pay it out by hand./)).toBeVisible();
    expect(screen.queryByText(/Insufficient balance/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry refund of ₹125.00' }));
    expect(run.mock.calls).toEqual([[{ refundId: 'order1_2' }]]);
    expect(toast.success).toHaveBeenCalledWith('The refund is being tried again');
  });

  test('settles a refund that was paid by hand, with the reference of the transfer (rule: paid-by-hand)', async () => {
    refunds = ready([aRefund()]);
    render(<PaymentPanel order={aPaidOrder({ refundOwedPaise: 125_00, refundState: 'failed' })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Paid by hand: refund of ₹125.00' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Paid ₹125.00 by hand' }));
    const settle = () => userEvent.click(dialog.getByRole('button', { name: 'Settle refund' }));
    await settle();
    expect(run).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Reference of the transfer'), 'UPI 4321');
    const text = refusalText('refund_being_paid');
    run.mockRejectedValueOnce(new CallRefusedError('refund_being_paid', {}, text));
    await settle();
    expect(dialog.getByRole('alert')).toHaveTextContent(`Failed to settle refund. ${text}`);
    run.mockClear();
    await settle();
    expect(run.mock.calls).toEqual([[{ refundId: 'order1_2', reference: 'UPI 4321' }]]);
    expect(toast.success).toHaveBeenCalledWith('The refund is settled');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the cash of a delivery is paid back by hand alone (rule: paid-by-hand)', () => {
    refunds = ready([aRefund({ status: 'owed', source: 'cash', paymentId: null, lastError: null })]);
    const payment = { ...noOrderPayment, cashRefundOwedPaise: 125_00, refundState: 'owed' } as const;
    render(<PaymentPanel order={anOrder({ status: 'delivered', payment })} />);
    expect(screen.getByText(/₹125.00 are owed to the customer. Pay out by hand/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Paid by hand/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  test('a refund that is too little for the gateway is paid back by hand (rule: small-sums)', () => {
    refunds = ready([aRefund({ status: 'owed', amountPaise: 40, lastError: null })]);
    render(<PaymentPanel order={aPaidOrder({ refundOwedPaise: 40, refundState: 'owed' })} />);
    expect(screen.getByText('₹0.40 are owed to the customer. Pay them out by hand.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Paid by hand/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  test('says why a refund cannot be tried again', async () => {
    refunds = ready([aRefund({ status: 'owed' })]);
    const text = refusalText('refund_not_retryable');
    run.mockRejectedValue(new CallRefusedError('refund_not_retryable', {}, text));
    render(<PaymentPanel order={aPaidOrder({ refundOwedPaise: 125_00, refundState: 'owed' })} />);
    expect(screen.getByText('₹125.00 are on their way back to the customer.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(`Failed to retry refund. ${text}`));
  });

  test('says that a payment pays for no order, and why one failed', () => {
    payments = ready([
      aPayment({ use: 'surplus', surplusReason: 'already_paid' }),
      aPayment({ id: 'pay_0', state: 'failed', use: 'none', failure: 'Declined by the bank' }),
    ]);
    render(<PaymentPanel order={aPaidOrder()} />);
    expect(screen.getByText(/Pays for no order: the order had been paid before/)).toBeVisible();
    expect(screen.getByText('upi · pay_0 · Declined by the bank')).toBeVisible();
  });

  test('loads, fails and is empty part by part (rule: failures-told)', async () => {
    const retry = jest.fn();
    payments = { status: 'loading' };
    refunds = { status: 'error', code: 'unavailable', message: 'No connection.', retry };
    const { rerender } = render(<PaymentPanel order={aPaidOrder()} />);
    expect(screen.getByText('Loading payments')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load refunds');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    payments = ready<Stored<Payment>>([]);
    refunds = ready<Stored<Refund>>([]);
    rerender(<PaymentPanel order={aPaidOrder({ attempts: 1 })} />);
    expect(screen.getByText('The gateway’s record of it is not kept here.')).toBeVisible();
    expect(screen.getByText('Nothing is owed back.')).toBeVisible();
    rerender(<PaymentPanel order={aPaidOrder({ attempts: 1, receivedPaise: 0 })} />);
    expect(screen.getByText('Nobody has tried to pay yet.')).toBeVisible();
  });

  test('the panel of a cash order has nothing to list or refund', () => {
    show(anOrder());
    expect(screen.getByText('Cash on delivery')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});

describe('the actions of an order', () => {
  test('are those that it allows; cancelling asks first (rule: confirm-delete)', async () => {
    show(anOrder());
    const actions = within(screen.getByRole('group', { name: 'Actions' }));
    expect(actions.getByRole('button', { name: 'Assign' })).toBeVisible();
    expect(actions.queryByRole('link', { name: 'Packing slip' })).toBeNull();
    await userEvent.click(actions.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('menuitem', { name: 'Bill' })).toHaveAttribute(
      'href',
      '/admin/orders/order1/bill',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel order' }));
    expect(screen.getByRole('alertdialog', { name: 'Cancel order BE2611204821?' })).toBeVisible();
  });

  test('an order that waits for its payment is changed to cash, once that is confirmed (rule: cash-instead)', async () => {
    const waits = { paymentMethod: 'online', paymentStatus: 'pending', paymentDueAt: null } as const;
    show(anOrder({ ...waits, totalPaise: 98_40 }));
    await userEvent.click(screen.getByRole('button', { name: 'Change to cash' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Change BE2611204821 to cash?' }));
    expect(dialog.getByText(/^The customer pays ₹98\.00 at the door/)).toBeVisible();
    const text = refusalText('order_already_paid');
    run.mockRejectedValueOnce(new CallRefusedError('order_already_paid', {}, text));
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Change to cash' }));
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent(`Failed to change to cash. ${text}`);
    run.mockClear();
    run.mockResolvedValue({ totalPaise: 98_00 });
    await confirm();
    expect(run.mock.calls).toEqual([[{ orderId: 'order1', expectedTotalPaise: 98_00 }]]);
    expect(toast.success).toHaveBeenCalledWith('BE2611204821 is paid in cash: ₹98.00');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    { desc: 'a cash order', order: anOrder() },
    { desc: 'a paid one', order: aPaidOrder() },
    { desc: 'an ended one', order: anOrder({ paymentMethod: 'online', status: 'cancelled' }) },
  ])('do not offer cash for $desc (rule: cash-instead)', ({ order }) => {
    show(order);
    expect(screen.queryByRole('button', { name: 'Change to cash' })).toBeNull();
  });

  test('the actions of a delivered order are a refund and its bill', () => {
    show(anOrder({ status: 'delivered' }));
    const actions = within(screen.getByRole('group', { name: 'Actions' }));
    expect(actions.getAllByRole('button').map((button) => button.textContent)).toEqual(['Refund']);
    expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bill']);
  });
});

describe('refunding an order', () => {
  async function open(order = aPaidOrder()) {
    show(order);
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refund BE2611204821' }));
    return { dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Refund' })) };
  }

  test('needs a reason, and refunds in full what the order keeps', async () => {
    const { dialog, send } = await open(aPaidOrder({ refundedPaise: 100_00 }));
    expect(dialog.getByText('At most ₹200.00 can be refunded.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'By item' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'In full' }));
    await send();
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Please fill in the reason');
    expect(run).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Never arrived');
    await send();
    expect(run.mock.calls).toEqual([
      [{ orderId: 'order1', scope: { kind: 'full' }, reason: 'Never arrived' }],
    ]);
    expect(toast.success).toHaveBeenCalledWith('Refund of ₹125.00 started successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('refunds units that have not been refunded', async () => {
    const { dialog, send } = await open(aPaidOrder({ refundedQuantities: { 0: 1 } }));
    await userEvent.click(dialog.getByRole('radio', { name: 'By item' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'One packet leaked');
    await send();
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one unit');
    const more = dialog.getByRole('button', { name: /^Increase quantity/ });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(dialog.getByText(/The order keeps/)).toHaveTextContent(
      'Refunds ₹125.00. The order keeps ₹175.00.',
    );
    await send();
    const scope = { kind: 'items', items: [{ line: 0, quantity: 1 }] };
    expect(run.mock.calls).toEqual([[{ orderId: 'order1', scope, reason: 'One packet leaked' }]]);
  });

  test('refunds an amount up to the most, and stays open after a failure', async () => {
    const text = refusalText('refund_too_large');
    run.mockRejectedValue(new CallRefusedError('refund_too_large', {}, text));
    const { dialog, send } = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'By amount' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Late');
    await userEvent.type(dialog.getByLabelText('Amount'), '300.01');
    await send();
    expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription('At most ₹300.00 can be refunded');
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '49.50');
    await send();
    const scope = { kind: 'amount', amountPaise: 49_50 };
    expect(run.mock.calls).toEqual([[{ orderId: 'order1', scope, reason: 'Late' }]]);
    expect(toast.error).toHaveBeenCalledWith(`Failed to refund order. ${text}`);
    expect(dialog.getByRole('alert')).toHaveTextContent(`Failed to refund order. ${text}`);
    expect(dialog.getByLabelText('Amount')).toHaveValue('49.50');
  });

  test.each([
    { amount: '0.40', byHand: 1, toast: 'Refund of ₹0.40 noted. Pay it out by hand.' },
    { amount: '1', byHand: 0, toast: 'Refund of ₹1.00 started successfully!' },
  ])('an amount of ₹$amount says, while it is typed, who pays it back (rule: small-sums)', async (row) => {
    run.mockResolvedValue({ refundId: 'r', amountPaise: Number(row.amount) * 100 });
    const { dialog, send } = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'By amount' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Late');
    await userEvent.type(dialog.getByLabelText('Amount'), row.amount);
    expect(dialog.queryAllByText(/pay this out by hand afterwards/)).toHaveLength(row.byHand);
    await send();
    expect(toast.success).toHaveBeenCalledWith(row.toast);
  });
});

test('a refund by item is in the language that is read, also after a change (rule: order-names)', async () => {
  render(<RefundDialog order={{ ...aPaidOrder(), items: [eggs] }} onClose={jest.fn()} />);
  await userEvent.click(screen.getByRole('radio', { name: 'By item' }));
  expect(await eggsAsRead(() => screen.getByRole('dialog'))).toEqual(['Eggs', 'अंडे', 'Eggs']);
});
