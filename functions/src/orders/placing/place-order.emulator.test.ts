import {
  orders,
  orderSearchKeys,
  placedLine,
  products,
  type Order,
  type placeOrder,
  type Product,
  type RequestOf,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../../testing/fresh-harness';
import { productDocument, profileDocument, refusalOf, settingsDocument } from '../../testing/harness';
import { cancelOrderOperation } from '../cancel-order.callable';
import { placeOrderOperation } from './place-order.callable';
import { quoteOrderOperation } from './quote-order.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('customer1', { name: 'Ananya Sharma' }),
  ...profileDocument('admin1', { role: 'admin' }),
  ...productDocument('tomato', { pricePaise: 24_00, stockQuantity: 10 }),
  ...productDocument('rice', {
    pricePaise: 100_00,
    stockQuantity: 10,
    options: [
      { optionId: 'kg1', group: 'Size', value: '1 kg', adjustmentPaise: 0 },
      { optionId: 'kg5', group: 'Size', value: '5 kg', adjustmentPaise: 380_00 },
    ],
  }),
}));

const request = (overrides: Partial<RequestOf<typeof placeOrder>> = {}): RequestOf<typeof placeOrder> => ({
  lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 98_00,
  ...overrides,
});
const place = (input: RequestOf<typeof placeOrder>, options = {}) =>
  harness.run(placeOrderOperation, 'customer1', input, options);
const stockOf = async (id: string) => (await harness.read<Product>(products.path(id))).stockQuantity;
const countOf = async (collection: string) =>
  (await harness.db.collection(collection).count().get()).data().count;

test('a cash order is priced, numbered and takes its stock', async () => {
  const { orderId, orderNumber, totalPaise } = await place(request());
  expect(orderNumber).toMatch(/^BE261120\d{4}$/);
  expect(totalPaise).toBe(98_00);
  expect(await harness.read<Order>(orders.path(orderId))).toMatchObject({
    orderNumber,
    customerId: 'customer1',
    customerName: 'Ananya Sharma',
    status: 'pending',
    paymentStatus: 'pending',
    subtotalPaise: 48_00,
    deliveryChargePaise: 50_00,
    totalPaise: 98_00,
    items: [
      { productId: 'tomato', name: 'Tomato, Hybrid', unitPricePaise: 24_00, quantity: 2, totalPaise: 48_00 },
    ],
  });
  expect(await stockOf('tomato')).toBe(8);
  expect(await harness.read(`orderNumbers/${orderNumber}`)).toMatchObject({ orderId, at: someInstant });
});

test('options are priced from the product, whatever else a client believes (rule: server-prices)', async () => {
  const lines = [{ productId: 'rice', optionIds: ['kg5'], quantity: 1 }];
  const quote = await harness.run(quoteOrderOperation, 'customer1', { lines });
  expect(quote).toMatchObject({ subtotalPaise: 480_00, deliveryChargePaise: 50_00, totalPaise: 530_00 });
  await place(request({ lines, expectedTotalPaise: 530_00 }));
});

test.each([
  { desc: 'a total that is no longer right', change: { expectedTotalPaise: 97_99 }, code: 'prices_changed' },
  {
    desc: 'more than there is',
    change: { lines: [{ productId: 'tomato', optionIds: [], quantity: 11 }] },
    code: 'out_of_stock',
  },
  {
    desc: 'a product that is not sold',
    change: { lines: [{ productId: 'saffron', optionIds: [], quantity: 1 }] },
    code: 'unknown_product',
  },
  {
    desc: 'an address outside the service radius',
    change: { delivery: anAddress({ latitude: 12.2958, longitude: 76.6394 }) },
    code: 'outside_service_area',
  },
  {
    desc: 'New Delhi without coordinates',
    change: { delivery: anAddress({ city: 'New Delhi', state: 'Delhi', pincode: '110001' }) },
    code: 'pincode_not_served',
  },
  {
    desc: 'half a coordinate',
    change: { delivery: anAddress({ latitude: 12.98 }) },
    code: 'invalid_request',
  },
  {
    desc: 'online payment without a gateway',
    change: { paymentMethod: 'online' as const },
    code: 'payment_method_unavailable',
  },
])('refuses $desc and changes nothing (rules: service-radius, service-area)', async ({ change, code }) => {
  expect(await refusalOf(place(request(change)))).toBe(code);
  expect(await stockOf('tomato')).toBe(10);
  for (const collection of ['orders', 'orderNumbers', 'operations', 'outbox', 'accountCounters'])
    expect(await countOf(collection)).toBe(0);
});

test('a closed store takes no orders (rule: store-open)', async () => {
  await harness.seed(settingsDocument({ isOpen: false }));
  expect(await refusalOf(place(request()))).toBe('store_closed');
});

const tampered: readonly (readonly [string, Record<string, unknown>])[] = [
  ['a price', { price: 1 }],
  ['a total', { totalPaise: 1 }],
  ['another customer', { customerId: 'customer2' }],
  ['a status', { status: 'delivered' }],
  ['a quantity of 0', { lines: [{ productId: 'tomato', optionIds: [], quantity: 0 }] }],
  ['half a unit', { lines: [{ productId: 'tomato', optionIds: [], quantity: 1.5 }] }],
  ['a quantity as text', { lines: [{ productId: 'tomato', optionIds: [], quantity: '2' }] }],
  ['a price in a line', { lines: [{ productId: 'tomato', optionIds: [], quantity: 1, pricePaise: 1 }] }],
  ['a path as id', { lines: [{ productId: '../secrets/gateway', optionIds: [], quantity: 1 }] }],
  ['no lines', { lines: [] }],
  ['a short pincode', { delivery: { ...anAddress(), pincode: '5600' } }],
];
test.each(tampered)('a request with %s is not valid (rule: strict-requests)', async (_desc, change) => {
  const input = { ...request(), ...change };
  expect(await refusalOf(place(input))).toBe('invalid_request');
  expect(await countOf('orders')).toBe(0);
});

