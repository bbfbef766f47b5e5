/**
 * The reads by the screens of admins in a shop of any size: the queries of the browser and the operations of the server, against
 * the same documents. `SHOP_ORDERS=100000` measures a large shop (some minutes); see docs/scale.md.
 */
import {
  anyOrder,
  closedFigures,
  dayMs,
  mostCountedOrders,
  orders,
  orderSearchKeys,
  products,
  profiles,
  publicSettings,
  readOrderSearch,
  withoutId,
  type Order,
  type OrderStatus,
} from '@basket/domain';
import { anOrder, aProduct, aProfile, someInstant, storeSettings } from '@basket/domain/testing';
import type { Query } from 'firebase-admin/firestore';
import { recountProducts } from '../../functions/src/catalogue/product-figures';
import { countOrdersOperation } from '../../functions/src/orders/count-orders.callable';
import { closeCustomers } from '../../functions/src/reporting/customer-figures';
import { closeDays } from '../../functions/src/reporting/order-figures';
import { readDashboardOperation } from '../../functions/src/reporting/read-dashboard.callable';
import { readWaitingOperation } from '../../functions/src/reporting/read-waiting.callable';
import { openHarness, type Harness } from '../../functions/src/testing/harness';
import { observeReads } from '../../functions/src/testing/observed-reads';
import * as lists from '../../mf-admin/src/queries';

const orderCount = Number(process.env['SHOP_ORDERS'] ?? 400);
const isMeasured = process.env['SHOP_ORDERS'] !== undefined;
const customerCount = orderCount / 2;
const productCount = orderCount / 20;
const waitingCount = 40;
const days = 60;

const firstNames = [
  'Asha',
  'Ravi',
  'Meera',
  'Imran',
  'Karthik',
  'Fatima',
  'Priya',
  'Joseph',
  'Ananya',
  'Vikram',
];
const lastNames = [
  'Sharma',
  'Iyer',
  'Khan',
  'Reddy',
  'Joshi',
  'Nair',
  'Patel',
  'Das',
  'Gill',
  'Gowda',
  'Rao',
];
const nameOf = (customer: number): string =>
  `${firstNames[customer % firstNames.length]} ${lastNames[customer % lastNames.length]}`;
const phoneOf = (customer: number): string => String(9_000_000_000 + customer);

/** The latest first: the newest wait, the others are delivered. Evenly over the days. */
function orderAt(index: number): Order {
  const createdAt = someInstant - Math.floor((index * days * dayMs) / orderCount);
  const customer = index % customerCount;
  const status: OrderStatus = index < waitingCount ? 'pending' : 'delivered';
  const order = withoutId(
    anOrder({
      ...{ status, createdAt, updatedAt: createdAt },
      orderNumber: `BE261120${String(100_000 + index)}`,
      ...{ customerId: `customer${customer}`, customerName: nameOf(customer) },
    }),
  );
  const delivery = { ...order.delivery, phone: phoneOf(customer) };
  return { ...order, delivery, searchKeys: orderSearchKeys({ ...order, delivery }) };
}

/** The emulator looks at every document for each count. */
jest.setTimeout(600_000);

let harness: Harness;
beforeAll(async () => {
  harness = openHarness(someInstant);
  // An emulator that has imported data shows it in every project.
  await harness.clear();
  const writer = harness.db.bulkWriter({ throttling: false });
  const write = (path: string, data: object) => void writer.set(harness.db.doc(path), data);
  write(publicSettings.path(), storeSettings());
  write(profiles.path('admin1'), aProfile({ role: 'admin' }));
  for (let index = 0; index < productCount; index += 1)
    write(products.path(`product${index}`), aProduct({ stockQuantity: index < 10 ? 1 : 100 }));
  for (let customer = 0; customer < customerCount; customer += 1) {
    const createdAt = someInstant - Math.floor((customer * days * dayMs) / customerCount);
    write(profiles.path(`customer${customer}`), aProfile({ createdAt, phone: phoneOf(customer) }));
  }
  for (let index = 0; index < orderCount; index += 1) {
    write(orders.path(`order${index}`), orderAt(index));
    if (index % 2_000 === 0) await writer.flush();
  }
  await writer.close();
  // What the hourly schedule does.
  await closeDays(harness.services, 2 * days);
  await closeCustomers(harness.services);
  await recountProducts(harness.services);
}, 1_800_000);
afterAll(() => harness.close());

