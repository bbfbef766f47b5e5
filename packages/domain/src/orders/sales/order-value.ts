import { keptPaise } from '../../payments/order-payment';
import type { Order } from '../order';

/**
 * The money that an order brought the store: none (null) unless it is delivered, then its total, less what was paid back or is owed.
 * One that is to be paid online brings nothing before it is paid (rule: customer-value).
 */
export function orderValuePaise({
  status,
  paymentMethod,
  paymentStatus,
  totalPaise,
  payment,
}: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'totalPaise' | 'payment'>): number | null {
  if (status !== 'delivered') return null;
  // Older orders that were paid do not say what was received for them.
  const isKnown = paymentMethod === 'online' && (payment.receivedPaise > 0 || paymentStatus !== 'paid');
  if (isKnown) return Math.max(0, Math.min(totalPaise, keptPaise(payment)));
  return Math.max(0, totalPaise - payment.cashRefundOwedPaise - payment.cashRefundedPaise);
}

/** The order with its value as it follows from the rest. */
export const withValue = <O extends Order>(order: O): O => ({ ...order, valuePaise: orderValuePaise(order) });
