import {
  keptPaise,
  owedRefund,
  withOwed,
  type Order,
  type OrderStatus,
  type OwedRefund,
  type Refund,
  type Stored,
} from '@basket/domain';
import { paymentEffectOf } from './payment-steps.decision';

/** The effect of a change of status on the refund that an order owes. */
type RefundMove =
  | ({ readonly kind: 'owe' } & OwedRefund)
  | {
      readonly kind: 'withdraw';
      readonly id: string;
      readonly refund: Pick<Refund, 'status' | 'nextTryAt' | 'updatedAt'>;
    };

type PaymentFields = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'paidAt' | 'payment' | 'refundId'>;

/** The order's payment after a change of status, and what happens to its refund. */
export interface PaymentMove {
  readonly fields: PaymentFields;
  readonly refund: RefundMove | null;
}

/**
 * The order's payment after a change of status, as {@link paymentEffectOf} says. Cancelling an order that was paid online owes
 * what the shop keeps of it; taking the order back withdraws that while the gateway has not been asked.
 *
 * @param refund the one that the order names, if any
 */
export function movePayment(
  order: Stored<Order>,
  refund: Stored<Refund> | null,
  to: OrderStatus,
  now: number,
): PaymentMove {
  const { paymentMethod, paymentStatus, paidAt, payment, refundId: owed } = order;
  // Nobody may pay a code at the door any more.
  const isOver = to === 'delivered' || to === 'cancelled';
  const fields = {
    paymentMethod,
    paymentStatus,
    paidAt,
    payment: isOver ? { ...payment, codeId: null } : payment,
    refundId: to === 'cancelled' ? owed : null,
  };
  const keep = (changed: Partial<PaymentFields>, move: RefundMove | null = null): PaymentMove => ({
    fields: { ...fields, ...changed },
    refund: move,
  });
  const effect = paymentEffectOf(order, to);
  switch (effect) {
    case 'same':
      return keep({});
    case 'cashOpen':
      return keep(cashOpen);
    case 'cashPaid':
      return keep({ ...cashPaid, paidAt: now });
    case 'owe': {
      const move = oweRefund(order, now);
      if (!move) return keep({});
      return keep({ refundId: move.id, payment: withOwed(fields.payment, move.refund.amountPaise) }, move);
    }
    case 'undoOwe':
    case 'undoOweDelivered': {
      const undone = undoOwed(order, refund, now);
      if (undone) return keep(...undone);
      return keep(effect === 'undoOwe' ? cashOpen : { ...cashPaid, paidAt: now });
    }
  }
}

const cashOpen = { paymentMethod: 'cod', paymentStatus: 'pending', paidAt: null } as const;
const cashPaid = { paymentMethod: 'cod', paymentStatus: 'paid' } as const;

/** The refund of the paid money that the order keeps; null when there is nothing to owe. */
function oweRefund(order: Stored<Order>, now: number): Extract<RefundMove, { kind: 'owe' }> | null {
  const amountPaise = keptPaise(order.payment);
  if (order.status === 'cancelled' || amountPaise <= 0) return null;
  return { kind: 'owe', ...owedRefund(order, { amountPaise, cause: 'cancellation' }, now) };
}

/** A refund that the gateway has been asked for cannot be called back; one that it refused can. */
const isWithdrawable = ({ status, tries }: Refund): boolean =>
  (status === 'owed' && tries === 0) || status === 'failed';

/** The changes when a cancelled order that was paid online is taken back; null when its money is on its way back. */
function undoOwed(
  order: Stored<Order>,
  refund: Stored<Refund> | null,
  now: number,
): [changed: Partial<PaymentFields>, move?: RefundMove] | null {
  // Nothing is named where an earlier refund had owed everything: then nothing of it pays for the order again.
  if (!refund) return keptPaise(order.payment) > 0 ? [{}] : null;
  if (!isWithdrawable(refund)) return null;
  const refundOwedPaise = order.payment.refundOwedPaise - refund.amountPaise;
  const refundState = refundOwedPaise > 0 ? 'owed' : order.payment.refundedPaise > 0 ? 'refunded' : 'none';
  return [
    { payment: { ...order.payment, refundOwedPaise, refundState } },
    {
      kind: 'withdraw',
      id: refund.id,
      refund: { status: 'withdrawn', nextTryAt: null, updatedAt: now },
    },
  ];
}
