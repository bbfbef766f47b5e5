import {
  hourMs,
  withValue,
  type Order,
  type OrderPayment,
  type Refund,
  type RefundErrorFacts,
  type RefundFacts,
  type Stored,
} from '@basket/domain';

const firstRetryMs = 60_000;
const longestRetryMs = 6 * hourMs;

/** When the gateway is asked again after so many tries: 1, 2, 4 … minutes, at most 6 hours. */
export const retryDelayMs = (tries: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(Math.max(tries - 1, 0), 12));

/** Names a refund at the gateway; each round asks anew. */
export const refundReceipt = (refundId: string, round: number): string => `${refundId}.${round}`;
export const refundKey = (refundId: string, round: number): string => `refund-${refundId}-${round}`;

/** The refund and round that a receipt names; null when it is none of ours. */
export function parseRefundReceipt(
  receipt: string | null,
): { readonly id: string; readonly round: number } | null {
  const [, id, round] = /^([A-Za-z0-9][A-Za-z0-9_-]{0,127})\.(\d{1,4})$/.exec(receipt ?? '') ?? [];
  return id === undefined ? null : { id, round: Number(round) };
}

export type RefundStep =
  | { readonly kind: 'refunded'; readonly gatewayRefundId: string }
  | { readonly kind: 'pending'; readonly gatewayRefundId: string }
  | {
      readonly kind: 'refused';
      /** In the gateway's words; '' where the facts say everything. */
      readonly error: string;
      readonly errorFacts: RefundErrorFacts | null;
      readonly gatewayRefundId: string | null;
    }
  | { readonly kind: 'retry'; readonly error: string };

export const stepOf = ({ status, gatewayRefundId }: RefundFacts): RefundStep =>
  status === 'processed'
    ? { kind: 'refunded', gatewayRefundId }
    : status === 'pending'
      ? { kind: 'pending', gatewayRefundId }
      : { kind: 'refused', error: '', errorFacts: { code: 'failed_at_gateway' }, gatewayRefundId };

const noError = { lastError: null, errorFacts: null } as const;

/** The refund after what was heard of it; null when nothing changes. What is settled stays settled. */
export function moveRefund(refund: Stored<Refund>, step: RefundStep, now: number): Refund | null {
  const { id: _id, ...before } = refund;
  if (refund.status === 'refunded' || refund.status === 'withdrawn') return null;
  switch (step.kind) {
    case 'refunded':
      return {
        ...before,
        status: 'refunded',
        gatewayRefundId: step.gatewayRefundId,
        refundedAt: now,
        nextTryAt: null,
        ...noError,
        updatedAt: now,
      };
    case 'pending':
      return refund.status === 'failed'
        ? null
        : {
            ...before,
            status: 'requested',
            gatewayRefundId: step.gatewayRefundId,
            nextTryAt: now + retryDelayMs(Math.max(refund.tries, 4)),
            ...noError,
            updatedAt: now,
          };
    case 'refused':
      return refund.status === 'failed'
        ? null
        : {
            ...before,
            status: 'failed',
            gatewayRefundId: step.gatewayRefundId ?? refund.gatewayRefundId,
            nextTryAt: null,
            lastError: step.error.slice(0, 300),
            errorFacts: step.errorFacts,
            updatedAt: now,
          };
    case 'retry':
      return refund.status === 'failed'
        ? null
        : {
            ...before,
            nextTryAt: now + retryDelayMs(refund.tries),
            lastError: step.error.slice(0, 300),
            errorFacts: null,
            updatedAt: now,
          };
  }
}

/** The order's account once one of its refunds has been paid back, or has been refused. */
export function settleOrder(
  { id: _id, ...order }: Stored<Order>,
  amountPaise: number,
  outcome: 'refunded' | 'failed',
): Order {
  const payment = settledPayment(order.payment, amountPaise, outcome);
  const isAllBack = payment.receivedPaise > 0 && payment.refundedPaise === payment.receivedPaise;
  // One that still waits for its payment has only given back what did not pay it.
  const isWaiting = order.paymentStatus === 'pending' && order.status !== 'cancelled';
  return withValue({
    ...order,
    payment,
    paymentStatus:
      isAllBack && !isWaiting && order.paymentMethod === 'online' ? 'refunded' : order.paymentStatus,
  });
}

/** A refund that an admin has paid out by hand. */
export const paidByHand = (
  { id: _id, ...refund }: Stored<Refund>,
  reference: string,
  now: number,
): Refund => ({
  ...refund,
  status: 'refunded',
  reference,
  refundedAt: now,
  nextTryAt: null,
  ...noError,
  updatedAt: now,
});

/** The order's account once cash of its delivery was paid back. */
export function settleCash({ id: _id, ...order }: Stored<Order>, amountPaise: number): Order {
  const { payment } = order;
  const cashRefundOwedPaise = payment.cashRefundOwedPaise - amountPaise;
  const isAllBack = cashRefundOwedPaise + payment.refundOwedPaise === 0;
  return withValue({
    ...order,
    payment: {
      ...payment,
      cashRefundOwedPaise,
      cashRefundedPaise: payment.cashRefundedPaise + amountPaise,
      refundState: isAllBack ? 'refunded' : payment.refundState,
    },
  });
}

function settledPayment(
  payment: OrderPayment,
  amountPaise: number,
  outcome: 'refunded' | 'failed',
): OrderPayment {
  if (outcome === 'failed') return { ...payment, refundState: 'failed' };
  const refundOwedPaise = payment.refundOwedPaise - amountPaise;
  return {
    ...payment,
    refundOwedPaise,
    refundedPaise: payment.refundedPaise + amountPaise,
    refundState: refundOwedPaise === 0 ? 'refunded' : payment.refundState,
  };
}
