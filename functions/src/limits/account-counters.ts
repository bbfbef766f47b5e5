import {
  accountCountersPath,
  accountCountersSchema,
  orderPath,
  orderSchema,
  withoutId,
  type AccountCounters,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { countersOfToday, isUnpaid } from './account-limits.decision';

/** What an account did today. */
export async function readCounters(unit: UnitOfWork, uid: string, now: number): Promise<AccountCounters> {
  const stored = await unit.get(accountCountersSchema, accountCountersPath(uid));
  return countersOfToday(stored && withoutId(stored), now);
}

export function writeCounters(unit: UnitOfWork, uid: string, counters: AccountCounters): void {
  unit.put(accountCountersPath(uid), counters);
}

/**
 * The counters with orders that are still unpaid, if there are as many as allowed. Only then are the orders read: counting
 * costs no order a read of its own, and paying, delivering or cancelling writes no counter.
 */
export async function withUnpaidNow(
  unit: UnitOfWork,
  counters: AccountCounters,
  maxUnpaidOrders: number,
): Promise<AccountCounters> {
  if (counters.unpaidOrderIds.length < maxUnpaidOrders) return counters;
  const orders = await unit.getAll(orderSchema, counters.unpaidOrderIds.map(orderPath));
  return {
    ...counters,
    unpaidOrderIds: orders.flatMap((order) => (order && isUnpaid(order) ? [order.id] : [])),
  };
}
