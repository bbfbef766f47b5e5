import { noOrderPayment } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { change, inHand, now } from '../testing/status-changes';
import type { OrderState } from './change-status.decision';

/** Paid online and not yet with a partner. */
const paidOnline = (overrides = {}): OrderState => ({
  ...inHand('confirmed'),
  partner: null,
  assignment: null,
  order: anOrder({
    paymentMethod: 'online',
    paymentStatus: 'paid',
    paymentId: 'pay_1',
    paidAt: 1,
    payment: { ...noOrderPayment, channel: 'checkout', receivedPaise: 98_00 },
    ...overrides,
  }),
});

test('cancelling an order that was paid online owes a refund, once for each cancellation (rule: refund-owed)', () => {
  const first = change(paidOnline(), 'cancelled');
  expect(first.refund).toMatchObject({
    kind: 'owe',
    id: 'order1_2',
    refund: { status: 'owed', amountPaise: 98_00, paymentId: 'pay_1', customerId: first.order.customerId },
  });
  expect(first.order).toMatchObject({ paymentStatus: 'paid', refundId: 'order1_2' });
  expect(first.order.payment).toMatchObject({ refundOwedPaise: 98_00, refundState: 'owed' });
  if (first.refund?.kind !== 'owe') throw new Error('Nothing is owed');
  const refund = { id: first.refund.id, ...first.refund.refund };
  const cancelled = { ...paidOnline(), order: { id: 'order1', ...first.order }, refund };
  const back = change(cancelled, 'pending');
  expect(back.refund).toEqual({
    kind: 'withdraw',
    id: 'order1_2',
    refund: { status: 'withdrawn', nextTryAt: null, updatedAt: now },
  });
  expect(back.order).toMatchObject({
    paymentStatus: 'paid',
    refundId: null,
    payment: { receivedPaise: 98_00, refundOwedPaise: 0, refundState: 'none' },
  });
  const again = change(
    { ...paidOnline(), order: { id: 'order1', ...back.order, historySeq: 3 } },
    'cancelled',
  );
  expect(again.refund).toMatchObject({ kind: 'owe', id: 'order1_4' });
});

test.each([
  { desc: 'an unpaid online order', order: { paymentStatus: 'pending', paidAt: null } },
  { desc: 'one whose payment failed', order: { paymentStatus: 'failed', paidAt: null } },
  { desc: 'a cash order', order: { paymentMethod: 'cod', paymentStatus: 'pending', paidAt: null } },
  { desc: 'one that is cancelled already', order: { status: 'cancelled', refundId: 'order1_7' } },
])('$desc owes nothing more by being cancelled', ({ order }) => {
  expect(change(paidOnline(order), 'cancelled').refund).toBeNull();
});

test('an order taken back while its refund is on the way is collected in cash', () => {
  const cancelled = change(paidOnline(), 'cancelled');
  if (cancelled.refund?.kind !== 'owe') throw new Error('Nothing is owed');
  const { id, refund } = cancelled.refund;
  const state: OrderState = {
    ...paidOnline(),
    order: { id: 'order1', ...cancelled.order },
    refund: { ...refund, id, status: 'requested', tries: 1 },
  };
  const back = change(state, 'pending');
  expect(back.refund).toBeNull();
  expect(back.order).toMatchObject({
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    refundId: null,
    payment: { refundOwedPaise: 98_00 },
  });
});

test('the shop does not owe again the money that it refunded before', () => {
  const partly = paidOnline({
    payment: { ...noOrderPayment, receivedPaise: 98_00, refundedPaise: 24_00, refundState: 'refunded' },
  });
  expect(change(partly, 'cancelled').refund).toMatchObject({ refund: { amountPaise: 74_00 } });
});

test.each(['delivered', 'cancelled'] as const)(
  'an order that is %s has no code at the door any more',
  (to) => {
    const state = inHand('out_for_delivery');
    const shown = { ...state, order: { ...state.order, payment: { ...noOrderPayment, codeId: 'qr_1' } } };
    expect(change(shown, to).order.payment.codeId).toBeNull();
  },
);

test('an order that moves on waits for no payment any more', () => {
  const waiting = paidOnline({ paymentStatus: 'pending', paidAt: null, paymentDueAt: now + 1 });
  expect(change(waiting, 'pending').order.paymentDueAt).toBe(now + 1);
  expect(change(waiting, 'preparing').order.paymentDueAt).toBeNull();
  expect(change(waiting, 'cancelled').order.paymentDueAt).toBeNull();
});

test('an order taken back after its refund is collected in cash (rule: refund-then-cash)', () => {
  const refunded = anOrder({
    status: 'cancelled',
    paymentMethod: 'online',
    paymentStatus: 'refunded',
    paidAt: now,
  });
  const state: OrderState = { ...inHand('cancelled'), order: refunded, partner: null, assignment: null };
  expect(change(state, 'pending').order).toMatchObject({
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    paidAt: null,
  });
});
