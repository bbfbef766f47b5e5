import { orderStatusFacts, setOrderStatus } from '@basket/domain';
import { refused } from '../platform/errors';
import { operation, requireOtherOwner } from '../platform/operation';
import { authorOf, changeOrderStatus, readOrder } from './order-step';

/** Setting the status that an order has already changes nothing. */
export const setOrderStatusOperation = operation(
  setOrderStatus,
  ['admin'],
  async ({ input, actor, unit, now, isDoorSilent }) => {
    const order = await readOrder(unit, input.orderId);
    const { status } = order;
    requireOtherOwner(actor, order.customerId);
    // What was chosen for another status may undo what has happened meanwhile (rule: status-seen).
    if (input.seen !== undefined && input.seen !== status)
      throw refused('status_changed', { status, label: orderStatusFacts[status].label });
    if (status !== input.status)
      await changeOrderStatus(unit, order, {
        to: input.status,
        author: authorOf(actor),
        note: input.note ?? '',
        now,
        isUnheard: isDoorSilent && input.hasTakenCash === true,
      });
    return { status: input.status };
  },
);
