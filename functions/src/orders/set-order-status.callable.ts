import {
  isPersonRemoved,
  isTakenBack,
  orderStatusFacts,
  profiles,
  setOrderStatus,
  type Order,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { refused } from '../platform/errors';
import { operation, requireOtherOwner } from '../platform/operation';
import { changeOrderStatus, readOrder } from './order-step';
import { authorOf, written } from './write-order';

/** Setting the status that an order has already changes nothing. */
export const setOrderStatusOperation = operation(
  setOrderStatus,
  ['admin'],
  async ({ input, actor, unit, now, isUnanswered }) => {
    const order = await readOrder(unit, input.orderId);
    const { status } = order;
    requireOtherOwner(actor, order.customerId);
    // What was chosen for another status may undo what has happened meanwhile (rule: status-seen).
    if (input.seen !== undefined && input.seen !== status)
      throw refused('status_changed', { status, label: orderStatusFacts[status].label });
    if (isTakenBack(status, input.status)) await requireCustomer(unit, order);
    if (status !== input.status)
      await changeOrderStatus(unit, order, {
        to: input.status,
        author: authorOf(actor),
        facts: null,
        note: written(input.note ?? ''),
        now,
        isPaymentUnknown: isUnanswered && input.hasTakenCash === true,
      });
    return { status: input.status };
  },
);

/**
 * Refuses to change an order whose customer is erased, or is about to be: closing the account reads the orders, and this the
 * account, so that only one of both commits (rule: person-erased).
 *
 * @throws refusals `customer_erased`, `customer_closed`
 */
export async function requireCustomer(unit: UnitOfWork, order: Order): Promise<void> {
  if (isPersonRemoved(order)) throw refused('customer_erased');
  const customer = await unit.get(profiles, order.customerId);
  if (customer && customer.disabledAt !== null) throw refused('customer_closed');
}
