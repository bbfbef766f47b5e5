import { defaultStoreSettings, type AccountCounters } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import {
  countersOfToday,
  countOne,
  countOrder,
  isUnpaid,
  withoutUnpaid,
  type WantedOrder,
} from './account-limits.decision';

const fresh = countersOfToday(null, someInstant);
const cash: WantedOrder = { orderId: 'new', paymentMethod: 'cod', totalPaise: 98_00, isVerified: true };
const codeOf = (counters: AccountCounters, wanted: Partial<WantedOrder> = {}) => {
  const outcome = countOrder(counters, { ...cash, ...wanted }, defaultStoreSettings);
  return outcome.ok ? null : outcome.refusal.code;
};

test('a new account has counted nothing', () => {
  expect(fresh).toEqual({
    day: '261120',
    ordersPlaced: 0,
    ordersCancelled: 0,
    withdrawals: 0,
    unpaidOrderIds: [],
  });
});

test('a day ends at midnight in India; unpaid orders stay (rule: daily-limits)', () => {
  const counted = { ...fresh, ordersPlaced: 30, unpaidOrderIds: ['a'] };
  const midnight = Date.parse('2026-11-21T00:00:00+05:30');
  expect(countersOfToday(counted, midnight - 1)).toEqual(counted);
  expect(countersOfToday(counted, midnight)).toEqual({ ...fresh, day: '261121', unpaidOrderIds: ['a'] });
});

test.each([
  { kind: 'ordersPlaced' as const, limit: 30, code: 'too_many_orders_today' },
  { kind: 'ordersCancelled' as const, limit: 5, code: 'too_many_cancellations_today' },
  { kind: 'withdrawals' as const, limit: 5, code: 'too_many_withdrawals_today' },
])('$kind: $limit a day and not one more (rule: daily-limits)', ({ kind, limit, code }) => {
  const last = countOne({ ...fresh, [kind]: limit - 1 }, kind, defaultStoreSettings);
  expect(last).toMatchObject({ ok: true, value: { [kind]: limit } });
  const counters = { ...fresh, [kind]: limit };
  expect(countOne(counters, kind, defaultStoreSettings)).toEqual({
    ok: false,
    refusal: { code, facts: { limit } },
  });
});

test.each([
  { desc: 'two unpaid ones', counters: { ...fresh, unpaidOrderIds: ['a', 'b'] }, wanted: {}, code: null },
  {
    desc: 'three unpaid ones',
    counters: { ...fresh, unpaidOrderIds: ['a', 'b', 'c'] },
    wanted: {},
    code: 'too_many_unpaid_orders',
  },
  {
    desc: 'three unpaid ones, and an online order',
    counters: { ...fresh, unpaidOrderIds: ['a', 'b', 'c'] },
    wanted: { paymentMethod: 'online' as const },
    code: 'too_many_unpaid_orders',
  },
  {
    desc: '₹3,000 in cash, unverified',
    counters: fresh,
    wanted: { isVerified: false, totalPaise: 3000_00 },
    code: null,
  },
  {
    desc: 'one paisa more',
    counters: fresh,
    wanted: { isVerified: false, totalPaise: 3000_01 },
    code: 'cash_needs_verification',
  },
  {
    desc: 'the same online',
    counters: fresh,
    wanted: { isVerified: false, totalPaise: 3000_01, paymentMethod: 'online' as const },
    code: null,
  },
  {
    desc: 'the same verified',
    counters: fresh,
    wanted: { totalPaise: 3000_01 },
    code: null,
  },
  {
    desc: 'thirty orders today',
    counters: { ...fresh, ordersPlaced: 30 },
    wanted: {},
    code: 'too_many_orders_today',
  },
])('an order after $desc: $code (rules: unpaid-limit, unverified-cash)', ({ counters, wanted, code }) => {
  expect(codeOf(counters, wanted)).toBe(code);
});

test('an order is counted and remembered until it is cancelled', () => {
  const counted = countOrder(fresh, cash, defaultStoreSettings);
  expect(counted).toMatchObject({ ok: true, value: { ordersPlaced: 1, unpaidOrderIds: ['new'] } });
  expect(counted.ok && withoutUnpaid(counted.value, 'new').unpaidOrderIds).toEqual([]);
});

test.each([
  { status: 'pending' as const, paymentStatus: 'pending' as const, expected: true },
  { status: 'out_for_delivery' as const, paymentStatus: 'pending' as const, expected: true },
  { status: 'out_for_delivery' as const, paymentStatus: 'paid' as const, expected: false },
  { status: 'delivered' as const, paymentStatus: 'paid' as const, expected: false },
  { status: 'cancelled' as const, paymentStatus: 'pending' as const, expected: false },
])('$status and $paymentStatus is unpaid: $expected', ({ expected, ...order }) => {
  expect(isUnpaid(order)).toBe(expected);
});
