import { orderStatusFacts, promiseState, publicSettings, type PromisedOrder } from '@basket/domain';
import { DueBadge } from '@basket/ui';
import { useLiveDocument, useServerNow } from '@basket/web';
import { PromiseBadge } from './promise-badge';

/** The delivery time that the store promises, in minutes; null until it is known. */
export function usePromise(): number | null {
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  return settings.status === 'ready' ? settings.data.deliveryTimeMinutes : null;
}

export interface OrderDueProps {
  readonly order: PromisedOrder;
  readonly deliveryTimeMinutes: number | null;
}

/** How an order stands against its promise: time left, late, or delivered late. Nothing where no promise runs. */
export function OrderDue({ order, deliveryTimeMinutes }: OrderDueProps) {
  const now = useServerNow(30_000);
  if (deliveryTimeMinutes === null) return null;
  const settings = { deliveryTimeMinutes };
  const promise = promiseState(order, settings, now);
  if (!promise) return null;
  if (!orderStatusFacts[order.status].isFinal)
    return <PromiseBadge order={order} settings={settings} now={now} />;
  const deliveredAt = order.statusTimes.delivered;
  return promise.isLate && deliveredAt !== undefined ? (
    <DueBadge dueAt={promise.at} nowAt={deliveredAt} />
  ) : null;
}
