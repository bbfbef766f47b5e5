import {
  accountCounters,
  assignments,
  assignmentSchema,
  dayMs,
  historyOf,
  orders,
  orderSchema,
  parseDocument,
  retention,
  withoutId,
  type Retention,
} from '@basket/domain';
import { anAddress, anAssignment, anOrder, someInstant } from '@basket/domain/testing';
import { adjustStockOperation } from '../catalogue/adjust-stock.callable';
import { tidy } from '../entry-points/tidy.schedule';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { freshHarness } from '../testing/fresh-harness';
import { orderDocument, productDocument, profileDocument, settingsDocument } from '../testing/harness';
import { ownBucket } from '../testing/own-bucket';
import { eraseOld } from './erase';

// Tidying looks at the pictures too.
ownBucket('retention.appspot.com');
const harness = freshHarness(someInstant, () => ({}));
afterEach(() => jest.restoreAllMocks());

const ago = (days: number): number => someInstant - days * dayMs;
const idsIn = async (collection: string): Promise<string[]> =>
  (await harness.db.collection(collection).get()).docs.map(({ id }) => id);
const faults = () => harness.logged.filter(({ result }) => result === 'fault');

const tidied = Object.entries(retention as Readonly<Record<string, Retention>>).flatMap(
  ([collection, kept]) => (kept.by === 'tidying' ? [{ collection, ...kept }] : []),
);

test.each(tidied)('$collection are deleted after $days days since $since (rule: kept-for)', async (kept) => {
  const { collection, days, since } = kept;
  await harness.seed({
    [`${collection}/old`]: { [since]: ago(days) - 1, processAt: null, checkAt: null },
    [`${collection}/young`]: { [since]: ago(days) + 1, processAt: null, checkAt: null },
  });
  await tidy(harness.services);
  expect(faults()).toEqual([]);
  expect(await idsIn(collection)).toEqual(['young']);
  expect(harness.logged.at(-1)).toMatchObject({ parts: { [`deleted.${collection}`]: { count: 1 } } });
});

test('the history of an order goes with it, and an interrupted run leaves nothing behind for ever', async () => {
  const gone = anOrder({ id: 'gone', createdAt: ago(4000) });
  await harness.seed({
    ...orderDocument(gone),
    [historyOf('gone').path(2)]: { seq: 2 },
    [historyOf('gone').path(3)]: { seq: 3 },
  });
  jest.spyOn(harness.db, 'batch').mockImplementation(() => {
    throw new Error('The instance ends');
  });
  await tidy(harness.services);
  expect(faults().map(({ operation }) => operation)).toContain('tidy.deleted.orders');
  expect(await idsIn('orders')).toEqual(['gone']);
  jest.restoreAllMocks();
  await tidy(harness.services);
  expect(await idsIn('orders')).toEqual([]);
  expect(await idsIn('orders/gone/history')).toEqual([]);
});

test('a document that is still being worked on stays, however old', async () => {
  await harness.seed({
    'webhookEvents/waiting': { receivedAt: ago(4000), processAt: ago(4000) },
    'paymentIntents/asked': { createdAt: ago(4000), checkAt: ago(1) },
  });
  await tidy(harness.services);
  expect(await idsIn('webhookEvents')).toEqual(['waiting']);
  expect(await idsIn('paymentIntents')).toEqual(['asked']);
});

test('an order loses its personal data after 180 days, and keeps what it cost and where (rule: personal-data-removed)', async () => {
  const receiver = { receiverName: 'Ravi Rao', receiverPhone: '9988776655' };
  await harness.seed({
    ...orderDocument(anOrder({ id: 'old', createdAt: ago(181), delivery: anAddress(receiver) })),
    ...orderDocument(anOrder({ id: 'young', createdAt: ago(179) })),
  });
  await tidy(harness.services);
  const stored = await harness.read(orders.path('old'));
  const old = parseDocument(orderSchema, 'orders/old', 'old', stored);
  expect(JSON.stringify(stored)).not.toMatch(
    new RegExp(`${anOrder().customerName}|${anAddress().phone}|Ravi|9988776655`),
  );
  const { address, phone, receiverName, receiverPhone, instructions, latitude, longitude, ...place } =
    old.delivery;
  expect([address, phone, instructions, latitude, longitude]).toEqual(['(removed)', '', '', null, null]);
  expect([receiverName, receiverPhone]).toEqual(['', '']);
  expect(place).toEqual({
    city: anAddress().city,
    state: anAddress().state,
    pincode: anAddress().pincode,
  });
  expect(old.totalPaise).toBe(anOrder().totalPaise);
  expect(await harness.read(orders.path('young'))).toEqual(
    withoutId(anOrder({ id: 'y', createdAt: ago(179) })),
  );
});

