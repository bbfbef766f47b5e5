import { anOrder } from '../testing/builders';
import type { Order } from './order';
import { orderStatuses } from './order-status';
import {
  isNothingLeft,
  pickingObstacle,
  linesLeft,
  missingUnits,
  shortenLine,
  shortRefundPaise,
} from './picking';

const [tomato] = anOrder().items;
const line = (name: string, unitPricePaise: number, quantity: number) => {
  if (!tomato) throw new Error('An order has a line');
  return {
    ...tomato,
    productId: name,
    name,
    unitPricePaise,
    quantity,
    totalPaise: unitPricePaise * quantity,
  };
};
/** 3 tomatoes at ₹100 and a ghee at ₹250: ₹550, delivered free. */
const free: Partial<Order> = {
  items: [line('tomato', 100_00, 3), line('ghee', 250_00, 1)],
  subtotalPaise: 550_00,
  deliveryChargePaise: 0,
  totalPaise: 550_00,
};
const paid = (refundedQuantities: Record<string, number> = {}, refundedPaise = 0) =>
  anOrder({
    ...free,
    paymentMethod: 'online',
    paymentStatus: 'paid',
    payment: { ...anOrder().payment, receivedPaise: 550_00, refundedPaise, refundedQuantities },
  });

test.each([
  { desc: 'free delivery stays free below its threshold', order: anOrder(free), quantity: 1, total: 350_00 },
  { desc: 'out of stock', order: anOrder(free), quantity: 0, total: 250_00 },
  { desc: 'a charge that was agreed stays', order: anOrder(), quantity: 1, total: 74_00 },
  { desc: 'nothing left costs nothing, delivery neither', order: anOrder(), quantity: 0, total: 0 },
])('$desc (rule: short-shrinks)', ({ order, quantity, total }) => {
  const after = shortenLine(order, 0, quantity);
  expect(after.totalPaise).toBe(total);
  expect(after.totalPaise).toBe(after.subtotalPaise + after.deliveryChargePaise);
  expect(after.subtotalPaise).toBe(after.items.reduce((sum, { totalPaise }) => sum + totalPaise, 0));
  expect(after.items.slice(1)).toEqual(order.items.slice(1));
});

/** A tomato at ₹24.30 and a leaf that costs nothing, delivered free: ₹48.60, in cash ₹49. */
const rounded = (facts: Partial<Order> = {}) =>
  anOrder({
    items: [line('tomato', 24_30, 2), line('leaf', 0, 1)],
    ...{ subtotalPaise: 48_60, deliveryChargePaise: 0, roundingPaise: 40, totalPaise: 49_00 },
    ...facts,
  });
const atTheDoor = (facts: Partial<Order>) =>
  rounded({
    ...{ paymentMethod: 'online', paymentStatus: 'paid' },
    payment: { ...anOrder().payment, receivedPaise: facts.totalPaise ?? 49_00 },
    ...facts,
  });

test.each([
  { desc: 'cash is rounded anew', order: rounded(), quantity: 1, rounding: -30, total: 24_00 },
  { desc: 'nothing is left to pay', order: rounded(), quantity: 0, rounding: 0, total: 0 },
  {
    desc: 'an exact order stays exact',
    order: rounded({ roundingPaise: null, totalPaise: 48_60 }),
    ...{ quantity: 1, rounding: null, total: 24_30 },
  },
  {
    desc: 'what was paid at the door keeps its rounding',
    order: atTheDoor({}),
    ...{ quantity: 1, rounding: 40, total: 24_70 },
  },
  {
    desc: 'no total is below zero',
    order: atTheDoor({ roundingPaise: -40, totalPaise: 48_20 }),
    ...{ quantity: 0, rounding: 0, total: 0 },
  },
  {
    desc: 'of which nothing is left, costs nothing at the door either',
    order: atTheDoor({ items: [line('tomato', 24_30, 2)] }),
    ...{ quantity: 0, rounding: 0, total: 0 },
  },
])('a short order, $desc (rules: cash-rounded, short-shrinks)', ({ order, quantity, rounding, total }) => {
  const after = shortenLine(order, 0, quantity);
  expect(after).toMatchObject({ roundingPaise: rounding, totalPaise: total });
  if (order.paymentMethod === 'online')
    expect(shortRefundPaise(order, 0, quantity)).toBe(order.totalPaise - total);
});

