import { placeOrder } from '@basket/domain';
import { countOrder, readCounters, withUnpaidNow, writeCounters } from '../../limits';
import { operation, orRefuse } from '../../platform/operation';
import { askBeforeRepeating } from './ask-before-repeating';
import { placeFor } from './placing-step';
import { readAccountCart, takeFromCart } from './take-from-cart';

/**
 * A customer places an order in one commit with the customer's counters.
 * Reads: profile (twice: guarded), counters, cart, those of {@link placeFor} and of {@link askBeforeRepeating}. Writes: counters, record, cart, and those of placeFor.
 */
export const placeOrderOperation = operation(placeOrder, ['customer'], async (attempt) => {
  const { input, actor, unit, now } = attempt;
  const { uid, profile, isVerified } = actor;
  const [{ orderId, order, settings }, counters, cart] = await Promise.all([
    placeFor({ uid, name: profile.name, placedBy: null }, input, attempt),
    readCounters(unit, uid, now),
    readAccountCart(unit, uid),
  ]);
  if (input.again === false) await askBeforeRepeating(unit, { uid, lines: input.lines, cart, now });
  const counted = countOrder(
    await withUnpaidNow(unit, counters, settings.maxUnpaidOrders),
    { ...order, orderId, isVerified },
    settings,
  );
  writeCounters(unit, uid, orRefuse(counted));
  takeFromCart(unit, uid, cart, { orderId, lines: input.lines, now });
  return { orderId, orderNumber: order.orderNumber, totalPaise: order.totalPaise };
});
