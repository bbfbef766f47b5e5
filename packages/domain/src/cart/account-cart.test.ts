import fc from 'fast-check';
import {
  applyCartChanges,
  cartAfterOrder,
  cartChangesBetween,
  cartChangesToJoin,
  cartKeyOf,
  changedCart,
  emptyAccountCart,
  withoutOrderedLines,
  type AccountCart,
  type CartChange,
} from './account-cart';
import type { CartRequestLine } from './cart-lines';

const line = (productId: string, quantity: number, optionIds: string[] = []): CartRequestLine => ({
  ...{ productId, optionIds, quantity },
});
const by = (productId: string, units: number, optionIds: string[] = []): CartChange => ({
  ...{ productId, optionIds, by: units, atLeast: 0 },
});
const atLeast = (productId: string, units: number): CartChange => ({
  ...{ productId, optionIds: [], by: 0, atLeast: units },
});
const shown = (lines: readonly CartRequestLine[]): string[] =>
  lines.map((one) => `${cartKeyOf(one)} ${one.quantity}`);

test.each<{ desc: string; before: CartRequestLine[]; changes: CartChange[]; left: string[] }>([
  { desc: 'a new line', before: [], changes: [by('milk', 2)], left: ['milk 2'] },
  { desc: 'more of a line', before: [line('milk', 1)], changes: [by('milk', 2)], left: ['milk 3'] },
  { desc: 'fewer', before: [line('milk', 3)], changes: [by('milk', -1)], left: ['milk 2'] },
  { desc: 'none left', before: [line('milk', 1)], changes: [by('milk', -1)], left: [] },
  { desc: 'fewer than none', before: [line('milk', 1)], changes: [by('milk', -5)], left: [] },
  { desc: 'fewer of nothing', before: [], changes: [by('milk', -1)], left: [] },
  { desc: 'beyond the limit', before: [line('milk', 98)], changes: [by('milk', 5)], left: ['milk 99'] },
  {
    desc: 'the same options in another order',
    before: [line('tea', 1, ['a', 'b'])],
    changes: [by('tea', 1, ['b', 'a'])],
    left: ['tea|a|b 2'],
  },
  {
    desc: 'other options',
    before: [line('tea', 1, ['a'])],
    changes: [by('tea', 1, ['b'])],
    left: ['tea|a 1', 'tea|b 1'],
  },
  {
    desc: 'at least, with fewer',
    before: [line('milk', 1)],
    changes: [atLeast('milk', 3)],
    left: ['milk 3'],
  },
  { desc: 'at least, with more', before: [line('milk', 4)], changes: [atLeast('milk', 3)], left: ['milk 4'] },
  { desc: 'at least, of nothing', before: [], changes: [atLeast('milk', 3)], left: ['milk 3'] },
])('a change: $desc (rule: cart-merges)', ({ before, changes, left }) => {
  expect(shown(applyCartChanges(before, changes))).toEqual(left);
});

const products = ['milk', 'bread', 'eggs'];
const additions = fc.array(
  fc.record({ productId: fc.constantFrom(...products), units: fc.integer({ min: 1, max: 4 }) }),
  { maxLength: 7 },
);
const quantities = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 3, maxLength: 3 });
const cartOf = (units: readonly number[]): CartRequestLine[] =>
  products.flatMap((productId, index) => {
    const quantity = units[index] ?? 0;
    return quantity === 0 ? [] : [line(productId, quantity)];
  });

test('two devices at once, in any order: nothing that was added is lost (rule: cart-merges)', () => {
  fc.assert(
    fc.property(additions, additions, fc.array(fc.boolean()), (one, two, turns) => {
      const queues = [[...one], [...two]];
      let lines: CartRequestLine[] = [];
      for (let at = 0; queues.some(({ length }) => length > 0); at += 1) {
        const next = queues[turns[at] ? 0 : 1]?.shift() ?? queues[turns[at] ? 1 : 0]?.shift();
        if (next) lines = applyCartChanges(lines, [by(next.productId, next.units)]);
      }
      for (const productId of products) {
        const added = [...one, ...two]
          .filter((each) => each.productId === productId)
          .reduce((sum, { units }) => sum + units, 0);
        expect(lines.find((each) => each.productId === productId)?.quantity ?? 0).toBe(added);
      }
    }),
  );
});

test('the changes between two carts lead from one to the other', () => {
  fc.assert(
    fc.property(quantities, quantities, (before, now) => {
      const changes = cartChangesBetween(cartOf(before), cartOf(now));
      expect(shown(applyCartChanges(cartOf(before), changes)).toSorted()).toEqual(
        shown(cartOf(now)).toSorted(),
      );
    }),
  );
});

test('a cart that is joined, once or twice, has the larger quantity of each line (rule: cart-merges)', () => {
  fc.assert(
    fc.property(quantities, quantities, (own, account) => {
      const once = applyCartChanges(cartOf(account), cartChangesToJoin(cartOf(own), cartOf(account)));
      const larger = products.map((_product, index) => Math.max(own[index] ?? 0, account[index] ?? 0));
      expect(shown(once).toSorted()).toEqual(shown(cartOf(larger)).toSorted());
      expect(cartChangesToJoin(cartOf(own), once)).toEqual([]);
      const twice = applyCartChanges(once, cartChangesToJoin(cartOf(own), cartOf(account)));
      expect(twice).toEqual(once);
    }),
  );
});

describe('an order (rule: order-empties-cart)', () => {
  const cart = changedCart(emptyAccountCart, [line('milk', 3), line('eggs', 1)], 10);

  test('takes its units out, and leaves what was added since', () => {
    expect(shown(withoutOrderedLines(cart.lines, [line('milk', 2), line('eggs', 1)]))).toEqual(['milk 1']);
  });

  test('is remembered with the cart, the latest five', () => {
    let now: AccountCart = cart;
    for (let index = 1; index <= 3; index += 1)
      now = cartAfterOrder(now, `order${index}`, [line('milk', 1)], 20) ?? now;
    expect(now).toMatchObject({ orderIds: ['order1', 'order2', 'order3'], updatedAt: 22 });
    const many = { ...cart, orderIds: ['a', 'b', 'c', 'd', 'e'] };
    expect(cartAfterOrder(many, 'f', [line('eggs', 1)], 20)?.orderIds).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  test('an order for something else changes nothing', () => {
    expect(cartAfterOrder(cart, 'order1', [line('rice', 2)], 20)).toBeNull();
    expect(cartAfterOrder(emptyAccountCart, 'order1', [line('rice', 2)], 20)).toBeNull();
  });
});

test('a later state is newer, also by a clock that is behind', () => {
  const cart: AccountCart = { lines: [], orderIds: [], updatedAt: 1000 };
  expect(changedCart(cart, [line('milk', 1)], 400).updatedAt).toBe(1001);
  expect(changedCart(cart, [line('milk', 1)], 4000).updatedAt).toBe(4000);
});
