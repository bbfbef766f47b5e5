import { markDelivered, refuse } from '@basket/domain';
import { authorOf, changeOrderStatus, readOrder } from '../orders';
import { RefusedError } from '../platform/errors';
import { operation } from '../platform/operation';

/** The partner who carries the order hands it over; anybody else's order looks like none. */
export const markDeliveredOperation = operation(
  markDelivered,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const order = await readOrder(unit, input.orderId);
    if (order.deliveryPartnerId !== actor.uid || !order.assignment?.acceptedAt)
      throw new RefusedError(refuse('unknown_order').refusal);
    if (order.status !== 'out_for_delivery')
      throw new RefusedError(refuse('not_out_for_delivery', { status: order.status }).refusal);
    await changeOrderStatus(unit, order, 'delivered', authorOf(actor), 'Handed over', now);
    return { status: 'delivered' as const };
  },
);
