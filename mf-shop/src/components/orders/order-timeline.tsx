import { startOfIndiaDay, type Order } from '@basket/domain';
import { formatTime, formatShortDateTime, orderStatusIcons, Timeline } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { isLate, orderSteps } from '../../orders/order-steps';

type TimedOrder = Pick<Order, 'status' | 'statusTimes' | 'createdAt' | 'assignment' | 'estimatedDeliveryAt'>;

/** The steps of an order with their times; with the day if it is not the day of ordering. */
export function OrderTimeline({ order }: { order: TimedOrder }) {
  const day = startOfIndiaDay(order.createdAt);
  const timeOf = (at: number): string =>
    startOfIndiaDay(at) === day ? formatTime(at) : formatShortDateTime(at);
  const expectedAt = order.status === 'cancelled' ? null : order.estimatedDeliveryAt;
  const dueWord = isLate(order, useServerNow(30_000)) ? 'was due' : 'by';
  return (
    <Timeline
      label="Order status"
      steps={orderSteps(order).map(({ status, label, state, at, note }) => ({
        label,
        note: note ?? undefined,
        time:
          at !== null
            ? timeOf(at)
            : status === 'delivered' && expectedAt !== null
              ? `${dueWord} ${timeOf(expectedAt)}`
              : undefined,
        state,
        icon: orderStatusIcons[status],
      }))}
    />
  );
}
