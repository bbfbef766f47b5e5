import {
  customerFigures,
  customersOfDays,
  dayMs,
  firstCustomerDay,
  moveCustomer,
  profiles,
  sameMomentOfLastMonth,
  startOfIndiaDay,
  startOfIndiaMonth,
  sumCustomerDays,
  withoutId,
  type CustomerFigures,
  type Profile,
} from '@basket/domain';
import { atomically } from '../platform/database/atomically';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import type { Services } from '../platform/services';
import { closingDelayMs } from './order-figures';

/** Null while there are none, or damaged ones: every customer is counted where it is. */
const readFigures = (unit: UnitOfWork) => unit.getSound(customerFigures);

async function countRegistered(unit: UnitOfWork, fromAt: number, untilAt: number): Promise<number> {
  if (fromAt >= untilAt) return 0;
  const { count } = await unit.tally(profiles, (all) =>
    all.where('role', '==', 'customer').where('createdAt', '>=', fromAt).where('createdAt', '<', untilAt),
  );
  return count;
}

/** Counts the customers of all days that are over, once a day; whatever was wrong in the figures is right again then. */
export async function closeCustomers(run: Services): Promise<void> {
  await atomically(run, null, async (unit) => {
    const closedUntil = startOfIndiaDay(run.now() - closingDelayMs);
    const stored = await readFigures(unit);
    if (stored && stored.closedUntil >= closedUntil) return;
    const firstAt = firstCustomerDay(closedUntil);
    const dayAts = Array.from({ length: (closedUntil - firstAt) / dayMs }, (_, day) => firstAt + day * dayMs);
    const [before, ...counts] = await Promise.all([
      countRegistered(unit, 0, firstAt),
      ...dayAts.map((dayAt) => countRegistered(unit, dayAt, dayAt + dayMs)),
    ]);
    const days = dayAts.map((dayAt, index) => ({ dayAt, customers: counts[index] ?? 0 }));
    unit.put(customerFigures.path(), sumCustomerDays(before, days, closedUntil));
  });
}

/** Keeps the counted days right when an account becomes a customer or stops being one. */
export async function moveCustomerRole(
  unit: UnitOfWork,
  before: Pick<Profile, 'role' | 'createdAt'>,
  after: Pick<Profile, 'role'>,
): Promise<void> {
  const isCustomer = after.role === 'customer';
  if (isCustomer === (before.role === 'customer')) return;
  const figures = await readFigures(unit);
  const moved = figures && moveCustomer(withoutId(figures), before.createdAt, isCustomer ? 1 : -1);
  if (moved) unit.update(customerFigures.path(), moved);
}

const nothingCounted: CustomerFigures = { customers: 0, closedUntil: 0, days: {} };

/** Customers registered ever, in this month so far and in the last one until the same moment. */
export async function readCustomers(
  unit: UnitOfWork,
  now: number,
): Promise<{ readonly ever: number; readonly lastMonth: number; readonly thisMonth: number }> {
  const figures = (await readFigures(unit)) ?? nothingCounted;
  const { closedUntil } = figures;
  // Whoever registers while this counts is in no figure or in both.
  const untilAt = now + 1;
  const [lastMonthAt, thisMonthAt, sameMomentAt] = [
    startOfIndiaMonth(now, 1),
    startOfIndiaMonth(now),
    sameMomentOfLastMonth(now),
  ];
  // Its last day counts only as far as today has come.
  const lastMonthOpenAt = Math.max(lastMonthAt, Math.min(closedUntil, startOfIndiaDay(sameMomentAt)));
  const [open, openOfLastMonth, openOfThisMonth] = await Promise.all([
    countRegistered(unit, closedUntil, untilAt),
    countRegistered(unit, lastMonthOpenAt, sameMomentAt),
    closedUntil >= thisMonthAt ? null : countRegistered(unit, thisMonthAt, untilAt),
  ]);
  return {
    ever: figures.customers + open,
    lastMonth: customersOfDays(figures, lastMonthAt, lastMonthOpenAt) + openOfLastMonth,
    thisMonth: customersOfDays(figures, thisMonthAt, untilAt) + (openOfThisMonth ?? open),
  };
}
