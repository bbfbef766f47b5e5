import { orders, payOutRefund, refunds } from '@basket/domain';
import { authorOf, writeOrder, written } from '../../orders';
import { refused } from '../../platform/errors';
import { operation, requireOtherOwner } from '../../platform/operation';
import { paidByHand, settleCash, settleOrder } from './settle-refund.decision';

/** Money that is owed has a way out of which no gateway is part (rule: paid-by-hand). */
export const payOutRefundOperation = operation(
  payOutRefund,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const refund = await unit.get(refunds, input.refundId);
    if (!refund) throw refused('unknown_refund');
    if (refund.customerId !== null) requireOtherOwner(actor, refund.customerId);
    const { status, orderId, amountPaise } = refund;
    if (status === 'refunded' || status === 'withdrawn') throw refused('refund_not_retryable', { status });
    // Its answer may be that it has paid.
    if (status === 'requested') throw refused('refund_being_paid');
    unit.update(refunds.path(refund.id), paidByHand(refund, input.reference, now));
    const stored = orderId === null ? null : await unit.get(orders, orderId);
    if (stored) {
      const settled =
        refund.source === 'cash'
          ? settleCash(stored, amountPaise)
          : settleOrder(stored, amountPaise, 'refunded');
      const why = {
        facts: { code: 'refunded_by_hand', amountPaise },
        note: written(input.reference),
      } as const;
      await writeOrder(unit, stored, settled, { author: authorOf(actor), ...why, now });
    }
    return { status: 'refunded' as const };
  },
);