type List = ReturnType<typeof lists.ordersPage> | typeof lists.lowProducts | typeof lists.lastProductEntry;

function queryOf({ collection, where = [], orderBy = [], limit }: List): Query {
  let query: Query = harness.db.collection(collection);
  for (const [field, operator, operand] of where) query = query.where(field, operator, operand);
  for (const [field, direction] of orderBy) query = query.orderBy(field, direction);
  return query.limit(limit);
}

const costs: { readonly what: string; readonly reads: number; readonly ms: number }[] = [];
async function costOf(what: string, act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const reads = await observeReads(harness.db, act);
  costs.push({ what, reads, ms: Math.round(performance.now() - startedAt) });
  return reads;
}
/** The rules read the admin's profile once for each list and document. */
const costOfList = async (what: string, list: List): Promise<number> =>
  (await costOf(what, () => queryOf(list).get())) + 1;
afterAll(() => {
  if (isMeasured)
    process.stdout.write(`${JSON.stringify({ orderCount, customerCount, productCount, costs }, null, 1)}\n`);
});

test('opening the dashboard reads at most 60 documents, however many orders, customers and products there are (rule: bounded-work)', async () => {
  const figures = await harness.run(readDashboardOperation, 'admin1', {});
  expect(figures).toMatchObject({
    totalOrders: orderCount,
    pendingOrders: waitingCount,
    totalCustomers: customerCount,
    totalProducts: productCount,
  });
  harness.setNow(someInstant + 20_000);
  const dashboard = await costOf('dashboard', () => harness.run(readDashboardOperation, 'admin1', {}));
  const waiting = await costOf('waiting', () => harness.run(readWaitingOperation, 'admin1', {}));
  const shown = [
    ...[lists.recentOrders, lists.lastChange, lists.lastProductChange, lists.lastProductEntry],
    ...[lists.ordersByPromise, lists.lowProducts],
  ];
  let followed =
    1 + (await costOf('settings', () => harness.services.db.getAll(harness.db.doc(publicSettings.path()))));
  for (const [index, list] of shown.entries())
    followed += await costOfList(`dashboard list ${index + 1}`, list);
  expect({ dashboard, waiting }).toEqual({ dashboard: 17, waiting: 18 });
  expect(dashboard + waiting + followed).toBeLessThanOrEqual(60);
  expect((await harness.db.doc(closedFigures.path()).get()).get('orders')).toBeGreaterThan(orderCount / 2);
});

const page = { status: null, search: null, after: null };

test('the list of orders, its pages and tabs read one page (rule: bounded-work)', async () => {
  const pageSize = lists.ordersPerPage + 1;
  expect(await costOfList('orders list', lists.ordersPage(page))).toBe(pageSize + 1);
  const [middle] = (await queryOf({ ...lists.ordersPage(page), limit: 200 }).get()).docs.slice(-1);
  const after = { createdAt: Number(middle?.get('createdAt')), id: middle?.id ?? '' };
  expect(
    await costOf('orders list, page 9', () =>
      queryOf(lists.ordersPage(page)).startAfter(after.createdAt, after.id).get(),
    ),
  ).toBe(pageSize);
  expect(await costOfList('orders delivered', lists.ordersPage({ ...page, status: 'delivered' }))).toBe(
    pageSize + 1,
  );
});

test('the counts of the tabs read one for each begun thousand, up to five (rule: bounded-work)', async () => {
  const reads = await costOf('tab counts', () => harness.run(countOrdersOperation, 'admin1', anyOrder));
  const ofDelivered = Math.ceil(Math.min(orderCount - waitingCount, mostCountedOrders) / 1000);
  expect(reads).toBe(1 + 6 + ofDelivered);
});

test.each([
  { by: 'number', text: 'BE261120100007', found: 1 },
  { by: 'digits of the number', text: '100007', found: 1 },
  { by: 'phone', text: '+91 90000 00007', found: 2 },
  { by: 'name', text: 'Sharma', found: lists.ordersPerPage + 1 },
])('a search by $by reads a page at most (rule: bounded-work)', async ({ by, text, found }) => {
  const search = readOrderSearch(text);
  const reads = await costOfList(`search by ${by}`, lists.ordersPage({ ...page, search }));
  expect(reads).toBe(found + 1);
});
