import { noOrderPayment, type Order } from '@basket/domain';
import { paymentStanding, timeLeft } from './payable';

const dueAt = 1_000_000;
const waiting = {
  status: 'pending',
  paymentMethod: 'online',
  paymentStatus: 'pending',
  paymentDueAt: dueAt,
  payment: noOrderPayment,
} as const;

const table: readonly { desc: string; order: Partial<Order>; now?: number; standing: object }[] = [
  { desc: 'waits for its payment', order: {}, standing: { kind: 'payable', dueAt } },
  { desc: 'time is up', order: {}, now: dueAt, standing: { kind: 'checking' } },
  {
    desc: 'the store went on without its payment',
    order: { status: 'confirmed', paymentDueAt: null },
    standing: { kind: 'payable', dueAt: null },
  },
  { desc: 'cash', order: { paymentMethod: 'cod', paymentDueAt: null }, standing: { kind: 'none' } },
  { desc: 'paid', order: { paymentStatus: 'paid', paymentDueAt: null }, standing: { kind: 'paid' } },
  {
    desc: 'not paid in time',
    order: { status: 'cancelled', paymentStatus: 'failed', paymentDueAt: null },
    standing: { kind: 'unpaid' },
  },
  {
    desc: 'cancelled before it was paid',
    order: { status: 'cancelled', paymentDueAt: null },
    standing: { kind: 'none' },
  },
  {
    desc: 'paid late: the money goes back',
    order: {
      status: 'cancelled',
      paymentStatus: 'failed',
      payment: { ...noOrderPayment, refundOwedPaise: 500 },
    },
    standing: { kind: 'refunding', amountPaise: 500, isOrderAlive: false, way: 'bank' },
  },
  {
    desc: 'paid twice: one payment went back',
    order: { paymentStatus: 'paid', payment: { ...noOrderPayment, refundedPaise: 500 } },
    standing: { kind: 'refunded', amountPaise: 500, isOrderAlive: true, way: 'bank' },
  },
  {
    desc: 'a refund failed, and is owed still',
    order: {
      status: 'cancelled',
      payment: { ...noOrderPayment, refundOwedPaise: 500, refundState: 'failed' },
    },
    standing: { kind: 'refunding', amountPaise: 500, isOrderAlive: false, way: 'delayed' },
  },
  {
    desc: 'a part of the cash of a delivery goes back',
    order: {
      status: 'delivered',
      paymentMethod: 'cod',
      payment: { ...noOrderPayment, cashRefundOwedPaise: 500 },
    },
    standing: { kind: 'refunding', amountPaise: 500, isOrderAlive: false, way: 'store' },
  },
  {
    desc: 'less than the gateway pays goes back',
    order: { paymentStatus: 'paid', payment: { ...noOrderPayment, refundOwedPaise: 50 } },
    standing: { kind: 'refunding', amountPaise: 50, isOrderAlive: true, way: 'store' },
  },
  {
    desc: 'cash went back',
    order: {
      status: 'delivered',
      paymentMethod: 'cod',
      payment: { ...noOrderPayment, cashRefundedPaise: 500 },
    },
    standing: { kind: 'refunded', amountPaise: 500, isOrderAlive: false, way: 'store' },
  },
];

test.each(table)('$desc', ({ order, now = 0, standing }) => {
  expect(paymentStanding({ ...waiting, ...order }, now)).toEqual(standing);
});

test.each([
  { ms: 15 * 60_000, text: '15:00' },
  { ms: 545_000, text: '9:05' },
  { ms: 1, text: '0:01' },
  { ms: -5_000, text: '0:00' },
])('$ms ms are $text', ({ ms, text }) => {
  expect(timeLeft(ms, 0)).toBe(text);
});
