import { setOrderStatus } from '@basket/domain';
import { operation, requireOtherOwner } from '../platform/operation';
import { authorOf, changeOrderStatus, readOrder } from './order-step';

/** Setting the status that an order has already changes nothing. */
export const setOrderStatusOperation = operation(
  setOrderStatus,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const order = await readOrder(unit, input.orderId);
    requireOtherOwner(actor, order.customerId);
    if (order.status !== input.status)
      await changeOrderStatus(unit, order, {
        to: input.status,
        author: authorOf(actor),
        note: input.note,
        now,
      });
    return { status: input.status };
  },
);
