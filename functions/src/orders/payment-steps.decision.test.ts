import {
  newRefund,
  noOrderPayment,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  type Order,
  type OrderStatus,
  type Refund,
  type Stored,
} from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import fc from 'fast-check';
import { change, inHand, now } from '../testing/status-changes';
import type { OrderState } from './change-status.decision';
import { paymentEffects, paymentStepOf, paymentSteps } from './payment-steps.decision';

/** Every cell: what happens to a payment of this method and status in each of {@link paymentSteps}, in their order. */
const expected: Record<string, readonly string[]> = {
  'cod pending': ['cashOpen', 'cashPaid', 'cashOpen', 'cashOpen', 'cashPaid'],
  'cod paid': ['cashOpen', 'cashPaid', 'cashOpen', 'cashOpen', 'cashPaid'],
  'cod failed': ['cashOpen', 'cashPaid', 'cashOpen', 'cashOpen', 'cashPaid'],
  'cod refunded': ['cashOpen', 'cashPaid', 'cashOpen', 'cashOpen', 'cashPaid'],
  'online pending': ['same', 'same', 'same', 'same', 'same'],
  'online paid': ['same', 'same', 'owe', 'undoOwe', 'undoOweDelivered'],
  'online failed': ['same', 'same', 'same', 'cashOpen', 'cashPaid'],
  'online refunded': ['same', 'same', 'same', 'cashOpen', 'cashPaid'],
};

test.each(paymentMethods.flatMap((method) => paymentStatuses.map((status) => ({ method, status }))))(
  'a $method order that is $status does in each step what the table says',
  ({ method, status }) => {
    const effects = paymentSteps.map((step) => paymentEffects[method][status][step]);
    expect(effects).toEqual(expected[`${method} ${status}`]);
  },
);

test('each change of status is one step', () => {
  const steps = (from: OrderStatus): string[] => orderStatuses.map((to) => paymentStepOf(from, to));
  const alive = ['goesOn', 'goesOn', 'goesOn', 'goesOn', 'goesOn', 'delivered', 'cancelled'];
  for (const from of ['pending', 'confirmed', 'out_for_delivery'] as const)
    expect(steps(from)).toEqual(alive);
  expect(steps('delivered').slice(0, 5)).toEqual(alive.slice(0, 5));
  expect(steps('cancelled')).toEqual([
    ...['takenBack', 'takenBack', 'takenBack', 'takenBack', 'takenBack'],
    ...['takenBackDelivered', 'cancelled'],
  ]);
});

/** An order that nobody carries, with the refund that it names. */
const atStore = (order: Partial<Stored<Order>>, refund: Stored<Refund> | null = null): OrderState => ({
  ...inHand('confirmed'),
  partner: null,
  assignment: null,
  order: anOrder(order),
  refund,
});

test('a delivered cash order that is cancelled is paid by nobody, and when it is taken back (rule: cash-paid-at-door)', () => {
  const delivered = change(inHand('out_for_delivery'), 'delivered').order;
  const cancelled = change(
    { ...inHand('delivered'), order: { id: 'order1', ...delivered }, assignment: null, partner: null },
    'cancelled',
  ).order;
  expect(cancelled).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'pending', paidAt: null });
  const back = change(atStore({ id: 'order1', ...cancelled }), 'pending').order;
  expect(back).toMatchObject({ paymentStatus: 'pending', paidAt: null });
  // Stored before: cancelled and still said to be paid.
  const older = atStore({ status: 'cancelled', paymentStatus: 'paid', paidAt: 5 });
  expect(change(older, 'pending').order).toMatchObject({ paymentStatus: 'pending', paidAt: null });
});

test('an unpaid online order that comes back to pending waits anew, and ends again (rule: pay-15min)', () => {
  const waiting = { paymentMethod: 'online', paymentStatus: 'pending', paymentDueAt: now - 1 } as const;
  const moved = change(atStore(waiting), 'confirmed').order;
  expect(moved.paymentDueAt).toBeNull();
  const back = change(atStore({ id: 'order1', ...moved }), 'pending').order;
  expect(back).toMatchObject({ paymentStatus: 'pending', paymentDueAt: now + 15 * 60_000 });
  const takenBack = change(atStore({ ...waiting, status: 'cancelled', paymentDueAt: null }), 'pending').order;
  expect(takenBack.paymentDueAt).toBe(now + 15 * 60_000);
});

