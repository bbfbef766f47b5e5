import { startOfIndiaDay, type Order } from '@basket/domain';
import { formatShortDateTime, formatSlot, formatTime, orderStatusIcons, Timeline } from '@basket/ui';
import { useServerNow, useStoreSettings } from '@basket/web';
import { isLate, orderSteps } from '../../orders/order-steps';
import { promisedBy } from '../../orders/promised-by';

type TimedOrder = Pick<
  Order,
  'status' | 'statusTimes' | 'createdAt' | 'assignment' | 'estimatedDeliveryAt' | 'paymentDueAt' | 'slot'
>;

/** The steps of an order with their times; with the day if it is not the day of ordering. */
export function OrderTimeline({ order }: { order: TimedOrder }) {
  const day = startOfIndiaDay(order.createdAt);
  const timeOf = (at: number): string =>
    startOfIndiaDay(at) === day ? formatTime(at) : formatShortDateTime(at);
  const { deliveryTimeMinutes } = useStoreSettings();
  const expectedAt =
    order.status === 'cancelled'
      ? null
      : (order.estimatedDeliveryAt ?? promisedBy(order, deliveryTimeMinutes));
  const now = useServerNow(30_000);
  const isOverdue = isLate({ ...order, estimatedDeliveryAt: expectedAt }, now);
  const expected = (at: number): string =>
    order.slot && !isOverdue ? formatSlot(order.slot, now) : `${isOverdue ? 'was due' : 'by'} ${timeOf(at)}`;
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
              ? expected(expectedAt)
              : undefined,
        state,
        icon: orderStatusIcons[status],
      }))}
    />
  );
}
