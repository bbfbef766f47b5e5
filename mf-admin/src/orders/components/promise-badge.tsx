import { isTimeToOffer, type Order, type PublicStoreSettings } from '@basket/domain';
import { Badge, DueBadge, formatSlotDay, formatTime } from '@basket/ui';
import { promisedAt, type PromisedOrder } from '../promise';

export interface PromiseBadgeProps {
  readonly order: PromisedOrder & Pick<Order, 'slot'>;
  readonly settings: Pick<PublicStoreSettings, 'deliveryTimeMinutes'>;
  readonly now: number;
}

/** The time left until an order's promise; when its slot begins while that is not near. */
export const PromiseBadge = ({ order, settings, now }: PromiseBadgeProps) =>
  order.slot && !isTimeToOffer(order, now) ? (
    <Badge>
      {formatSlotDay(order.slot, now)}, {formatTime(order.slot.startsAt)}
    </Badge>
  ) : (
    <DueBadge dueAt={promisedAt(order, settings)} nowAt={now} />
  );
