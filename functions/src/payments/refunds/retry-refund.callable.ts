import { isGatewaySum, orders, refunds, retryRefund } from '@basket/domain';
import { authorOf, writeOrder } from '../../orders';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { payRefundMessage } from '../../platform/gateway/payment-messages';

/** A refund that the gateway refused is asked for anew, in a round of its own; one that waits is asked for now. */
export const retryRefundOperation = operation(retryRefund, ['admin'], async ({ input, actor, unit, now }) => {
  const refund = await unit.get(refunds, input.refundId);
  if (!refund) throw refused('unknown_refund');
  const isOver = refund.status === 'refunded' || refund.status === 'withdrawn';
  if (isOver || refund.source === 'cash' || !isGatewaySum(refund.amountPaise))
    throw refused('refund_not_retryable', { status: refund.status });
  if (refund.status !== 'failed') {
    unit.update(refunds.path(refund.id), { nextTryAt: now, updatedAt: now });
    unit.send(payRefundMessage(refund.id, refund.round, refund.tries, now));
    return { status: refund.status };
  }
  const round = refund.round + 1;
  unit.update(refunds.path(refund.id), {
    status: 'owed',
    round,
    tries: 0,
    nextTryAt: now,
    gatewayRefundId: null,
    updatedAt: now,
  });
  unit.send(payRefundMessage(refund.id, round, 0, now));
  const stored = refund.orderId === null ? null : await unit.get(orders, refund.orderId);
  if (stored) {
    const changed = { ...stored, payment: { ...stored.payment, refundState: 'owed' as const } };
    const facts = { code: 'refund_retried', amountPaise: refund.amountPaise } as const;
    await writeOrder(unit, stored, changed, { author: authorOf(actor), facts, now });
  }
  return { status: 'owed' as const };
});
