import {
  awaitsPayment,
  orderStatusFacts,
  publicStoreSettingsSchema,
  storeSettingsPath,
  type Order,
} from '@basket/domain';
import { DueBadge } from '@basket/ui';
import { useLiveDocument, useServerNow } from '@basket/web';
import { promisedAt } from '../promise';
import { PromiseBadge } from './promise-badge';

type DueOrder = Pick<
  Order,
  | 'status'
  | 'statusTimes'
  | 'estimatedDeliveryAt'
  | 'paidAt'
  | 'createdAt'
  | 'slot'
  | 'paymentMethod'
  | 'paymentStatus'
>;

/** The delivery time that the store promises, in minutes; null until it is known. */
export function usePromise(): number | null {
  const settings = useLiveDocument(publicStoreSettingsSchema, storeSettingsPath);
  return settings.status === 'ready' ? settings.data.deliveryTimeMinutes : null;
}

export interface OrderDueProps {
  readonly order: DueOrder;
  readonly deliveryTimeMinutes: number | null;
}

/** How an order stands against its promise: time left, late, or delivered late. Nothing where no promise runs. */
export function OrderDue({ order, deliveryTimeMinutes }: OrderDueProps) {
  const now = useServerNow(30_000);
  if (deliveryTimeMinutes === null || awaitsPayment(order)) return null;
  const settings = { deliveryTimeMinutes };
  if (!orderStatusFacts[order.status].isFinal)
    return <PromiseBadge order={order} settings={settings} now={now} />;
  const dueAt = promisedAt(order, settings);
  const deliveredAt = order.status === 'delivered' ? order.statusTimes.delivered : undefined;
  return deliveredAt !== undefined && deliveredAt > dueAt ? (
    <DueBadge dueAt={dueAt} nowAt={deliveredAt} />
  ) : null;
}
