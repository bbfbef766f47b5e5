import { products, stockLaneCount, stockLanes, type Product, type StockLane } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { adjustStockOperation } from '../catalogue/adjust-stock.callable';
import { deleteProductOperation } from '../catalogue/delete-product.callable';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import {
  openSimulation,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
  type Harness,
} from '../testing/harness';
import { hotStockSettings, orderOf } from '../testing/histories/hot-stock/hot-stock-history';
import { seededRandom } from '../testing/histories/faults';
import { rollUpStock, splitStock } from './roll-up';

const minuteMs = 60_000;
const laneUnits = 10;
const units = stockLaneCount * laneUnits;

let harness: Harness;
beforeEach(async () => {
  harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument(hotStockSettings),
    ...profileDocument('customer1'),
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('hot', { pricePaise: 250_00, stockQuantity: units, stockSplitAt: someInstant }),
    ...Object.fromEntries(
      Array.from({ length: stockLaneCount }, (_, lane) => [
        `${stockLanes.collection}/hot_${lane}`,
        { productId: 'hot', units: laneUnits, changedAt: someInstant } satisfies StockLane,
      ]),
    ),
  });
});

const hot = () => harness.read<Product>(products.path('hot'));
const lanes = async () =>
  (await harness.db.collection(stockLanes.collection).get()).docs.map((doc) => doc.data() as StockLane);
const unitsInLanes = async () => (await lanes()).reduce((sum, { units }) => sum + units, 0);
const place = (quantity: number) => harness.run(placeOrderOperation, 'customer1', orderOf('hot', quantity));
const setStatus = (orderId: string, status: 'cancelled' | 'pending') =>
  harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' });
const settle = async (now: number) =>
  splitStock.settle({ ...harness.services, now: () => now }, { id: 'hot', ...(await hot()) });

test('an order takes from one lane and leaves the product as it is, at no more than fifteen reads (rule: hot-stock)', async () => {
  await place(3);
  expect((await lanes()).map(({ units }) => units).sort((a, b) => a - b)).toEqual([
    7,
    ...Array<number>(stockLaneCount - 1).fill(10),
  ]);
  expect(await hot()).toMatchObject({ stockQuantity: units, stockSplitAt: someInstant });
  // Profile, settings, shared words and product twice, counters, cart, the lane; the lane, order, number, counters, record.
  expect(harness.logged).toMatchObject([{ operation: 'orders.place', tries: 1, reads: 10, writes: 5 }]);
});

test.each([
  { wanted: laneUnits, from: 1 },
  { wanted: laneUnits + 1, from: 2 },
])(
  'an order for $wanted units, where each lane has ten, takes from $from (rule: hot-stock)',
  async ({ wanted, from }) => {
    await place(wanted);
    expect(await unitsInLanes()).toBe(units - wanted);
    expect((await lanes()).filter((lane) => lane.units < laneUnits)).toHaveLength(from);
  },
);

test('an order for more than a lane has takes from several', async () => {
  await place(20);
  expect(await unitsInLanes()).toBe(units - 20);
  expect(await lanes()).toHaveLength(stockLaneCount);
});

test('the units of a cancelled order return to a lane, and are taken again when the order comes back', async () => {
  const { orderId } = await place(3);
  await setStatus(orderId, 'cancelled');
  expect(await unitsInLanes()).toBe(units);
  await setStatus(orderId, 'pending');
  expect(await unitsInLanes()).toBe(units - 3);
});

test('the last units are in one place again, and sold to the last one (rule: never-oversold)', async () => {
  for (let order = 0; order < units / 20; order += 1) await place(20);
  expect(await hot()).toMatchObject({ stockQuantity: 0, stockSplitAt: null });
  expect(await lanes()).toEqual([]);
  expect(await refusalOf(place(1))).toBe('out_of_stock');
});

test('admins see what is left, a moment later', async () => {
  await place(3);
  expect(await rollUpStock(harness.services, 'hot')).toBe(true);
  expect(await hot()).toMatchObject({ stockQuantity: units - 3, stockSplitAt: someInstant });
  expect(await rollUpStock(harness.services, 'hot')).toBe(false);
});

test('a correction counts all units and puts them together', async () => {
  await place(3);
  const wish = { productId: 'hot', deltaUnits: -17, reason: 'Damaged' };
  expect(await harness.run(adjustStockOperation, 'admin1', wish)).toEqual({ stockQuantity: units - 20 });
  expect(await hot()).toMatchObject({ stockQuantity: units - 20, stockSplitAt: null });
  expect(await lanes()).toEqual([]);
});

test('lanes that nobody has used for a minute are put together by the sweep; busy ones stay', async () => {
  harness.setNow(someInstant + minuteMs);
  await place(3);
  await settle(someInstant + 2 * minuteMs - 1);
  expect(await hot()).toMatchObject({
    stockQuantity: units - 3,
    stockSplitAt: someInstant + 2 * minuteMs - 1,
  });
  await settle(someInstant + 2 * minuteMs);
  expect(await hot()).toMatchObject({ stockQuantity: units - 3, stockSplitAt: null });
  expect(await lanes()).toEqual([]);
});

test('a deleted product leaves no lanes', async () => {
  await harness.run(deleteProductOperation, 'admin1', { productId: 'hot' });
  expect(await lanes()).toEqual([]);
});
