import { markDelivered } from '@basket/domain';
import { authorOf, changeOrderStatus, readOrder } from '../orders';
import { refused } from '../platform/errors';
import { operation } from '../platform/operation';

/** The partner who carries the order hands it over; anybody else's order looks like none. */
export const markDeliveredOperation = operation(
  markDelivered,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const order = await readOrder(unit, input.orderId);
    if (order.deliveryPartnerId !== actor.uid || !order.assignment?.acceptedAt)
      throw refused('unknown_order');
    if (order.status !== 'out_for_delivery') throw refused('not_out_for_delivery', { status: order.status });
    await changeOrderStatus(unit, order, {
      to: 'delivered',
      author: authorOf(actor),
      note: 'Handed over',
      now,
    });
    return { status: 'delivered' as const };
  },
);