test('a line that is short twice remembers what was ordered', () => {
  const after = shortenLine(shortenLine(anOrder(free), 0, 2), 0, 0);
  expect(after.items[0]).toMatchObject({ orderedQuantity: 3, quantity: 0, totalPaise: 0 });
  expect(after.items.map(missingUnits)).toEqual([3, 0]);
  expect(isNothingLeft(after)).toBe(false);
  expect(isNothingLeft(shortenLine(after, 1, 0))).toBe(true);
});

test.each([
  { desc: 'the missing units', order: paid(), quantity: 1, owed: 200_00 },
  { desc: 'all units', order: paid(), quantity: 0, owed: 300_00 },
  {
    desc: 'units that were refunded before are not owed again',
    order: paid({ 0: 1 }, 100_00),
    quantity: 1,
    owed: 100_00,
  },
  { desc: 'never more than is kept', order: paid({}, 500_00), quantity: 0, owed: 50_00 },
  { desc: 'cash', order: anOrder(free), quantity: 0, owed: 0 },
])('the shop owes back: $desc (rule: short-shrinks)', ({ order, quantity, owed }) => {
  expect(shortRefundPaise(order, 0, quantity)).toBe(owed);
});

test('an order of which nothing is left owes all that it keeps, with the delivery', () => {
  const order = anOrder({
    paymentMethod: 'online',
    paymentStatus: 'paid',
    payment: { ...anOrder().payment, receivedPaise: 98_00 },
  });
  expect(shortRefundPaise(order, 0, 0)).toBe(98_00);
});

test('units of a line cannot be refunded beyond what it has left', () => {
  const after = shortenLine(paid({ 0: 2 }, 200_00), 0, 2);
  expect(after.payment.refundedQuantities).toEqual({ 0: 1 });
});

describe('an open picking', () => {
  const picking = {
    orderNumber: 'BE2611204821',
    pickerId: 'admin1',
    pickerName: 'Meera',
    picked: [true, false],
    startedAt: 50,
    packedAt: null,
    bags: null,
    updatedAt: 50,
  };

  test('leaves lines that are neither ticked nor out of stock', () => {
    const order = anOrder(free);
    expect(linesLeft(order, picking)).toBe(1);
    expect(linesLeft(shortenLine(order, 1, 0), picking)).toBe(0);
    expect(linesLeft(order, { picked: [] })).toBe(2);
  });

  test.each([
    ['pending', true],
    ['assigned', true],
    ['confirmed', true],
    ['preparing', true],
    ['out_for_delivery', false],
    ['delivered', false],
    ['cancelled', false],
  ] as const)('%s can be picked: %s (rules: picking-at-once, picking-optional)', (status, canBePicked) => {
    expect(pickingObstacle(anOrder({ status })) === null).toBe(canBePicked);
  });

  test.each(orderStatuses)('an order that is %s and not paid online yet cannot be picked', (status) => {
    expect(pickingObstacle(anOrder({ status, paymentMethod: 'online' }))).not.toBeNull();
  });
});

test.each([
  { desc: 'all of it', payment: { refundedPaise: 550_00 }, obstacle: 'order_paid_back' },
  {
    desc: 'all of it, a part still on its way',
    payment: { refundedPaise: 50_00, refundOwedPaise: 500_00 },
    obstacle: 'order_paid_back',
  },
  {
    desc: "all of it on the gateway's own pages, and a part once more, which is still on its way",
    payment: { refundedPaise: 550_00, refundOwedPaise: 50_00 },
    obstacle: 'order_paid_back',
  },
  { desc: 'all but a paisa', payment: { refundedPaise: 549_99 }, obstacle: null },
])('an order of which $desc went back: $obstacle (rule: paid-back)', ({ payment, obstacle }) => {
  expect(pickingObstacle({ ...paid(), payment: { ...paid().payment, ...payment } })).toBe(obstacle);
});
