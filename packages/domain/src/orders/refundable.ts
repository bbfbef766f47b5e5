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
