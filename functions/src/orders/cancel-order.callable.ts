import { cancelOrder, isCancellableByCustomer } from '@basket/domain';
import { countOne, readCounters, withoutUnpaid, writeCounters } from '../limits';
import { refused } from '../platform/errors';
import { operation, orRefuse } from '../platform/operation';
import { readStoreSettings } from '../platform/store-settings';
import { changeOrderStatus, readOrder } from './order-step';
import { authorOf } from './write-order';

/** Somebody else's order looks like no order at all. */
export const cancelOrderOperation = operation(
  cancelOrder,
  ['customer'],
  async ({ input, actor, unit, now }) => {
    const [order, settings, counters] = await Promise.all([
      readOrder(unit, input.orderId),
      readStoreSettings(unit),
      readCounters(unit, actor.uid, now),
    ]);
    if (order.customerId !== actor.uid) throw refused('unknown_order');
    if (!isCancellableByCustomer(order.status))
      throw refused('order_not_cancellable', { status: order.status });
    const counted = orRefuse(countOne(counters, 'ordersCancelled', settings));
    writeCounters(unit, actor.uid, withoutUnpaid(counted, order.id));
    await changeOrderStatus(unit, order, {
      to: 'cancelled',
      author: authorOf(actor),
      facts: { code: 'cancelled_by_customer' },
      now,
    });
    return { status: 'cancelled' as const };
  },
);
