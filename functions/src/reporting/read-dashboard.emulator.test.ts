import { dayMs, orders, startOfIndiaDay } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
} from '../testing/harness';
import { readDashboardOperation } from './read-dashboard.callable';

const lastMonthAt = Date.UTC(2026, 9, 10);

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('customer1', { createdAt: lastMonthAt }),
  ...partnerDocuments('partner1'),
}));

test('counts by aggregation and compares with the same days of the month before (rule: figures-computed)', async () => {
  const delivered = (id: string, createdAt: number, totalPaise: number) =>
    orderDocument(anOrder({ id, status: 'delivered', createdAt, totalPaise }));
  await harness.seed({
    ...profileDocument('admin1', { role: 'admin', createdAt: lastMonthAt }),
    // Delivered once, and has another role now.
    ...partnerDocuments('former'),
    ...profileDocument('former', { role: 'admin', createdAt: lastMonthAt }),
    ...profileDocument('customer2'),
    ...profileDocument('customer3', { createdAt: Date.UTC(2026, 9, 25) }),
    ...productDocument('tomato'),
    ...productDocument('hidden', { isActive: false }),
    ...delivered('old1', lastMonthAt, 100_00),
    ...delivered('old2', lastMonthAt, 100_00),
    // Later in its month than now is in this one: compared with nothing yet.
    ...delivered('old3', Date.UTC(2026, 9, 20, 6, 31), 100_00),
    ...delivered('new1', someInstant, 300_00),
    ...orderDocument(anOrder({ id: 'waiting' })),
  });
  const { days, ...figures } = await harness.run(readDashboardOperation, 'admin1', {});
  const today = startOfIndiaDay(someInstant);
  expect(days.slice(-2)).toEqual([
    { dayAt: today - dayMs, orders: 0, revenuePaise: 0 },
    { dayAt: today, orders: 2, revenuePaise: 300_00 },
  ]);
  // Three days of October have been summed by this look, and the three latest are counted; the others are not known yet.
  expect(days.filter(({ orders }) => orders > 0).map(({ dayAt, orders }) => [dayAt, orders])).toEqual([
    [startOfIndiaDay(lastMonthAt), 2],
    [today, 2],
  ]);
  expect(days.some(({ dayAt }) => dayAt === startOfIndiaDay(Date.UTC(2026, 9, 20)))).toBe(false);
  expect(figures).toEqual({
    countedAt: someInstant,
    totalOrders: 5,
    pendingOrders: 1,
    totalRevenuePaise: 600_00,
    totalProducts: 2,
    activeProducts: 1,
    totalCustomers: 3,
    totalDeliveryPartners: 1,
    ordersGrowthPercent: 0,
    revenueGrowthPercent: 50,
    customersGrowthPercent: 0,
  });

  await harness.db.doc(orders.path('waiting')).delete();
  expect(await harness.run(readDashboardOperation, 'admin1', {})).toMatchObject({ totalOrders: 5 });
  harness.setNow(someInstant + 11_000);
  expect(await harness.run(readDashboardOperation, 'admin1', {})).toMatchObject({ totalOrders: 4 });
});

test.each(['customer1', 'partner1', 'nobody'])('%s sees no figures', async (uid) => {
  expect(await refusalOf(harness.run(readDashboardOperation, uid, {}))).toBe('not_allowed');
});
