import { growthPercent, mostWaiting, orders, profiles, readDashboard, type ResponseOf } from '@basket/domain';
import { readProductCounts } from '../catalogue';
import { query } from '../platform/operation';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { readCustomers } from './customer-figures';
import { keepCounts } from './kept-counts';
import { closeSoundDays, readFigures } from './order-figures';

/** Days that are left wait for the next request or hour. */
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
  const count = async (...what: Parameters<UnitOfWork['tally']>): Promise<number> =>
    (await unit.tally(...what)).count;
  const [{ ever, lastMonth, thisMonth, days }, pending, products, partners, customers] = await Promise.all([
    readFigures(unit, now),
    count(orders, (all) => all.where('status', '==', 'pending').limit(mostWaiting)),
    readProductCounts(unit),
    // Who was one before keeps the wallet, and with it the partner's document.
    count(profiles, (all) => all.where('role', '==', 'delivery_partner')),
    readCustomers(unit, now),
  ]);
  return {
    countedAt: now,
    totalOrders: ever.orders,
    pendingOrders: pending,
    totalRevenuePaise: ever.revenuePaise,
    totalProducts: products.all,
    activeProducts: products.active,
    totalCustomers: customers.ever,
    totalDeliveryPartners: partners,
    ordersGrowthPercent: growthPercent(lastMonth.orders, thisMonth.orders),
    revenueGrowthPercent: growthPercent(lastMonth.revenuePaise, thisMonth.revenuePaise),
    customersGrowthPercent: growthPercent(customers.lastMonth, customers.thisMonth),
    days: [...days],
  };
}
