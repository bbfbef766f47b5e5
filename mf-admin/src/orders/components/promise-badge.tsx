import { isTimeToOffer, promisedAt, type PromisedOrder, type PublicStoreSettings } from '@basket/domain';
import { Badge, DueBadge, formatSlotDay, formatTime } from '@basket/ui';

export interface PromiseBadgeProps {
  readonly order: PromisedOrder;
  readonly settings: Pick<PublicStoreSettings, 'deliveryTimeMinutes'>;
  readonly now: number;
}

/** The time left until an order's promise; when its slot begins while that is not near. Nothing while it waits for its payment. */
export function PromiseBadge({ order, settings, now }: PromiseBadgeProps) {
  const dueAt = promisedAt(order, settings);
  if (order.slot && !isTimeToOffer(order, now))
    return (
      <Badge>
        {formatSlotDay(order.slot, now)}, {formatTime(order.slot.startsAt)}
      </Badge>
    );
  return dueAt === null ? null : <DueBadge dueAt={dueAt} nowAt={now} />;
}
