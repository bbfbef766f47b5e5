import { orderPath } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import {
  openHarness,
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  type Harness,
} from '../testing/harness';
import { readDashboardOperation } from './read-dashboard.callable';

const lastMonthAt = Date.UTC(2026, 9, 10);

let harness: Harness;
beforeAll(() => {
  harness = openHarness(someInstant);
});
afterAll(() => harness.close());

test('counts by aggregation and compares with the month before (rule: figures-computed)', async () => {
  const delivered = (id: string, createdAt: number, totalPaise: number) =>
    orderDocument(anOrder({ id, status: 'delivered', createdAt, totalPaise }));
  await harness.seed({
    ...profileDocument('admin1', { role: 'admin', createdAt: lastMonthAt }),
    ...profileDocument('customer1', { createdAt: lastMonthAt }),
    ...profileDocument('customer2'),
    ...partnerDocuments('partner1'),
    ...productDocument('tomato'),
    ...productDocument('hidden', { isActive: false }),
    ...delivered('old1', lastMonthAt, 100_00),
    ...delivered('old2', lastMonthAt, 100_00),
    ...delivered('new1', someInstant, 300_00),
    ...orderDocument(anOrder({ id: 'waiting' })),
  });
  const figures = await harness.run(readDashboardOperation, 'admin1', {});
  expect(figures).toEqual({
    countedAt: someInstant,
    totalOrders: 4,
    pendingOrders: 1,
    totalRevenuePaise: 500_00,
    totalProducts: 2,
    activeProducts: 1,
    totalCustomers: 2,
    totalDeliveryPartners: 1,
    ordersGrowthPercent: 0,
    revenueGrowthPercent: 50,
    customersGrowthPercent: 0,
  });

  await harness.db.doc(orderPath('waiting')).delete();
  expect(await harness.run(readDashboardOperation, 'admin1', {})).toMatchObject({ totalOrders: 4 });
  harness.setNow(someInstant + 11_000);
  expect(await harness.run(readDashboardOperation, 'admin1', {})).toMatchObject({ totalOrders: 3 });
});

test.each(['customer1', 'partner1', 'nobody'])('%s sees no figures', async (uid) => {
  expect(await refusalOf(harness.run(readDashboardOperation, uid, {}))).toBe('not_allowed');
});
