import {
  keptPaise,
  refundId,
  type Order,
  type OrderPayment,
  type OrderStatus,
  type Refund,
  type Stored,
} from '@basket/domain';

/** What a change of status does to the refund that an order owes. */
type RefundMove =
  | { readonly kind: 'owe'; readonly id: string; readonly refund: Refund }
  | {
      readonly kind: 'withdraw';
      readonly id: string;
      readonly refund: Pick<Refund, 'status' | 'nextTryAt' | 'updatedAt'>;
    };

type PaymentFields = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'paidAt' | 'payment' | 'refundId'>;

/** The order's payment after a change of status, and what happens to refunds and to a code shown at the door. */
export interface PaymentMove {
  readonly fields: PaymentFields;
  readonly refund: RefundMove | null;
  /** A code that nobody may pay any more. */
  readonly closedCodeId: string | null;
}

/**
 * Cash is paid by delivery. Cancelling an order that was paid online owes what the shop keeps of it; taking the order back
 * withdraws that while the gateway has not been asked, otherwise the order is collected in cash.
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
  const isOver = to === 'delivered' || to === 'cancelled';
  const closedCodeId = isOver ? payment.codeId : null;
  const fields = {
    paymentMethod,
    paymentStatus,
    paidAt,
    payment: closedCodeId === null ? payment : { ...payment, codeId: null },
    refundId: to === 'cancelled' ? owed : null,
  };
  const keep = (changed: Partial<PaymentFields>, move: RefundMove | null = null): PaymentMove => ({
    fields: { ...fields, ...changed },
    refund: move,
    closedCodeId,
  });
  if (to === 'cancelled') {
    const move = oweRefund(order, now);
    if (!move) return keep({});
    return keep({ refundId: move.id, payment: withOwed(fields.payment, move.refund.amountPaise) }, move);
  }
  if (paymentMethod === 'cod') {
    if (to === 'delivered') return keep({ paymentStatus: 'paid', paidAt: paidAt ?? now });
    return order.status === 'delivered' ? keep({ paymentStatus: 'pending', paidAt: null }) : keep({});
  }
  return order.status === 'cancelled' ? keep(...takeBack(order, refund, to, now)) : keep({});
}

/** What the order keeps of the money that was paid for it; nothing to owe is no refund. */
function oweRefund(order: Stored<Order>, now: number): Extract<RefundMove, { kind: 'owe' }> | null {
  const amountPaise = keptPaise(order.payment);
  const isPaidOnline = order.paymentMethod === 'online' && order.paymentStatus === 'paid';
  if (!isPaidOnline || order.status === 'cancelled' || amountPaise <= 0) return null;
  return {
    kind: 'owe',
    id: refundId(order.id, order.historySeq + 1),
    refund: newRefund({
      orderId: order.id,
      orderNumber: order.orderNumber,
      customerId: order.customerId,
      paymentId: order.paymentId,
      amountPaise,
      cause: 'cancellation',
      reason: 'The order was cancelled',
      requestedBy: 'system',
      createdAt: now,
    }),
  };
}

/** A refund that the gateway has not been asked for yet. */
export const newRefund = (
  facts: Pick<
    Refund,
    | 'orderId'
    | 'orderNumber'
    | 'customerId'
    | 'paymentId'
    | 'amountPaise'
    | 'cause'
    | 'reason'
    | 'requestedBy'
    | 'createdAt'
  >,
): Refund => ({
  ...facts,
  status: 'owed',
  round: 1,
  tries: 0,
  nextTryAt: facts.createdAt,
  lastError: null,
  gatewayRefundId: null,
  refundedAt: null,
  updatedAt: facts.createdAt,
});

export const withOwed = (payment: OrderPayment, amountPaise: number): OrderPayment => ({
  ...payment,
  refundOwedPaise: payment.refundOwedPaise + amountPaise,
  refundState: payment.refundState === 'failed' ? 'failed' : 'owed',
});

/** A refund that the gateway has been asked for cannot be called back; one that it refused can. */
const isWithdrawable = ({ status, tries }: Refund): boolean =>
  (status === 'owed' && tries === 0) || status === 'failed';

/** What changes when a cancelled order that was paid online is taken back. */
function takeBack(
  order: Stored<Order>,
  refund: Stored<Refund> | null,
  to: OrderStatus,
  now: number,
): [changed: Partial<PaymentFields>, move?: RefundMove] {
  const isDelivered = to === 'delivered';
  const inCash = {
    paymentMethod: 'cod',
    paymentStatus: isDelivered ? 'paid' : 'pending',
    paidAt: isDelivered ? now : null,
  } as const;
  if (order.paymentStatus === 'refunded' || order.paymentStatus === 'failed') return [inCash];
  if (order.paymentStatus !== 'paid' || !refund) return [{}];
  if (!isWithdrawable(refund)) return [inCash];
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
