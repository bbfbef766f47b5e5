import { noOrderPayment } from '../../payments/order-payment';
import { anOrder, someInstant } from '../../testing/builders';
import { dayMs } from '../../time/india';
import { startOfIndiaDay } from '../../time/india-days';
import type { Order } from '../order';
import { addSold, soldMoves, soldQuantities } from './sold-units';

const line = (productId: string, quantity: number) => ({ ...anOrder().items[0]!, productId, quantity });
const items = [line('milk', 3), line('bread', 1)];
const today = startOfIndiaDay(someInstant);
const paid = (facts: Partial<Order['payment']> = {}): Partial<Order> => ({
  paymentMethod: 'online',
  paymentStatus: 'paid',
  payment: { ...noOrderPayment, receivedPaise: 98_00, ...facts },
});
const order = (facts: Partial<Order>) => anOrder({ items, status: 'delivered', ...facts });

test.each<{ desc: string; facts: Partial<Order>; sold: number[] }>([
  { desc: 'delivered', facts: {}, sold: [3, 1] },
  { desc: 'on its way', facts: { status: 'out_for_delivery' }, sold: [] },
  { desc: 'cancelled', facts: { status: 'cancelled' }, sold: [] },
  { desc: 'short of a line', facts: { items: [line('milk', 0), line('bread', 1)] }, sold: [0, 1] },
  {
    desc: 'partly returned',
    facts: paid({ refundedQuantities: { 0: 2 }, refundedPaise: 9_00 }),
    sold: [1, 1],
  },
  { desc: 'paid back a little', facts: paid({ refundedPaise: 9_00 }), sold: [3, 1] },
  { desc: 'paid back whole', facts: paid({ refundedPaise: 98_00 }), sold: [] },
  { desc: 'for nothing', facts: { totalPaise: 0 }, sold: [3, 1] },
  { desc: 'to be paid online, and not paid', facts: { paymentMethod: 'online' }, sold: [] },
])('an order that is $desc sold $sold units (rule: popular-order)', ({ facts, sold }) => {
  expect(soldQuantities(order(facts))).toEqual(sold);
});

test('an order counts once, from its delivery, and what is returned or undone later no longer', () => {
  const statusTimes = { pending: today - dayMs, delivered: someInstant };
  const moves = (facts: Partial<Order>) =>
    soldMoves(order({ statusTimes, ...facts })).map(({ productId, units, dayAt }) => [
      productId,
      units,
      dayAt,
    ]);
  expect(moves({})).toEqual([
    ['milk', 3, today],
    ['bread', 1, today],
  ]);
  expect(moves({ soldQuantities: [3, 1] })).toEqual([]);
  expect(
    moves({ soldQuantities: [3, 1], ...paid({ refundedQuantities: { 0: 2 }, refundedPaise: 9_00 }) }),
  ).toEqual([['milk', -2, today]]);
  expect(moves({ soldQuantities: [3, 1], status: 'cancelled' })).toEqual([
    ['milk', -3, today],
    ['bread', -1, today],
  ]);
});

test('a unit counts half after 15 days, whenever it is added, and what is as good as none is left out', () => {
  const ago = (productId: string, units: number, days: number) => ({
    productId,
    units,
    dayAt: today - days * dayMs,
  });
  const once = addSold(
    undefined,
    [ago('milk', 8, 0), ago('milk', 8, 15), ago('bread', 8, 30), ago('salt', 1, 200)],
    someInstant,
  );
  expect(once).toEqual({ dayAt: today, changedAt: someInstant, units: { milk: 12, bread: 2 } });
  const later = someInstant + 15 * dayMs;
  expect(addSold(once, [], later).units).toEqual({ milk: 6, bread: 1 });
  // What was counted with its age is taken back with its age.
  expect(addSold(once, [{ productId: 'bread', units: -8, dayAt: today - 30 * dayMs }], later).units).toEqual({
    milk: 6,
  });
});
