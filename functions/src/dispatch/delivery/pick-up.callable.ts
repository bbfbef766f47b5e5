import { pickUp } from '@basket/domain';
import { authorOf, changeOrderStatus, readOwnOrder } from '../../orders';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';

/** The partner sets out with an own order. Sent again, it changes nothing. */
export const pickUpOperation = operation(
  pickUp,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const to = 'out_for_delivery' as const;
    const order = await readOwnOrder(unit, input.orderId, actor.uid);
    if (order.status === to) return { status: to };
    if (order.status !== 'confirmed' && order.status !== 'preparing')
      throw refused('not_ready_for_pickup', { status: order.status });
    await changeOrderStatus(unit, order, { to, author: authorOf(actor), note: 'Picked up', now });
    return { status: to };
  },
);
