import {
  deliveryPartnersCollection,
  growthPercent,
  productsCollection,
  profilesCollection,
  readDashboard,
  sameMomentOfLastMonth,
  startOfIndiaMonth,
  ordersCollection,
  type ResponseOf,
} from '@basket/domain';
import { query } from '../platform/operation';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { keepCounts } from './kept-counts';
import { closeSoundDays, readFigures } from './order-figures';

/** What is left is done by the next request, or every hour. */
const mostDaysAtOnce = 3;

type Dashboard = ResponseOf<typeof readDashboard>;

const keptFigures = keepCounts<Dashboard>();

export const readDashboardOperation = query(readDashboard, ['admin'], ({ services, unit, now }) =>
  keptFigures(services.db, now, async () => {
    await closeSoundDays(services, mostDaysAtOnce);
    return countAll(unit, now);
  }),
);

async function countAll(unit: UnitOfWork, now: number): Promise<Dashboard> {
  const count = async (...[build]: Parameters<UnitOfWork['tally']>): Promise<number> =>
    (await unit.tally(build)).count;
  const [{ ever, lastMonth, thisMonth, days }, pending, allProducts, active, partners, customers] =
    await Promise.all([
      readFigures(unit, now),
      count((db) => db.collection(ordersCollection).where('status', '==', 'pending')),
      count((db) => db.collection(productsCollection)),
      count((db) => db.collection(productsCollection).where('isActive', '==', true)),
      count((db) => db.collection(deliveryPartnersCollection)),
      countCustomers(unit, now),
    ]);
  return {
    countedAt: now,
    totalOrders: ever.orders,
    pendingOrders: pending,
    totalRevenuePaise: ever.revenuePaise,
    totalProducts: allProducts,
    activeProducts: active,
    totalCustomers: customers.ever,
    totalDeliveryPartners: partners,
    ordersGrowthPercent: growthPercent(lastMonth.orders, thisMonth.orders),
    revenueGrowthPercent: growthPercent(lastMonth.revenuePaise, thisMonth.revenuePaise),
    customersGrowthPercent: growthPercent(customers.lastMonth, customers.thisMonth),
    days: [...days],
  };
}

/** Customers registered ever, in this month so far and in the last one until the same moment. */
async function countCustomers(unit: UnitOfWork, now: number) {
  const during = async (fromAt: number, untilAt: number): Promise<number> => {
    const { count } = await unit.tally((db) =>
      db
        .collection(profilesCollection)
        .where('role', '==', 'customer')
        .where('createdAt', '>=', fromAt)
        .where('createdAt', '<', untilAt),
    );
    return count;
  };
  // Whoever registers while this counts is in no figure or in both.
  const untilAt = now + 1;
  const [ever, lastMonth, thisMonth] = await Promise.all([
    during(0, untilAt),
    during(startOfIndiaMonth(now, 1), sameMomentOfLastMonth(now)),
    during(startOfIndiaMonth(now), untilAt),
  ]);
  return { ever, lastMonth, thisMonth };
}
