import { minuteMs, type Order } from '@basket/domain';

type PromisedOrder = Pick<Order, 'status' | 'estimatedDeliveryAt' | 'createdAt' | 'paymentDueAt' | 'slot'>;

/**
 * By when an order is promised: what the partner's acceptance has set, before that the store's time from the moment of ordering
 * (rule: one-promise). Null once it has ended, while it waits for its payment, and for an order with a slot, which says its own.
 */
export function promisedBy(
  { status, estimatedDeliveryAt, createdAt, paymentDueAt, slot }: PromisedOrder,
  deliveryTimeMinutes: number,
): number | null {
  if (status === 'delivered' || status === 'cancelled' || paymentDueAt !== null || slot) return null;
  return estimatedDeliveryAt ?? createdAt + deliveryTimeMinutes * minuteMs;
}
