import { noOrderPayment, type Order } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { decideCash } from './pay-in-cash.decision';

const minuteMs = 60_000;
const now = someInstant + 5 * minuteMs;
const promisedAt = someInstant + 30 * minuteMs;
/** An order of ₹98.40 that waits for its payment, and has been tried once. */
const waiting = (changes: Partial<Order> = {}) =>
  anOrder({
    ...{ paymentMethod: 'online', paymentDueAt: someInstant + 15 * minuteMs, totalPaise: 98_40 },
    ...{
      createdAt: someInstant,
      promisedAt,
      payment: { ...noOrderPayment, intentId: 'order_1', attempts: 1 },
    },
    ...changes,
  });
const decide = (order: ReturnType<typeof waiting>, expectedTotalPaise: number, roundsCash = true) =>
  decideCash(order, { settings: { roundsCash }, expectedTotalPaise }, now);

test.each([
  { desc: 'rounded', roundsCash: true, totalPaise: 98_00, roundingPaise: -40 },
  { desc: 'exact, in a store that rounds none', roundsCash: false, totalPaise: 98_40, roundingPaise: null },
])(
  'an unpaid online order is paid in cash, $desc, and stays what it is (rules: cash-instead, cash-rounded)',
  (row) => {
    const { roundsCash, totalPaise, roundingPaise } = row;
    const { id: _id, ...order } = waiting();
    expect(decide(waiting(), totalPaise, roundsCash)).toEqual({
      ok: true,
      value: {
        ...order,
        ...{ paymentMethod: 'cod', totalPaise, roundingPaise, paymentDueAt: null, cashSince: now },
        // Nobody has packed it until now.
        promisedAt: promisedAt + 5 * minuteMs,
      },
    });
  },
);

const slot = { startsAt: now, endsAt: now + 120 * minuteMs, offerFromAt: now, isChosen: true };
test('the promise of a slot stays when its order goes to cash (rules: cash-instead, first-promise)', () => {
  const outcome = decide(waiting({ slot, promisedAt: slot.endsAt }), 98_00);
  expect(outcome).toMatchObject({ ok: true, value: { slot, promisedAt: slot.endsAt } });
});

test.each([
  {
    desc: 'one that an admin took on unpaid',
    facts: { status: 'preparing', paymentDueAt: null },
    code: 'changed',
  },
  { desc: 'one that is for cash already', facts: { paymentMethod: 'cod' }, code: 'same' },
  {
    desc: 'one that is on its way for cash',
    facts: { paymentMethod: 'cod', status: 'out_for_delivery' },
    code: 'same',
  },
  { desc: 'a paid one', facts: { paymentStatus: 'paid' }, code: 'order_already_paid' },
  {
    desc: 'a paid one that was cancelled',
    facts: { paymentStatus: 'paid', status: 'cancelled' },
    code: 'order_already_paid',
  },
  { desc: 'a cancelled one', facts: { status: 'cancelled' }, code: 'order_not_payable' },
  {
    desc: 'an expired one',
    facts: { status: 'cancelled', paymentStatus: 'failed' },
    code: 'order_not_payable',
  },
  { desc: 'one whose time is over', facts: { paymentDueAt: now }, code: 'order_not_payable' },
  { desc: 'one that was paid back', facts: { paymentStatus: 'refunded' }, code: 'order_not_payable' },
  {
    desc: 'one that was handed over unpaid',
    facts: { status: 'delivered', paymentDueAt: null },
    code: 'order_not_payable',
  },
  {
    desc: 'one that was cash and delivered',
    facts: { paymentMethod: 'cod', status: 'delivered', paymentStatus: 'paid' },
    code: 'order_already_paid',
  },
  {
    desc: 'one that was cash and is cancelled',
    facts: { paymentMethod: 'cod', status: 'cancelled' },
    code: 'order_not_payable',
  },
  { desc: 'one of another sum', facts: { totalPaise: 99_00 }, code: 'prices_changed' },
] as const)('cash for $desc: $code (rule: cash-instead)', ({ facts, code }) => {
  const outcome = decide(waiting(facts), 98_00);
  expect(outcome.ok ? (outcome.value ? 'changed' : 'same') : outcome.refusal.code).toBe(code);
});

test('another sum in cash is told (rule: prices-confirmed)', () => {
  expect(decide(waiting({ subtotalPaise: 48_40, deliveryChargePaise: 50_00 }), 98_40)).toEqual({
    ok: false,
    refusal: {
      code: 'prices_changed',
      facts: { subtotalPaise: 48_40, deliveryChargePaise: 50_00, totalPaise: 98_00 },
    },
  });
});
