import { cancelOrder, isCancellableByCustomer, refuse } from '@basket/domain';
import { RefusedError } from '../platform/errors';
import { operation } from '../platform/operation';
import { authorOf, changeOrderStatus, readOrder } from './order-step';

/** Somebody else's order looks like no order at all. */
export const cancelOrderOperation = operation(
  cancelOrder,
  ['customer'],
  async ({ input, actor, unit, now }) => {
    const order = await readOrder(unit, input.orderId);
    if (order.customerId !== actor.uid) throw new RefusedError(refuse('unknown_order').refusal);
    if (!isCancellableByCustomer(order.status))
      throw new RefusedError(refuse('order_not_cancellable', { status: order.status }).refusal);
    await changeOrderStatus(unit, order, 'cancelled', authorOf(actor), 'Cancelled by the customer', now);
    return { status: 'cancelled' as const };
  },
);
