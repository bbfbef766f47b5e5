import { minuteMs, type Order, type PublicStoreSettings } from '@basket/domain';

export type PromisedOrder = Pick<Order, 'estimatedDeliveryAt' | 'paidAt' | 'createdAt'>;

/**
 * When the customer expects the order: the end of its slot or the promise of an acceptance, before that the store's delivery time after the order
 * was placed or paid.
 */
export const promisedAt = (
  { estimatedDeliveryAt, paidAt, createdAt }: PromisedOrder,
  { deliveryTimeMinutes }: Pick<PublicStoreSettings, 'deliveryTimeMinutes'>,
): number => estimatedDeliveryAt ?? Math.max(createdAt, paidAt ?? 0) + deliveryTimeMinutes * minuteMs;
