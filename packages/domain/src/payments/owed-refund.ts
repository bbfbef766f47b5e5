import type { OrderPayment } from './order-payment';
import { isGatewaySum } from './payment';
import { refundId, type Refund } from './refund';

/** A refund before it is written, and the id that it gets. */
export interface OwedRefund {
  readonly id: string;
  readonly refund: Refund;
}

/** The order whose money it is. */
interface PaidOrder extends Pick<Refund, 'orderNumber' | 'customerId' | 'paymentId'> {
  readonly id: string;
  /** The number of its last line of history. */
  readonly historySeq: number;
}

/** Neither, where the cause says everything. */
type Why = Partial<Pick<Refund, 'reason' | 'reasonFacts'>>;

/** A refund of what was paid for an order, named after the next line of its history. @param owed by the system unless it says otherwise */
export const owedRefund = (
  { id, historySeq, ...order }: PaidOrder,
  owed: Pick<Refund, 'amountPaise' | 'cause'> & Why & Partial<Pick<Refund, 'requestedBy' | 'paymentId'>>,
  now: number,
): OwedRefund => ({
  id: refundId(id, historySeq + 1),
  refund: newRefund({
    orderId: id,
    orderNumber: order.orderNumber,
    customerId: order.customerId,
    paymentId: order.paymentId,
    requestedBy: 'system',
    createdAt: now,
    ...owed,
  }),
});

/** A refund that the gateway has not been asked for yet; a small one is never asked for, and is paid by hand (rule: small-sums). */
export const newRefund = (
  facts: Pick<
    Refund,
    | 'orderId'
    | 'orderNumber'
    | 'customerId'
    | 'paymentId'
    | 'amountPaise'
    | 'cause'
    | 'requestedBy'
    | 'createdAt'
  > &
    Why,
): Refund => ({
  reason: '',
  reasonFacts: null,
  ...facts,
  status: 'owed',
  round: 1,
  tries: 0,
  nextTryAt: isGatewaySum(facts.amountPaise) ? facts.createdAt : null,
  lastError: null,
  errorFacts: null,
  gatewayRefundId: null,
  source: 'online',
  reference: null,
  refundedAt: null,
  updatedAt: facts.createdAt,
});

export const withOwed = (payment: OrderPayment, amountPaise: number): OrderPayment => ({
  ...payment,
  refundOwedPaise: payment.refundOwedPaise + amountPaise,
  refundState: payment.refundState === 'failed' ? 'failed' : 'owed',
});

/** As {@link withOwed}, of the cash of the delivery. */
export const withCashOwed = (payment: OrderPayment, amountPaise: number): OrderPayment => ({
  ...payment,
  cashRefundOwedPaise: payment.cashRefundOwedPaise + amountPaise,
  refundState: payment.refundState === 'failed' ? 'failed' : 'owed',
});
