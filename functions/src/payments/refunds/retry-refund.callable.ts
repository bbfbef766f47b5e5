import { isGatewaySum, orderPath, orderSchema, refundPath, refundSchema, retryRefund } from '@basket/domain';
import { authorOf } from '../../orders';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { remember } from '../apply-payment';
import { payRefundMessage } from '../../platform/gateway/payment-messages';
import { rupeesText } from '../../platform/rupees-text';

/** A refund that the gateway refused is asked for anew, in a round of its own; one that waits is asked for now. */
export const retryRefundOperation = operation(retryRefund, ['admin'], async ({ input, actor, unit, now }) => {
  const refund = await unit.get(refundSchema, refundPath(input.refundId));
  if (!refund) throw refused('unknown_refund');
  const isOver = refund.status === 'refunded' || refund.status === 'withdrawn';
  if (isOver || refund.source === 'cash' || !isGatewaySum(refund.amountPaise))
    throw refused('refund_not_retryable', { status: refund.status });
  if (refund.status !== 'failed') {
    unit.update(refundPath(refund.id), { nextTryAt: now, updatedAt: now });
    unit.send(payRefundMessage(refund.id, refund.round, refund.tries, now));
    return { status: refund.status };
  }
  const round = refund.round + 1;
  unit.update(refundPath(refund.id), {
    status: 'owed',
    round,
    tries: 0,
    nextTryAt: now,
    gatewayRefundId: null,
    updatedAt: now,
  });
  unit.send(payRefundMessage(refund.id, round, 0, now));
  const stored = refund.orderId === null ? null : await unit.get(orderSchema, orderPath(refund.orderId));
  if (stored) {
    const { id: orderId, ...order } = stored;
    const payment = { ...order.payment, refundState: 'owed' as const };
    const changed = { ...order, payment, historySeq: order.historySeq + 1, updatedAt: now };
    unit.update(orderPath(orderId), changed);
    const note = `Refund of ${rupeesText(refund.amountPaise)} tried again`;
    remember(unit, stored, changed, { author: authorOf(actor), note });
  }
  return { status: 'owed' as const };
});