test('only customers place orders', async () => {
  expect(await refusalOf(harness.run(placeOrderOperation, 'admin1', request()))).toBe('not_allowed');
});

test('the same operation id fifty times at once makes one order and fifty equal answers (rule: operation-once)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => place(request(), { operationId: 'the-same-intent-0001' })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countOf('orders')).toBe(1);
  expect(await stockOf('tomato')).toBe(8);
});

test('a repetition gets the first answer, also when the first took the last unit', async () => {
  await harness.seed(productDocument('tomato', { pricePaise: 24_00, stockQuantity: 2 }));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => place(request(), { operationId: 'the-same-intent-0001' })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countOf('orders')).toBe(1);
  expect(await stockOf('tomato')).toBe(0);
});

test('the same operation id for another cart is refused, with the order of the first (rule: one-order-per-wish)', async () => {
  const { orderId, orderNumber } = await place(request(), { operationId: 'the-same-intent-0001' });
  const other = request({
    lines: [{ productId: 'tomato', optionIds: [], quantity: 1 }],
    expectedTotalPaise: 74_00,
  });
  await expect(place(other, { operationId: 'the-same-intent-0001' })).rejects.toMatchObject({
    refusal: { code: 'operation_reused', facts: { orderId, orderNumber } },
  });
});

test('an answer that was lost after the commit is found, not made again', async () => {
  let commits = 0;
  const services = harness.with({
    commit: async (send) => {
      await send();
      commits += 1;
      if (commits === 1) throw Object.assign(new Error('answer lost'), { code: 14 });
    },
  });
  await place(request(), { operationId: 'the-same-intent-0001', services });
  expect(await countOf('orders')).toBe(1);
  expect(await stockOf('tomato')).toBe(8);
});

test('fifty customers for the last unit: one order, forty-nine refusals, no stock left (rule: never-oversold)', async () => {
  const customers = Array.from({ length: 50 }, (_, index) => `buyer${index}`);
  await harness.seed(
    Object.assign(
      {},
      ...customers.map((uid) => profileDocument(uid)),
      productDocument('last', { stockQuantity: 1, pricePaise: 24_00 }),
    ),
  );
  const input = request({
    lines: [{ productId: 'last', optionIds: [], quantity: 1 }],
    expectedTotalPaise: 74_00,
  });
  const results = await Promise.allSettled(
    customers.map((uid) => harness.run(placeOrderOperation, uid, input)),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const codes = await Promise.all(
    results.flatMap((result) =>
      result.status === 'rejected' ? [refusalOf(Promise.reject(result.reason as Error))] : [],
    ),
  );
  expect(new Set(codes)).toEqual(new Set(['out_of_stock']));
  expect(await stockOf('last')).toBe(0);
  expect(await countOf('orders')).toBe(1);
});

test('the history begins with the placing, which no document repeats (rule: history-complete)', async () => {
  const { orderId } = await place(request());
  await harness.run(cancelOrderOperation, 'customer1', { orderId });
  const { docs } = await harness.db.collection(`orders/${orderId}/history`).get();
  expect(docs.map((line) => [line.get('seq'), line.get('from'), line.get('to')])).toEqual([
    [2, 'pending', 'cancelled'],
  ]);
  expect(placedLine(await harness.read<Order>(orders.path(orderId)))).toEqual({
    seq: 1,
    at: someInstant,
    actorId: 'customer1',
    actorRole: 'customer',
    from: null,
    to: 'pending',
    note: '',
    facts: null,
  });
});

test('cancelling returns the stock, once (rule: customer-cancels)', async () => {
  const { orderId } = await place(request());
  await harness.run(cancelOrderOperation, 'customer1', { orderId });
  expect(await stockOf('tomato')).toBe(10);
  expect(await refusalOf(harness.run(cancelOrderOperation, 'customer1', { orderId }))).toBe(
    'order_not_cancellable',
  );
  expect(await stockOf('tomato')).toBe(10);
});

test("somebody else's order looks like none", async () => {
  await harness.seed(profileDocument('customer2'));
  const { orderId } = await place(request());
  expect(await refusalOf(harness.run(cancelOrderOperation, 'customer2', { orderId }))).toBe('unknown_order');
});

test('an order is found by name, phone and number', async () => {
  const { orderId } = await place(request());
  const order = await harness.read<Order>(orders.path(orderId));
  expect(order.searchKeys).toEqual(orderSearchKeys(order));
  const byPhone = harness.db.collection('orders').where('searchKeys', 'array-contains', order.delivery.phone);
  expect((await byPhone.get()).docs.map(({ id }) => id)).toContain(orderId);
});

test('an order of eight products costs what it costs: reads and writes are bounded', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `item${index}`);
  await harness.seed(Object.assign({}, ...ids.map((id) => productDocument(id, { pricePaise: 100_00 }))));
  const lines = ids.map((productId) => ({ productId, optionIds: [], quantity: 1 }));
  await place(request({ lines, expectedTotalPaise: 800_00 }));
  // Profile and settings twice, shared words, counters, cart, eight products; counters, products, order, number, the operation's record.
  expect(harness.logged).toMatchObject([{ operation: 'orders.place', tries: 1, reads: 15, writes: 12 }]);
});
