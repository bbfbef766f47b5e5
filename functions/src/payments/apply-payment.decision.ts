import {
  keptPaise,
  orderStatusFacts,
  paymentRank,
  withValue,
  type Order,
  type Payment,
  type PaymentFacts,
  type PaymentIntent,
  type Stored,
  type SurplusReason,
} from '@basket/domain';

export interface PaymentState {
  /** The payment as it was known before. */
  readonly known: Payment | null;
  /** The intent that asked for it; null when this shop asked for nothing like it. */
  readonly intent: Stored<PaymentIntent> | null;
  /** The order of the intent. */
  readonly order: Stored<Order> | null;
}

/**
 * - nothing: known already, or older than what is known
 * - noted: remembered, with no consequence for the order
 * - failed: a try to pay failed; the order may be paid by another
 * - paid: the order is paid by this payment
 * - surplus: captured money that pays for nothing; it is owed back whole
 */
export type PaymentOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'noted' | 'failed' | 'paid'; readonly payment: Payment }
  | {
      readonly kind: 'surplus';
      readonly paymentId: string;
      readonly payment: Payment;
      readonly reason: SurplusReason;
    };

/**
 * A payment's meaning for its order: the one decision, whoever reports the payment (the customer's browser, an event of
 * the gateway, expiry or the reconciler). A payment only moves forward. It pays an order when it was captured for what this
 * shop asked for, in amount and currency, and the order is alive and unpaid.
 */
export function decidePayment(facts: PaymentFacts, state: PaymentState, now: number): PaymentOutcome {
  const { known } = state;
  if (known && !isNews(facts, known)) return { kind: 'nothing' };
  const payment = merge(facts, state, now);
  if (facts.state === 'failed') return { kind: 'failed', payment };
  if (facts.state !== 'captured') return { kind: 'noted', payment };
  const reason = surplusReason(facts, state);
  return reason === null
    ? { kind: 'paid', payment: { ...payment, use: 'order' } }
    : {
        kind: 'surplus',
        paymentId: facts.paymentId,
        payment: { ...payment, use: 'surplus', surplusReason: reason },
        reason,
      };
}

/** A payment goes forward; that it was captured is news also of one that has gone back meanwhile. */
const isNews = ({ state, wasCaptured }: PaymentFacts, known: Payment): boolean =>
  paymentRank(state) > paymentRank(known.state) ||
  (state === 'captured' && wasCaptured && known.capturedAt === null);

function merge(facts: PaymentFacts, { known, intent, order }: PaymentState, now: number): Payment {
  const { amountPaise, currency, method, state } = facts;
  const before = known ?? {
    use: 'none',
    surplusReason: null,
    failure: null,
    capturedAt: null,
    createdAt: now,
  };
  return {
    ...whatFor(order),
    intentId: intent?.id ?? facts.intentId,
    amountPaise,
    currency,
    method,
    state,
    refundedPaise: known?.refundedPaise ?? 0,
    use: before.use,
    surplusReason: before.surplusReason,
    failure: facts.failure ?? before.failure,
    capturedAt: state === 'captured' ? now : before.capturedAt,
    createdAt: before.createdAt,
    updatedAt: now,
  };
}

const whatFor = (order: Stored<Order> | null): Pick<Payment, 'orderId' | 'orderNumber' | 'customerId'> =>
  order
    ? { orderId: order.id, orderNumber: order.orderNumber, customerId: order.customerId }
    : { orderId: null, orderNumber: null, customerId: null };

function surplusReason(
  { amountPaise, currency }: PaymentFacts,
  { intent, order }: PaymentState,
): SurplusReason | null {
  if (!intent || !order) return 'unknown_order';
  if (currency !== intent.currency) return 'wrong_currency';
  if (amountPaise !== intent.amountPaise) return 'wrong_amount';
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return 'already_paid';
  if (order.status === 'cancelled' || order.paymentStatus === 'failed') return 'order_ended';
  if (amountPaise !== billOf(order, intent.kind).totalPaise) return 'wrong_amount';
  return isAskedFor(order, intent) ? null : 'order_ended';
}

