import { orderPath, refundId, refundOrder, refundPath, withValue } from '@basket/domain';
import { authorOf, newRefund, readOrder, withOwed } from '../../orders';
import { operation, orRefuse, requireOtherOwner } from '../../platform/operation';
import { remember } from '../apply-payment';
import { payRefundMessage } from '../../platform/gateway/payment-messages';
import { decideRefund } from './refund-order.decision';
import { rupeesText } from '../../platform/rupees-text';

/** Owes the refund and leaves the gateway to a task: an admin's tap never waits for a bank. */
export const refundOrderOperation = operation(refundOrder, ['admin'], async ({ input, actor, unit, now }) => {
  const stored = await readOrder(unit, input.orderId);
  requireOtherOwner(actor, stored.customerId);
  const { amountPaise, refundedQuantities } = orRefuse(decideRefund(stored, input.scope));
  const { id: orderId, ...order } = stored;
  const historySeq = order.historySeq + 1;
  const id = refundId(orderId, historySeq);
  const refund = newRefund({
    orderId,
    orderNumber: order.orderNumber,
    customerId: order.customerId,
    paymentId: order.paymentId,
    amountPaise,
    cause: 'requested',
    reason: input.reason,
    requestedBy: actor.uid,
    createdAt: now,
  });
  unit.create(refundPath(id), refund);
  const payment = { ...withOwed(order.payment, amountPaise), refundedQuantities };
  const changed = withValue({ ...order, payment, historySeq, updatedAt: now });
  unit.update(orderPath(orderId), changed);
  remember(unit, stored, changed, {
    author: authorOf(actor),
    note: `Refund of ${rupeesText(amountPaise)}: ${input.reason}`,
  });
  unit.send(payRefundMessage(id, refund.round, refund.tries, now));
  return { refundId: id, amountPaise };
});
