import { keptPaise } from '../payments/order-payment';
import type { Order } from './order';

/** Paise that an admin can still pay back: what the store keeps of an online payment, or of the cash of a delivery. */
export function refundablePaise({
  status,
  paymentMethod,
  paymentId,
  totalPaise,
  payment,
}: Pick<Order, 'status' | 'paymentMethod' | 'paymentId' | 'totalPaise' | 'payment'>): number {
  if (paymentMethod === 'online') return paymentId === null ? 0 : Math.max(0, keptPaise(payment));
  if (status !== 'delivered') return 0;
  return Math.max(0, totalPaise - payment.cashRefundOwedPaise - payment.cashRefundedPaise);
}

/**
 * Paise that are paid back for units at their prices. The last of them bring less than that where rounding took something off the order's
 * total: nothing is paid back that was not paid (rule: cash-rounded).
 */
export function unitsRefundPaise(
  order: Parameters<typeof refundablePaise>[0] & Pick<Order, 'roundingPaise'>,
  pricesPaise: number,
): number {
  const overPaise = pricesPaise - refundablePaise(order);
  const isRounding = overPaise > 0 && overPaise <= -(order.roundingPaise ?? 0);
  return isRounding ? pricesPaise - overPaise : pricesPaise;
}