/**
 * Whether what the payment was made with still asks for the order's money. An order that went from its checkout to cash can be paid there
 * until its goods leave the store: from then on somebody may hold the cash (rule: cash-instead). The checkout of an order that comes in cash
 * after its refund, or after its time, is paid or closed.
 */
function isAskedFor(
  { paymentMethod, status }: Order,
  { kind, state }: Pick<PaymentIntent, 'kind' | 'state'>,
): boolean {
  if (kind === 'door') return paymentMethod === 'cod';
  return paymentMethod === 'online' || (state === 'open' && status !== 'out_for_delivery');
}

/** The order's sum where it is paid: at the checkout it is exact, at the door that of the cash (rule: cash-rounded). */
const billOf = (
  { totalPaise, roundingPaise }: Order,
  kind: PaymentIntent['kind'],
): Pick<Order, 'totalPaise' | 'roundingPaise'> =>
  kind === 'door'
    ? { totalPaise, roundingPaise }
    : { totalPaise: totalPaise - (roundingPaise ?? 0), roundingPaise: null };

/** Whether a payment that has only been authorised should be captured: only if it would pay the order. */
export const isWorthCapturing = (facts: PaymentFacts, state: PaymentState): boolean =>
  facts.state === 'authorized' && surplusReason(facts, state) === null;

/** The order once a payment has paid it. */
export function paidOrder(
  { id: _id, ...order }: Stored<Order>,
  { paymentId, amountPaise }: Pick<PaymentFacts, 'paymentId' | 'amountPaise'>,
  kind: PaymentIntent['kind'],
  now: number,
): Order {
  return withValue({
    ...order,
    ...billOf(order, kind),
    paymentMethod: 'online',
    paymentStatus: 'paid',
    paymentId,
    paidAt: now,
    ...(order.paymentMethod === 'online' && promisedFrom(order, now)),
    paymentDueAt: null,
    payment: {
      ...order.payment,
      channel: kind,
      codeId: null,
      receivedPaise: order.payment.receivedPaise + amountPaise,
    },
  });
}

/**
 * The promise of an order that waited for its payment: until now nobody packed it. For a slot it stays. An order for cash is packed from its
 * placing on, or from the moment at which it went from its checkout to cash.
 */
export const promisedFrom = (
  { promisedAt, slot, createdAt }: Pick<Order, 'promisedAt' | 'slot' | 'createdAt'>,
  now: number,
): Pick<Order, 'promisedAt'> => ({
  promisedAt: promisedAt === null || slot ? promisedAt : promisedAt + (now - createdAt),
});

/** The order once money has come that pays for nothing: received, and owed back. */
export function orderWithSurplus({ id: _id, ...order }: Stored<Order>, amountPaise: number): Order {
  const { payment } = order;
  return {
    ...order,
    payment: {
      ...payment,
      receivedPaise: payment.receivedPaise + amountPaise,
      refundOwedPaise: payment.refundOwedPaise + amountPaise,
      refundState: payment.refundState === 'failed' ? 'failed' : 'owed',
    },
  };
}

/** Whether a customer may still pay; null, or why not. */
export function paymentObstacle(
  order: Order,
  now: number,
): 'order_already_paid' | 'order_not_payable' | null {
  if (order.paymentStatus === 'paid') return 'order_already_paid';
  const isWaiting =
    order.paymentMethod === 'online' && order.paymentStatus === 'pending' && order.status !== 'cancelled';
  const isLate = order.paymentDueAt !== null && now >= order.paymentDueAt;
  return isWaiting && !isLate ? null : 'order_not_payable';
}

/** Whether the order can be paid by UPI at the door; null, or why not. */
export function doorObstacle(order: Order): 'order_already_paid' | 'payment_code_unavailable' | null {
  if (order.paymentStatus === 'paid') return 'order_already_paid';
  const isInHand = orderStatusFacts[order.status].isInHand && order.assignment?.acceptedAt != null;
  return order.paymentMethod === 'cod' && isInHand && keptPaise(order.payment) === 0
    ? null
    : 'payment_code_unavailable';
}
