import {
  deliveryPartnersCollection,
  growthPercent,
  productsCollection,
  profilesCollection,
  readDashboard,
  startOfIndiaMonth,
  ordersCollection,
  type ResponseOf,
} from '@basket/domain';
import type { Database } from '../platform/database/aggregates';
import { query } from '../platform/operation';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { closeSoundDays, readFigures } from './order-figures';

/** Admins look at the same figures: counting them once in this time is enough. */
const keptForMs = 10_000;
/** What is left is done by the next request, or every hour. */
const mostDaysAtOnce = 3;

type Dashboard = ResponseOf<typeof readDashboard>;
const kept = new WeakMap<Database, { readonly countedAt: number; readonly figures: Promise<Dashboard> }>();

export const readDashboardOperation = query(readDashboard, ['admin'], async ({ services, unit, now }) => {
  const { db } = services;
  const last = kept.get(db);
  if (last && now >= last.countedAt && now - last.countedAt < keptForMs) return last.figures;
  const figures = closeSoundDays(services, mostDaysAtOnce).then(() => countAll(unit, now));
  kept.set(db, { countedAt: now, figures });
  // A failed count is not kept: the next request counts again.
  figures.catch(() => kept.delete(db));
  return figures;
});

async function countAll(unit: UnitOfWork, now: number): Promise<Dashboard> {
  const count = async (...[build]: Parameters<UnitOfWork['tally']>): Promise<number> =>
    (await unit.tally(build)).count;
  const [{ ever, lastMonth, thisMonth }, pending, allProducts, active, partners, customers] =
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
  };
}

/** Customers registered ever, in the last month and in this month so far. */
async function countCustomers(unit: UnitOfWork, now: number) {
  const thisMonthAt = startOfIndiaMonth(now);
  const lastMonthAt = startOfIndiaMonth(now, 1);
  const [ever, sinceLastMonth, thisMonth] = await Promise.all(
    [0, lastMonthAt, thisMonthAt].map((fromAt) =>
      unit.tally((db) =>
        db.collection(profilesCollection).where('role', '==', 'customer').where('createdAt', '>=', fromAt),
      ),
    ),
  );
  return {
    ever: ever?.count ?? 0,
    lastMonth: (sinceLastMonth?.count ?? 0) - (thisMonth?.count ?? 0),
    thisMonth: thisMonth?.count ?? 0,
  };
}
