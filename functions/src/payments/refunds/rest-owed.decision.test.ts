import {
  newRefund,
  noOrderPayment,
  type Order,
  type Payment,
  type Refund,
  type Stored,
} from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { overpaidPaise, restOwed } from './rest-owed.decision';

const of = { orderId: 'order1', orderNumber: 'BE2611204821', customerId: 'customer1' };
const captured = (id: string, facts: Partial<Payment> = {}): Stored<Payment> => ({
  ...{ id, ...of, intentId: null, amountPaise: 98_00, currency: 'INR', method: 'upi', state: 'captured' },
  ...{ refundedPaise: 0, use: 'order', surplusReason: null, failure: null, capturedAt: 1, createdAt: 1 },
  updatedAt: 1,
  ...facts,
});
const back = (paymentId: string, amountPaise: number, facts: Partial<Refund> = {}): Refund => ({
  ...newRefund({
    ...{ ...of, paymentId, amountPaise, cause: 'requested' },
    ...{ reason: '', requestedBy: 'admin1', createdAt: 1 },
  }),
  ...facts,
});
const paid = { paymentMethod: 'online', paymentStatus: 'paid', paymentId: 'pay_1' } as const;
const inCash = { paymentMethod: 'cod', paymentStatus: 'pending', paymentId: 'pay_1' } as const;
const cancelled = { ...paid, status: 'cancelled' } as const;
const kept = (receivedPaise: number, refundOwedPaise = 0) => ({
  payment: { ...noOrderPayment, receivedPaise, refundOwedPaise },
});

test.each<{
  desc: string;
  order: Partial<Order>;
  payments?: Stored<Payment>[];
  refunds?: Refund[];
  rests: object;
}>([
  { desc: 'one that its payment pays for: nothing', order: { ...paid, ...kept(98_00) }, rests: {} },
  {
    desc: 'one that keeps less than its total, as an admin refunded a part: nothing',
    order: { ...paid, ...kept(98_00, 20_00) },
    refunds: [back('pay_1', 20_00)],
    rests: {},
  },
  {
    desc: 'one of which a refund counts twice: nothing while that is not known',
    order: { ...inCash, ...kept(98_00, 196_00) },
    refunds: [back('pay_1', 98_00), back('pay_1', 98_00)],
    rests: {},
  },
  {
    desc: 'one that is collected in cash: all',
    order: { ...inCash, ...kept(98_00) },
    rests: { pay_1: 98_00 },
  },
  {
    desc: 'one that was delivered for cash: all',
    order: { ...inCash, ...kept(98_00), status: 'delivered', paymentStatus: 'paid' },
    rests: { pay_1: 98_00 },
  },
  {
    desc: 'one that was cancelled: what was not refunded before, nor paid out by hand',
    order: { ...cancelled, ...kept(98_00, 60_00) },
    refunds: [back('pay_1', 20_00), back('pay_1', 40_00, { status: 'refunded', reference: 'UTR 7' })],
    rests: { pay_1: 38_00 },
  },
  {
    desc: 'one whose refund was withdrawn: it counts no more',
    order: { ...cancelled, ...kept(98_00) },
    refunds: [back('pay_1', 98_00, { status: 'withdrawn' })],
    rests: { pay_1: 98_00 },
  },
  {
    desc: 'one that a later payment pays for: the earlier payment, which has the money',
    order: { ...paid, paymentId: 'pay_2', ...kept(196_00) },
    payments: [captured('pay_2'), captured('pay_1')],
    rests: { pay_1: 98_00 },
  },
  {
    desc: 'one that was shortened meanwhile: what it keeps above its total',
    order: { ...paid, totalPaise: 74_00, ...kept(80_00) },
    refunds: [back('pay_1', 18_00)],
    rests: { pay_1: 6_00 },
  },
  {
    desc: 'a cancelled one with two payments: a part of each',
    order: { ...cancelled, ...kept(196_00, 100_00) },
    payments: [captured('pay_1'), captured('pay_2')],
    refunds: [back('pay_1', 60_00), back('pay_2', 40_00)],
    rests: { pay_2: 58_00, pay_1: 38_00 },
  },
  {
    desc: 'a payment that was never captured: nothing of it',
    order: { ...cancelled, ...kept(98_00) },
    payments: [captured('pay_2', { capturedAt: null, state: 'failed', use: 'none' }), captured('pay_1')],
    rests: { pay_1: 98_00 },
  },
])(
  'an order owes the rest of its payments, $desc (rule: settled-elsewhere)',
  ({ order, payments, refunds, rests }) => {
    const after = anOrder(order);
    const owed = restOwed(after, payments ?? [captured('pay_1')], refunds ?? []);
    expect(Object.fromEntries(owed.map(({ paymentId, amountPaise }) => [paymentId, amountPaise]))).toEqual(
      rests,
    );
    expect(owed.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(
      Math.max(0, overpaidPaise(after)),
    );
  },
);
