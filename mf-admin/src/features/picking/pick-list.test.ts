import type { OrderItem, Picking, ShownItem, Stored } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { aPicking } from '../../testing/builders';
import { boardOf, groupLines, shortText } from './pick-list';

const byPlacing = ({ createdAt }: { createdAt: number }) => createdAt;
const picking = (id: string, facts: Partial<Picking> = {}): Stored<Picking> => aPicking({ id, ...facts });
const ids = (column: readonly { readonly order: { readonly id: string } }[]) =>
  column.map(({ order }) => order.id);

test('each order stands in one column, the one that is promised first at the top', () => {
  const orders = ['c', 'b', 'a', 'd', 'e'].map((id, at) =>
    anOrder({ id, status: 'preparing', createdAt: 10 - at }),
  );
  const board = boardOf(orders, [picking('b'), picking('d', { packedAt: 5 }), picking('gone')], byPlacing);
  expect(ids(board.waiting)).toEqual(['e', 'a', 'c']);
  expect(ids(board.inWork)).toEqual(['b']);
  expect(ids(board.packed)).toEqual(['d']);
});

test('an order is on the board from the moment it is placed, or paid (rules: picking-at-once, picking-optional)', () => {
  const orders = [
    anOrder({ id: 'placed' }),
    anOrder({ id: 'offered', status: 'assigned' }),
    anOrder({ id: 'begun', status: 'assigned' }),
    anOrder({ id: 'unpaid', paymentMethod: 'online' }),
    anOrder({ id: 'on-its-way', status: 'out_for_delivery' }),
  ];
  const board = boardOf(orders, [picking('begun')], byPlacing);
  expect([ids(board.waiting), ids(board.inWork)]).toEqual([['offered', 'placed'], ['begun']]);
});

const item = (productId: string, facts: Partial<OrderItem> = {}): ShownItem<OrderItem> => {
  const [line] = anOrder().items;
  if (!line) throw new Error('An order has a line');
  return { ...line, productId, ...facts, soldAs: line.name };
};

test('lines are grouped as the shelves stand and keep their number', () => {
  const categories: Readonly<Record<string, string>> = { milk: 'Dairy', tomato: 'Vegetables', curd: 'Dairy' };
  const items = [item('milk'), item('tomato'), item('deleted'), item('curd')];
  const groups = groupLines(items, (id) => categories[id], ['Vegetables', 'Snacks', 'Dairy']);
  expect(groups.map(({ title, lines }) => [title, lines.map(({ line }) => line)])).toEqual([
    ['Vegetables', [1]],
    ['Dairy', [0, 3]],
    ['Other', [2]],
  ]);
});

test.each([
  [item('milk'), null],
  [item('milk', { quantity: 1, orderedQuantity: 3 }), '2 of 3 short'],
  [item('milk', { quantity: 0, orderedQuantity: 3 }), 'Out of stock'],
])('says what is short', (line, text) => {
  expect(shortText(line)).toBe(text);
});
