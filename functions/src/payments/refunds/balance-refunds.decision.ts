import { isGatewaySum, type Order, type OrderPayment, type Refund, type Stored } from '@basket/domain';

/** The changes of refunds for which the gateway has nothing left to pay. */
export interface Balance {
  /** The refunds that change, by id. */
  readonly changed: ReadonlyMap<string, Refund>;
  /** The sum that was owed until it turned out to be paid back on the gateway's pages. */
  readonly paidElsewherePaise: number;
}

/** The gateway has paid it back, or may be doing so now. */
const isTaken = ({ status, reference }: Refund): boolean =>
  (status === 'refunded' && reference === null) || status === 'requested';
/** It can be changed: the gateway was not asked for it, or has refused it. */
const isOpen = ({ status, tries }: Refund): boolean =>
  status === 'failed' || (status === 'owed' && tries === 0);

/**
 * The gateway never pays back more of a payment than its amount. What is owed beyond that was paid back by somebody on the
 * gateway's own pages: it is settled there, and not owed any more (rule: settled-elsewhere). Of what is left over, the oldest is
 * owed first; one that is owed in part is asked for anew, or is paid by hand where too little is left (rule: small-sums).
 *
 * @param refunds all of the payment
 */
export function balanceRefunds(
  paymentPaise: number,
  refunds: readonly Stored<Refund>[],
  now: number,
): Balance {
  const takenPaise = refunds.filter(isTaken).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const changed = new Map<string, Refund>();
  let [leftPaise, paidElsewherePaise] = [Math.max(0, paymentPaise - takenPaise), 0];
  for (const { id, ...refund } of refunds.filter(isOpen).sort((a, b) => a.createdAt - b.createdAt)) {
    const owedPaise = Math.min(refund.amountPaise, leftPaise);
    leftPaise -= owedPaise;
    if (owedPaise === refund.amountPaise) continue;
    paidElsewherePaise += refund.amountPaise - owedPaise;
    changed.set(id, owedPaise === 0 ? settledElsewhere(refund, now) : askedAnew(refund, owedPaise, now));
  }
  return { changed, paidElsewherePaise };
}

const settledElsewhere = (refund: Refund, now: number): Refund => ({
  ...refund,
  status: 'withdrawn',
  nextTryAt: null,
  lastError: '',
  errorFacts: { code: 'paid_elsewhere' },
  updatedAt: now,
});

const askedAnew = (refund: Refund, amountPaise: number, now: number): Refund => ({
  ...refund,
  amountPaise,
  status: 'owed',
  round: refund.round + 1,
  tries: 0,
  nextTryAt: isGatewaySum(amountPaise) ? now : null,
  gatewayRefundId: null,
  updatedAt: now,
});

/** The order that no longer owes what was paid back on the gateway's pages. @param hasFailed one of its refunds waits for an admin */
export const withoutPaidElsewhere = (order: Order, paidElsewherePaise: number, hasFailed: boolean): Order =>
  paidElsewherePaise === 0
    ? order
    : { ...order, payment: paymentWithout(order.payment, paidElsewherePaise, hasFailed) };

function paymentWithout(payment: OrderPayment, paidElsewherePaise: number, hasFailed: boolean): OrderPayment {
  const refundOwedPaise = Math.max(0, payment.refundOwedPaise - paidElsewherePaise);
  const settled = payment.refundedPaise > 0 ? 'refunded' : 'none';
  return {
    ...payment,
    refundOwedPaise,
    refundState: refundOwedPaise === 0 ? settled : hasFailed ? 'failed' : 'owed',
  };
}
