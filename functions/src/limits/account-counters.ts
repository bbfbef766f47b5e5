import {
  accountCounters,
  orders,
  withoutId,
  type AccountCounters,
  type Order,
  type Stored,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { countersOfToday, isUnpaid, withUnpaid } from './account-limits.decision';

/** An account's counts of today. */
export async function readCounters(unit: UnitOfWork, uid: string, now: number): Promise<AccountCounters> {
  const stored = await unit.get(accountCounters, uid);
  return countersOfToday(stored && withoutId(stored), now);
}

export function writeCounters(unit: UnitOfWork, uid: string, counters: AccountCounters): void {
  unit.put(accountCounters.path(uid), counters);
}

/**
 * The counters with orders that are still unpaid, if there are as many as allowed. Only then are the orders read: counting
 * costs no order a read of its own, and paying, delivering or cancelling writes no counter. A damaged one counts until it is
 * repaired.
 */
export async function withUnpaidNow(
  unit: UnitOfWork,
  counters: AccountCounters,
  maxUnpaidOrders: number,
): Promise<AccountCounters> {
  if (counters.unpaidOrderIds.length < maxUnpaidOrders) return counters;
  const { unpaidOrderIds } = counters;
  const unpaid = await unit.getEach(orders, unpaidOrderIds);
  const isStillUnpaid = (_id: string, place: number): boolean => {
    const order = unpaid[place] ?? null;
    return order === 'damaged' || (order !== null && isUnpaid(order));
  };
  return { ...counters, unpaidOrderIds: unpaidOrderIds.filter(isStillUnpaid) };
}

/**
 * Counts an order that was over, or paid, and now waits for its money again. Orders leave the counters when they are cancelled,
 * and when somebody at the limit is found to have paid them. What an admin ordered for the customer was never counted, and
 * counters that are gone or damaged keep no admin from taking an order back.
 */
export async function countAgainIfUnpaid(
  unit: UnitOfWork,
  before: Stored<Order>,
  after: Pick<Order, 'status' | 'paymentStatus'>,
  now: number,
): Promise<void> {
  if (before.placedBy !== null || isUnpaid(before) || !isUnpaid(after)) return;
  const uid = before.customerId;
  const stored = await unit.getSound(accountCounters, uid);
  if (!stored || stored.unpaidOrderIds.includes(before.id)) return;
  writeCounters(unit, uid, withUnpaid(countersOfToday(withoutId(stored), now), before.id));
}
