import { orders, products } from '@basket/domain';
import { anAddress, anOrder, someInstant } from '@basket/domain/testing';
import { autoAssignOperation } from '../dispatch/offers/auto-assign.callable';
import { cancelOrderOperation } from '../orders/cancel-order.callable';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { readDashboardOperation } from '../reporting/read-dashboard.callable';
import { freshHarness } from './fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from './harness';
import { observeReads } from './observed-reads';
import { UnitOfWork } from '../platform/database/unit-of-work';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('customer1'),
  ...profileDocument('admin1', { role: 'admin' }),
  ...productDocument('tomato', { pricePaise: 100_00 }),
  ...productDocument('onion', { pricePaise: 100_00 }),
  'products/damaged': { name: 7 },
}));

const order = (paise: number) => ({
  lines: [{ productId: 'tomato', optionIds: [], quantity: 1 }],
  delivery: anAddress(),
  paymentMethod: 'cod' as const,
  expectedTotalPaise: paise,
});
const place = (paise: number, operationId: string, services = harness.services) =>
  harness.run(placeOrderOperation, 'customer1', order(paise), { operationId, services });

test.each<{ desc: string; reads: number; read: (unit: UnitOfWork) => Promise<unknown> }>([
  { desc: 'a document', reads: 1, read: (unit) => unit.get(products, 'tomato') },
  { desc: 'a missing document', reads: 1, read: (unit) => unit.get(products, 'none') },
  {
    desc: 'three documents and again the damaged one of them, whose row is looked up once,',
    reads: 5,
    read: async (unit) => {
      await unit.getAllSound(products, ['tomato', 'onion', 'damaged']);
      await unit.getSound(products, 'damaged');
    },
  },
  {
    desc: 'a query that finds one',
    reads: 1,
    read: (unit) => unit.query(products, (all) => all.where('pricePaise', '>', 1).limit(1)),
  },
  {
    desc: 'a query that finds nothing',
    reads: 1,
    read: (unit) => unit.query(products, (all) => all.where('name', '==', 'None')),
  },
  {
    desc: 'a count of nothing',
    reads: 1,
    read: (unit) => unit.tally(orders),
  },
  {
    desc: 'a sum over two',
    reads: 1,
    read: (unit) => unit.tally(products, (all) => all.where('pricePaise', '>', 1), 'pricePaise'),
  },
])('$desc counts as $reads (rule: reads-logged)', async ({ reads, read }) => {
  const unit = new UnitOfWork(harness.with({ damageReports: harness.services.damageReports }));
  expect(await observeReads(harness.db, () => read(unit))).toBe(reads);
  expect(unit.readCount).toBe(reads);
});

test('a count of 1,001 counts as two reads, and its sum as well (rule: reads-logged)', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => [`orders/o${index}`, { totalPaise: 100 }]);
  for (let at = 0; at < many.length; at += 400)
    await harness.seed(Object.fromEntries(many.slice(at, at + 400)) as Record<string, object>);
  const unit = new UnitOfWork(harness.services);
  expect(await unit.tally(orders, (all) => all, 'totalPaise')).toEqual({
    ...{ count: 1001, sum: 100_100, reads: 2 },
  });
  expect(unit.readCount).toBe(2);
});

async function autoAssign(): Promise<void> {
  await harness.seed({
    ...partnerDocuments('partner1', { isOnline: true, walletBalancePaise: 2000_00 }),
    ...orderDocument(anOrder({ id: 'waiting', customerId: 'customer1' })),
  });
  const { assigned } = await harness.run(autoAssignOperation, 'admin1', {});
  expect(assigned).toBe(1);
}

const cases: readonly { desc: string; act: () => Promise<unknown> }[] = [
  { desc: 'an order', act: () => place(150_00, 'an-operation-of-one') },
  {
    desc: 'a repeated order',
    act: async () => {
      await place(150_00, 'an-operation-of-two');
      await place(150_00, 'an-operation-of-two');
    },
  },
  { desc: 'a refused order', act: () => refusalOf(place(1_00, 'an-operation-of-three')) },
  {
    desc: 'a refusal before anything was found',
    act: () => refusalOf(harness.run(cancelOrderOperation, 'customer1', { orderId: 'nowhere' })),
  },
  {
    desc: 'an order whose first commit is lost to another writer',
    act: () => {
      let isFirst = true;
      const contended = harness.with({
        commit: async (...commit) => {
          if (isFirst) await harness.db.doc(products.path('tomato')).update({ stockQuantity: 90 });
          isFirst = false;
          return harness.services.commit(...commit);
        },
      });
      return place(150_00, 'an-operation-of-four', contended);
    },
  },
  { desc: 'an automatic assignment', act: autoAssign },
  { desc: 'the dashboard', act: () => harness.run(readDashboardOperation, 'admin1', {}) },
];

test.each(cases)('the log line of $desc has the reads that it made (rule: reads-logged)', async ({ act }) => {
  const observed = await observeReads(harness.db, act);
  const logged = harness.logged.reduce((sum, { reads }) => sum + (reads ?? 0), 0);
  expect(observed).toBeGreaterThan(0);
  expect(logged).toBe(observed);
});
