import { promiseState, type Order, type PromisedOrder, type PromiseState } from '@basket/domain';
import { formatSlot, orderStatusIcons, Timeline } from '@basket/ui';
import { useServerNow, useStoreSettings } from '@basket/web';
import { timeInOrder } from '../../orders/late-words';
import { orderSteps } from '../../orders/order-steps';
import { t } from '../../texts';

type TimedOrder = PromisedOrder & Pick<Order, 'assignment' | 'packing' | 'paymentStatus'>;

/** The steps of an order with their times; with the day if it is not the day of ordering. */
export function OrderTimeline({ order }: { order: TimedOrder }) {
  const timeOf = (at: number): string => timeInOrder(at, order);
  const now = useServerNow(30_000);
  const promise = promiseState(order, useStoreSettings(), now);
  const expected = ({ at, isLate, newTimeAt }: PromiseState): string => {
    if (newTimeAt !== null) return t('orders.byNew', { expected: timeOf(newTimeAt), promised: timeOf(at) });
    const time = timeOf(at);
    if (isLate) return t('orders.wasDue', { time });
    return order.slot ? formatSlot(order.slot, now) : t('orders.by', { time });
  };
  return (
    <Timeline
      label={t('orders.status')}
      steps={orderSteps(order).map(({ status, label, state, at, note }) => ({
        label,
        note: note ?? undefined,
        time: at !== null ? timeOf(at) : status === 'delivered' && promise ? expected(promise) : undefined,
        state,
        icon: status === 'packed' ? undefined : orderStatusIcons[status],
      }))}
    />
  );
}
