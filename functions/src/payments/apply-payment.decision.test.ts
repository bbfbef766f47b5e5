import {
  noOrderPayment,
  type Order,
  type Payment,
  type PaymentFacts,
  type PaymentIntent,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import {
  decidePayment,
  doorObstacle,
  isWorthCapturing,
  paidOrder,
  paymentObstacle,
} from './apply-payment.decision';

const now = someInstant + 60_000;
const facts: PaymentFacts = {
  paymentId: 'pay_1',
  intentId: 'order_1',
  amountPaise: 98_00,
  currency: 'INR',
  wasCaptured: true,
  refundedPaise: 0,
  state: 'captured',
  method: 'upi',
  failure: null,
};
const order = (changes: Partial<Order> = {}) =>
  anOrder({ paymentMethod: 'online', paymentDueAt: someInstant + 900_000, ...changes });
const intent = (changes: Partial<PaymentIntent> = {}) => ({
  id: 'order_1',
  ...{ orderId: 'order1', orderNumber: 'BE2611204821', customerId: 'customer1' },
  ...{ kind: 'checkout' as const, attempt: 1, mode: 'test' as const, amountPaise: 98_00, currency: 'INR' },
  ...{
    state: 'open' as const,
    createdAt: 1,
    expiresAt: 2,
    checkAt: null,
    checks: 0,
    code: null,
    updatedAt: 1,
  },
  ...changes,
});
const seen = (state: Payment['state'], use: Payment['use'] = 'none'): Payment => ({
  ...{ orderId: 'order1', orderNumber: 'BE2611204821', customerId: 'customer1', intentId: 'order_1' },
  ...{ amountPaise: 98_00, currency: 'INR', method: 'upi', state, use, surplusReason: null, failure: null },
  ...{ refundedPaise: 0, createdAt: 1, updatedAt: 1 },
  capturedAt: state === 'captured' || state === 'refunded' ? 1 : null,
});

test.each([
  { desc: 'the right money for a waiting order', kind: 'paid' },
  {
    desc: 'money that comes after the deadline and before the order expires',
    order: order({ paymentDueAt: 1 }),
    kind: 'paid',
  },
  { desc: 'a late success of a payment that failed', known: seen('failed'), kind: 'paid' },
  { desc: 'the capture of an authorised payment', known: seen('authorized'), kind: 'paid' },
  { desc: 'the same capture again', known: seen('captured', 'order'), kind: 'nothing' },
  { desc: 'a capture after its refund', known: seen('refunded', 'surplus'), kind: 'nothing' },
  {
    desc: 'a capture that is heard of after its refund',
    known: { ...seen('refunded'), capturedAt: null },
    kind: 'paid',
  },
  {
    desc: 'a failure after the capture',
    known: seen('captured', 'order'),
    facts: { state: 'failed' as const },
    kind: 'nothing',
  },
  { desc: 'a failure', facts: { state: 'failed' as const, failure: 'Declined' }, kind: 'failed' },
  { desc: 'an authorisation', facts: { state: 'authorized' as const }, kind: 'noted' },
  {
    desc: 'a refund of a payment that was never captured',
    facts: { state: 'refunded' as const },
    kind: 'noted',
  },
  { desc: 'one paisa more', facts: { amountPaise: 98_01 }, kind: 'surplus', reason: 'wrong_amount' },
  { desc: 'one paisa less', facts: { amountPaise: 97_99 }, kind: 'surplus', reason: 'wrong_amount' },
  {
    desc: 'the total of the order, of which less was asked for',
    intent: intent({ amountPaise: 90_00 }),
    kind: 'surplus',
    reason: 'wrong_amount',
  },
  { desc: 'another currency', facts: { currency: 'USD' }, kind: 'surplus', reason: 'wrong_currency' },
  { desc: 'money nobody asked for', intent: null, order: null, kind: 'surplus', reason: 'unknown_order' },
  { desc: 'money for a vanished order', order: null, kind: 'surplus', reason: 'unknown_order' },
  {
    desc: 'money for an order whose total has changed',
    order: order({ totalPaise: 97_00 }),
    kind: 'surplus',
    reason: 'wrong_amount',
  },
  {
    desc: 'a second payment',
    order: order({ paymentStatus: 'paid', paymentId: 'pay_0' }),
    kind: 'surplus',
    reason: 'already_paid',
  },
  {
    desc: 'money for a cancelled order',
    order: order({ status: 'cancelled' }),
    kind: 'surplus',
    reason: 'order_ended',
  },
  {
    desc: 'money for an expired order',
    order: order({ status: 'cancelled', paymentStatus: 'failed' }),
    kind: 'surplus',
    reason: 'order_ended',
  },
  {
    desc: 'a code at the door, for cash',
    intent: intent({ kind: 'door' }),
    order: anOrder({ status: 'out_for_delivery' }),
    kind: 'paid',
  },
  {
    desc: 'a code at the door after the cash',
    intent: intent({ kind: 'door' }),
    order: anOrder({ status: 'delivered', paymentStatus: 'paid' }),
    kind: 'surplus',
    reason: 'already_paid',
  },
  {
    desc: 'a second payment for an order that comes in cash after its refund',
    intent: intent({ state: 'paid' }),
    order: anOrder(),
    kind: 'surplus',
    reason: 'order_ended',
  },
  {
    desc: 'late money for an expired order that was taken back for cash',
    intent: intent({ state: 'closed' }),
    order: anOrder(),
    kind: 'surplus',
    reason: 'order_ended',
  },
  { desc: 'checkout money for an order that went to cash', order: anOrder(), kind: 'paid' },
  {
    desc: 'the same while a partner comes for it',
    order: anOrder({ status: 'preparing' }),
    kind: 'paid',
  },
  {
    desc: 'exact money for an order that went to a rounded sum in cash',
    intent: intent({ amountPaise: 98_40 }),
    facts: { amountPaise: 98_40 },
    order: anOrder({ roundingPaise: -40 }),
    kind: 'paid',
  },
  {
    desc: 'the same once its goods are on their way',
    order: anOrder({ status: 'out_for_delivery' }),
    kind: 'surplus',
    reason: 'order_ended',
  },
  {
    desc: 'the same once the cash is there',
    order: anOrder({ status: 'delivered', paymentStatus: 'paid' }),
    kind: 'surplus',
    reason: 'already_paid',
  },
  {
    desc: 'the same once some of its goods were not found',
    order: anOrder({ totalPaise: 49_00 }),
    kind: 'surplus',
    reason: 'wrong_amount',
  },
])(
  '$desc: $kind $reason (rule: cash-instead)',
  ({ desc: _desc, kind, reason, known = null, facts: changed = {}, ...rest }) => {
    const state = { known, intent: intent(), order: order(), ...rest };
    const outcome = decidePayment({ ...facts, ...changed }, state, now);
    expect(outcome).toMatchObject({
      kind,
      ...(reason && { reason, payment: { use: 'surplus', surplusReason: reason } }),
    });
    if (kind === 'paid')
      expect(outcome).toMatchObject({ payment: { use: 'order', orderId: 'order1', capturedAt: now } });
  },
);

test('only an authorised payment that would pay its order is captured', () => {
  const authorised = { ...facts, state: 'authorized' as const };
  const state = { known: null, intent: intent(), order: order() };
  expect(isWorthCapturing(authorised, state)).toBe(true);
  expect(isWorthCapturing(facts, state)).toBe(false);
  expect(isWorthCapturing(authorised, { ...state, order: order({ status: 'cancelled' }) })).toBe(false);
  expect(isWorthCapturing({ ...authorised, amountPaise: 1_00 }, state)).toBe(false);
});

test('an order paid at the door is an online order from then on, and its code is gone', () => {
  const shown = anOrder({ status: 'out_for_delivery', payment: { ...noOrderPayment, codeId: 'qr_1' } });
  expect(paidOrder(shown, facts, 'door', now)).toMatchObject({
    paymentMethod: 'online',
    paymentStatus: 'paid',
    paymentId: 'pay_1',
    paidAt: now,
    payment: { channel: 'door', codeId: null, receivedPaise: 98_00 },
  });
});

test('an order that went to a rounded sum in cash costs the exact one again when it is paid (rules: cash-instead, cash-rounded)', () => {
  const rounded = anOrder({ roundingPaise: -40, payment: { ...noOrderPayment, codeId: 'qr_1' } });
  const exact = { ...facts, amountPaise: 98_40 };
  expect(paidOrder(rounded, exact, 'checkout', now)).toMatchObject({
    ...{ paymentMethod: 'online', paymentStatus: 'paid', totalPaise: 98_40, roundingPaise: null },
    payment: { channel: 'checkout', codeId: null, receivedPaise: 98_40 },
  });
  expect(paidOrder(rounded, facts, 'door', now)).toMatchObject({ totalPaise: 98_00, roundingPaise: -40 });
});

const ahead = { paymentMethod: 'online' as const };
test.each([
  { desc: 'an order that is paid ahead, from the payment', facts: ahead, kind: 'checkout', minutes: 31 },
  { desc: 'one that is paid at the door, from the order', facts: {}, kind: 'door', minutes: 30 },
  { desc: 'one that went to cash before, from then on', facts: {}, kind: 'checkout', minutes: 30 },
  { desc: 'an older order', facts: { ...ahead, promisedAt: null }, kind: 'checkout', minutes: null },
] as const)('the promise of $desc (rule: first-promise)', ({ facts: changed, kind, minutes }) => {
  const placed = anOrder({ createdAt: someInstant, promisedAt: someInstant + 30 * 60_000, ...changed });
  const promised = minutes === null ? null : someInstant + minutes * 60_000;
  expect(paidOrder(placed, facts, kind, now).promisedAt).toBe(promised);
});

test('the payment of an order for a slot does not move its promise (rule: first-promise)', () => {
  const slot = { startsAt: now, endsAt: now + 7_200_000, offerFromAt: now, isChosen: true };
  const placed = order({ createdAt: someInstant, slot, promisedAt: slot.endsAt });
  expect(paidOrder(placed, facts, 'checkout', now).promisedAt).toBe(slot.endsAt);
});

test.each([
  { desc: 'a waiting order', order: order(), obstacle: null },
  { desc: 'one whose time is up', order: order({ paymentDueAt: now }), obstacle: 'order_not_payable' },
  { desc: 'a paid one', order: order({ paymentStatus: 'paid' }), obstacle: 'order_already_paid' },
  { desc: 'a cancelled one', order: order({ status: 'cancelled' }), obstacle: 'order_not_payable' },
  { desc: 'a cash order', order: anOrder(), obstacle: 'order_not_payable' },
])('$desc can be paid online: $obstacle', ({ order: asked, obstacle }) => {
  expect(paymentObstacle(asked, now)).toBe(obstacle);
});

const inHand = {
  attempt: 1,
  partnerName: 'Imran Khan',
  partnerPhone: null,
  partnerLocation: null,
  assignedAt: 1,
  deadlineAt: 2,
  acceptedAt: 2,
};
test.each([
  {
    desc: 'a cash order on its way',
    order: anOrder({ status: 'out_for_delivery', assignment: inHand }),
    obstacle: null,
  },
  { desc: 'one that nobody has accepted', order: anOrder(), obstacle: 'payment_code_unavailable' },
  {
    desc: 'a delivered one',
    order: anOrder({ status: 'delivered', paymentStatus: 'paid', assignment: inHand }),
    obstacle: 'order_already_paid',
  },
  {
    desc: 'an online order',
    order: order({ status: 'confirmed', assignment: inHand }),
    obstacle: 'payment_code_unavailable',
  },
])('$desc can be paid at the door: $obstacle', ({ order: asked, obstacle }) => {
  expect(doorObstacle(asked)).toBe(obstacle);
});
