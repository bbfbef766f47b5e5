import { markDelivered } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { changeOrderStatus, readOwnOrder } from '../order-step';
import { authorOf } from '../write-order';

/** The partner who carries the order hands it over. */
export const markDeliveredOperation = operation(
  markDelivered,
  ['delivery_partner'],
  async ({ input, actor, unit, now, isUnanswered }) => {
    const order = await readOwnOrder(unit, input.orderId, actor.uid);
    if (order.status !== 'out_for_delivery') throw refused('not_out_for_delivery', { status: order.status });
    const isPaymentUnknown = isUnanswered && input.hasTakenCash === true;
    await changeOrderStatus(unit, order, {
      to: 'delivered',
      author: authorOf(actor),
      facts: { code: 'delivered', isPaymentUnknown },
      now,
      isPaymentUnknown,
    });
    return { status: 'delivered' as const };
  },
);
