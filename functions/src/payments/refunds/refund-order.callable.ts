import { maxToldRefunds, owedRefund, refundOrder, withCashOwed, withOwed, withValue } from '@basket/domain';
import { authorOf, readOrder, requirePayee, writeOrder, written } from '../../orders';
import { operation, orRefuse, requireOtherOwner } from '../../platform/operation';
import { decideRefund } from './refund-order.decision';

/** Owes the refund. An admin's tap never waits for a bank: the gateway is left to a task, cash to who pays it out by hand. */
export const refundOrderOperation = operation(refundOrder, ['admin'], async ({ input, actor, unit, now }) => {
  const order = await readOrder(unit, input.orderId);
  requireOtherOwner(actor, order.customerId);
  const { amountPaise, refundedQuantities } = orRefuse(decideRefund(order, input.scope));
  const { payment: before } = order;
  const isCash = order.paymentMethod === 'cod';
  const { reason } = input;
  const owed = owedRefund(order, { amountPaise, cause: 'requested', reason, requestedBy: actor.uid }, now);
  const byHand = { paymentId: null, source: 'cash', nextTryAt: null } as const;
  const refund = isCash ? { ...owed, refund: { ...owed.refund, ...byHand } } : owed;
  await requirePayee(unit, order, refund.refund);
  const owe = isCash ? withCashOwed : withOwed;
  const payment = {
    ...owe(before, amountPaise),
    refundedQuantities,
    toldRefunds: [...before.toldRefunds, { amountPaise, reason }].slice(-maxToldRefunds),
  };
  const why = { facts: { code: 'refund_decided', amountPaise }, note: written(reason) } as const;
  const change = { author: authorOf(actor), ...why, now, refunds: [refund] };
  await writeOrder(unit, order, withValue({ ...order, payment }), change);
  return { refundId: refund.id, amountPaise };
});
