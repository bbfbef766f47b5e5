import { placeOrder } from '@basket/domain';
import { countOrder, readCounters, withUnpaidNow, writeCounters } from '../limits';
import { operation, orRefuse } from '../platform/operation';
import { placeFor } from './placing-step';

/**
 * A customer places an order in one commit with the customer's counters.
 * Reads: profile (twice: guarded), counters, and those of {@link placeFor}. Writes: counters, record, and those of placeFor.
 */
export const placeOrderOperation = operation(placeOrder, ['customer'], async (attempt) => {
  const { input, actor, unit, now } = attempt;
  const { uid, profile, isVerified } = actor;
  const [{ orderId, order, settings }, counters] = await Promise.all([
    placeFor({ uid, name: profile.name, placedBy: null }, input, attempt),
    readCounters(unit, uid, now),
  ]);
  const counted = countOrder(
    await withUnpaidNow(unit, counters, settings.maxUnpaidOrders),
    { ...order, orderId, isVerified },
    settings,
  );
  writeCounters(unit, uid, orRefuse(counted));
  return { orderId, orderNumber: order.orderNumber, totalPaise: order.totalPaise };
});
