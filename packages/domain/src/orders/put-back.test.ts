import { anOrder } from '../testing/builders';
import type { Order } from './order';
import type { OrderPacking } from './order-packing';
import { goodsToPutBack, itemsOffShelf, itemsOnShelf } from './put-back';

const [item] = anOrder().items;
const items = [3, 1, 0].map((quantity, line): Order['items'][number] => {
  if (!item) throw new Error('An order has a line');
  return { ...item, productId: `product${line}`, quantity };
});
const units = (order: Partial<Order>, picked: readonly boolean[]) =>
  itemsOffShelf({ ...anOrder({ items }), ...order }, picked).map(({ line, quantity }) => [line, quantity]);

const times = (facts: Order['statusTimes']): Pick<Order, 'statusTimes'> => ({ statusTimes: facts });
const wasOut = { status: 'preparing', ...times({ pending: 1, out_for_delivery: 5 }) } as const;
const packing: OrderPacking = { startedAt: 1, readyAt: null, packedAt: null };
const packed: OrderPacking = { ...packing, packedAt: 2 };

describe('goods that are on no shelf when an order is cancelled (rule: put-back)', () => {
  test.each([
    ['nobody has picked', {}, [], []],
    ['one line is in the bags', { status: 'preparing' }, [false, true, false], [[1, 1]]],
    [
      'all that there is is in the bags',
      {},
      [true, true, true],
      [
        [0, 3],
        [1, 1],
      ],
    ],
    [
      'on the road, although nobody picked',
      { status: 'out_for_delivery' },
      [],
      [
        [0, 3],
        [1, 1],
      ],
    ],
    [
      'with the customer',
      { status: 'delivered' },
      [],
      [
        [0, 3],
        [1, 1],
      ],
    ],
    [
      'it was on the road, and has another partner now',
      wasOut,
      [],
      [
        [0, 3],
        [1, 1],
      ],
    ],
    [
      'it was on the road in an earlier life, before it was cancelled',
      { status: 'pending', ...times({ out_for_delivery: 5, cancelled: 6 }) },
      [],
      [],
    ],
    [
      'it went out again after it was cancelled',
      { status: 'preparing', ...times({ cancelled: 6, out_for_delivery: 7 }) },
      [],
      [
        [0, 3],
        [1, 1],
      ],
    ],
  ] as const)('%s', (_desc, order, picked, expected) => {
    expect(units(order, picked)).toEqual(expected);
  });
});

test('units off the shelf and units on it are together all that were ordered', () => {
  const off = itemsOffShelf(anOrder({ items }), [true, false, false]);
  expect(itemsOnShelf(items, off).map(({ quantity }) => quantity)).toEqual([0, 1, 0]);
  expect(itemsOnShelf(items, []).map(({ quantity }) => quantity)).toEqual([3, 1, 0]);
});

test.each([
  ['none', {}],
  ['picked', { packing }],
  ['all', { packing: packed }],
  ['all', { status: 'out_for_delivery' }],
  ['all', wasOut],
] as const)('an admin is told before that %s of the goods are to be put back', (told, facts) => {
  expect(goodsToPutBack(anOrder(facts as Partial<Order>))).toBe(told);
});