test('a partner’s copy is emptied after 30 days, unless the order is in hand (rule: personal-data-removed)', async () => {
  const copy = (state: 'delivered' | 'accepted') =>
    withoutId(anAssignment({ state, offeredAt: ago(31), customerPhone: '9901833270' }));
  await harness.seed({
    [assignments.path('a', 1)]: copy('delivered'),
    [assignments.path('b', 1)]: copy('accepted'),
  });
  await tidy(harness.services);
  const emptied = await harness.read(assignments.path('a', 1));
  expect(parseDocument(assignmentSchema, 'assignments/a_1', 'a_1', emptied)).toMatchObject({
    ...{ customerName: '', customerPhone: null, address: '(removed)', instructions: '' },
    ...{ latitude: null, longitude: null },
  });
  expect(await harness.read(assignments.path('b', 1))).toEqual(copy('accepted'));
});

test('removal goes on where it was interrupted, and reads nothing twice', async () => {
  const many = Array.from({ length: 450 }, (_, index) => [
    `orders/o${String(index).padStart(3, '0')}`,
    { createdAt: ago(200), delivery: { phone: '9845012345' } },
  ]);
  await harness.seed(Object.fromEntries(many.slice(0, 300)) as Record<string, object>);
  await harness.seed(Object.fromEntries(many.slice(300)) as Record<string, object>);
  const erase = () =>
    eraseOld(
      harness.services,
      'orders',
      { days: 180, since: 'createdAt', erased: { 'delivery.phone': '' } },
      Date.now() + 60_000,
    );
  const batch = harness.db.batch.bind(harness.db);
  let commits = 0;
  jest.spyOn(harness.db, 'batch').mockImplementation(() => {
    commits += 1;
    if (commits === 2) throw new Error('The instance ends');
    return batch();
  });
  await expect(erase()).rejects.toThrow('The instance ends');
  expect(await erase()).toBe(250);
  expect(await erase()).toBe(0);
  const { docs } = await harness.db.collection('orders').get();
  expect(docs.filter((order) => order.get('delivery.phone') !== '')).toEqual([]);
});

test('a document that the database deletes by itself carries the time (rule: kept-for)', async () => {
  await harness.seed({
    ...settingsDocument(),
    ...profileDocument('admin1', { role: 'admin' }),
    ...profileDocument('customer1'),
    ...productDocument('tomato', { pricePaise: 100_00 }),
  });
  await harness.run(adjustStockOperation, 'admin1', {
    productId: 'tomato',
    deltaUnits: 1,
    reason: 'Counted',
  });
  await harness.run(placeOrderOperation, 'customer1', {
    lines: [{ productId: 'tomato', optionIds: [], quantity: 1 }],
    delivery: anAddress(),
    paymentMethod: 'cod',
    expectedTotalPaise: 150_00,
  });
  const timeOf = (document: { get(field: 'expireAt'): unknown }): number =>
    (document.get('expireAt') as { toMillis(): number }).toMillis();
  const timesIn = async (collection: string): Promise<number[]> =>
    (await harness.db.collection(collection).get()).docs.map(timeOf);
  const after = (days: number): number => someInstant + days * dayMs;
  expect(await timesIn('products/tomato/stockChanges')).toEqual([after(730)]);
  expect(await timesIn('orderNumbers')).toEqual([after(30)]);
  expect(await timesIn('operations')).toEqual([after(7), after(7)]);
  expect(timeOf(await harness.db.doc(accountCounters.path('customer1')).get())).toBe(after(90));
});
