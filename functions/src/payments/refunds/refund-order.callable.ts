import {
  maxToldRefunds,
  orderPath,
  refundId,
  refundOrder,
  refundPath,
  withValue,
  type Refund,
} from '@basket/domain';
import { authorOf, newRefund, readOrder, requirePayee, withCashOwed, withOwed } from '../../orders';
import { operation, orRefuse, requireOtherOwner } from '../../platform/operation';
import { remember } from '../apply-payment';
import { payRefundMessage } from '../../platform/gateway/payment-messages';
import { decideRefund } from './refund-order.decision';
import { rupeesText } from '../../platform/rupees-text';

/** Owes the refund. An admin's tap never waits for a bank: the gateway is left to a task, cash to who pays it out by hand. */
export const refundOrderOperation = operation(refundOrder, ['admin'], async ({ input, actor, unit, now }) => {
  const stored = await readOrder(unit, input.orderId);
  requireOtherOwner(actor, stored.customerId);
  const { amountPaise, refundedQuantities } = orRefuse(decideRefund(stored, input.scope));
  const { id: orderId, ...order } = stored;
  const historySeq = order.historySeq + 1;
  const id = refundId(orderId, historySeq);
  const isCash = order.paymentMethod === 'cod';
  const refund: Refund = {
    ...newRefund({
      orderId,
      orderNumber: order.orderNumber,
      customerId: order.customerId,
      paymentId: isCash ? null : order.paymentId,
      amountPaise,
      cause: 'requested',
      reason: input.reason,
      requestedBy: actor.uid,
      createdAt: now,
    }),
    ...(isCash && { source: 'cash', nextTryAt: null }),
  };
  await requirePayee(unit, stored, refund);
  unit.create(refundPath(id), refund);
  const owe = isCash ? withCashOwed : withOwed;
  const told = [...order.payment.toldRefunds, { amountPaise, reason: input.reason }];
  const payment = {
    ...owe(order.payment, amountPaise),
    refundedQuantities,
    toldRefunds: told.slice(-maxToldRefunds),
  };
  const changed = withValue({ ...order, payment, historySeq, updatedAt: now });
  unit.update(orderPath(orderId), changed);
  remember(unit, stored, changed, {
    author: authorOf(actor),
    note: `Refund of ${rupeesText(amountPaise)}: ${input.reason}`,
  });
  if (!isCash) unit.send(payRefundMessage(id, refund.round, refund.tries, now));
  return { refundId: id, amountPaise };
});