test('an unpaid online order that is handed over stays unpaid and is worth nothing (rule: customer-value)', () => {
  const order = change(atStore({ paymentMethod: 'online', paymentDueAt: now }), 'delivered').order;
  expect(order).toMatchObject({ paymentStatus: 'pending', valuePaise: 0, paymentDueAt: null });
});

test('an order whose money was owed back before its cancellation is collected in cash when it is taken back', () => {
  const payment = {
    ...noOrderPayment,
    receivedPaise: 98_00,
    refundOwedPaise: 98_00,
    refundState: 'owed',
  } as const;
  const state = atStore({ status: 'cancelled', paymentMethod: 'online', paymentStatus: 'paid', payment });
  expect(change(state, 'pending').order).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'pending' });
});

function expectSettled(
  { paymentMethod, paymentStatus, paymentDueAt, payment }: Order,
  to: OrderStatus,
): void {
  if (paymentMethod === 'cod') expect(paymentStatus).toBe(to === 'delivered' ? 'paid' : 'pending');
  const isKept = paymentMethod === 'online' && paymentStatus === 'paid' && to !== 'cancelled';
  if (payment.receivedPaise > 0) expect(payment.refundOwedPaise).toBe(isKept ? 0 : payment.receivedPaise);
  const waits = to === 'pending' && paymentMethod === 'online' && paymentStatus === 'pending';
  expect(paymentDueAt !== null).toBe(waits);
}

test('on any walk cash is paid exactly while the order is delivered, and online money is kept or owed', () => {
  const choices = orderStatuses.filter((status) => status !== 'assigned');
  const start = fc.constantFrom<Partial<Order>>(
    { paymentMethod: 'cod' },
    { paymentMethod: 'online', paymentDueAt: now },
    {
      ...{ paymentMethod: 'online', paymentStatus: 'paid', paymentId: 'pay_1' },
      payment: { ...noOrderPayment, channel: 'checkout', receivedPaise: 98_00 },
    },
  );
  const walk = fc.array(fc.record({ to: fc.constantFrom(...choices), isAsked: fc.boolean() }));
  fc.assert(
    fc.property(start, walk, (facts, steps) => {
      let state = atStore(facts);
      for (const { to, isAsked } of steps) {
        if (to === state.order.status) continue;
        const { order, refund } = change(state, to);
        expectSettled(order, to);
        const owed = refund?.kind === 'owe' ? { id: refund.id, ...refund.refund } : state.refund;
        const asked = owed && isAsked ? { ...owed, status: 'requested' as const, tries: 1 } : owed;
        state = { ...state, order: { id: 'order1', ...order }, refund: asked };
      }
    }),
  );
});

test('a refund that was refused can be called back, one on its way cannot', () => {
  const refund = newRefund({
    ...{ orderId: 'order1', orderNumber: 'BE2611204821', customerId: 'customer1', paymentId: 'pay_1' },
    ...{ amountPaise: 98_00, cause: 'cancellation', reason: '', requestedBy: 'system', createdAt: 1 },
  });
  const payment = { ...noOrderPayment, receivedPaise: 98_00, refundOwedPaise: 98_00 };
  const order = {
    ...({ status: 'cancelled', paymentMethod: 'online', paymentStatus: 'paid', refundId: 'r' } as const),
    payment,
  };
  const methodAfter = (status: Refund['status'], tries: number) =>
    change(atStore(order, { ...refund, id: 'r', status, tries }), 'delivered').order;
  expect(methodAfter('failed', 3)).toMatchObject({
    paymentMethod: 'online',
    payment: { refundOwedPaise: 0 },
  });
  expect(methodAfter('requested', 1)).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'paid' });
});
