import { orderPath, orderSchema, payOutRefund, refundPath, refundSchema } from '@basket/domain';
import { authorOf } from '../../orders';
import { refused } from '../../platform/errors';
import { operation, requireOtherOwner } from '../../platform/operation';
import { rupeesText } from '../../platform/rupees-text';
import { remember, tellPartner } from '../apply-payment';
import { paidByHand, settleCash, settleOrder } from './settle-refund.decision';

/** Money that is owed has a way out of which no gateway is part (rule: paid-by-hand). */
export const payOutRefundOperation = operation(
  payOutRefund,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const refund = await unit.get(refundSchema, refundPath(input.refundId));
    if (!refund) throw refused('unknown_refund');
    if (refund.customerId !== null) requireOtherOwner(actor, refund.customerId);
    const { status, orderId, amountPaise } = refund;
    if (status === 'refunded' || status === 'withdrawn') throw refused('refund_not_retryable', { status });
    // Its answer may be that it has paid.
    if (status === 'requested') throw refused('refund_being_paid');
    unit.update(refundPath(refund.id), paidByHand(refund, input.reference, now));
    const stored = orderId === null ? null : await unit.get(orderSchema, orderPath(orderId));
    if (stored) {
      const settled =
        refund.source === 'cash'
          ? settleCash(stored, amountPaise, now)
          : settleOrder(stored, amountPaise, 'refunded', now);
      unit.update(orderPath(stored.id), settled);
      await tellPartner(unit, stored, settled);
      const note = `Refunded ${rupeesText(amountPaise)} by hand (${input.reference})`;
      remember(unit, stored, settled, { author: authorOf(actor), note });
    }
    return { status: 'refunded' as const };
  },
);
