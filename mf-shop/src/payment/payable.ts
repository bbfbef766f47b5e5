import {
  isGatewaySum,
  isPaidBack,
  orderStatusFacts,
  owedBackPaise,
  paidBackPaise,
  type Order,
} from '@basket/domain';

/** Nothing happens to it until it is paid. */
export const isUnpaidOnline = ({
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'paymentMethod' | 'paymentStatus'>): boolean =>
  paymentMethod === 'online' && paymentStatus === 'pending';

type PaidOrder = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'paymentDueAt' | 'payment'>;

/**
 * How money comes back: by itself through the bank; by the store itself, for cash and for less than the gateway pays; or not yet, as a
 * refund failed and the store has to act.
 */
export type RefundWay = 'bank' | 'store' | 'delayed';

export function refundWay(payment: Order['payment']): RefundWay {
  const owedPaise = owedBackPaise(payment);
  if (owedPaise > 0 && payment.refundState === 'failed') return 'delayed';
  const cashPaise = owedPaise > 0 ? payment.cashRefundOwedPaise : payment.cashRefundedPaise;
  return cashPaise > 0 || (owedPaise > 0 && !isGatewaySum(owedPaise)) ? 'store' : 'bank';
}

/**
 * The payment of an order from the customer's view.
 * - none: cash, or nothing to show
 * - payable: until `dueAt`; null when the store has taken the order on without its payment
 * - checking: time is up, and the server asks the gateway whether a payment came
 * - paid
 * - unpaid: the order ended because no payment came in time
 * - refunding, refunded: money goes back, or has gone back, to the customer
 */
export type PaymentStanding =
  | { readonly kind: 'none' | 'checking' | 'paid' | 'unpaid' }
  | { readonly kind: 'payable'; readonly dueAt: number | null }
  | {
      readonly kind: 'refunding' | 'refunded';
      readonly amountPaise: number;
      /** The order continues, paid by another payment or the rest of this one. */
      readonly isOrderAlive: boolean;
      readonly way: RefundWay;
    };

export function paymentStanding(order: PaidOrder, now: number): PaymentStanding {
  const [refundOwedPaise, refundedPaise] = [owedBackPaise(order.payment), paidBackPaise(order.payment)];
  const isOrderAlive = !orderStatusFacts[order.status].isFinal && !isPaidBack(order);
  const back = { isOrderAlive, way: refundWay(order.payment) };
  if (refundOwedPaise > 0) return { kind: 'refunding', amountPaise: refundOwedPaise, ...back };
  if (refundedPaise > 0) return { kind: 'refunded', amountPaise: refundedPaise, ...back };
  if (order.paymentMethod !== 'online') return { kind: 'none' };
  if (order.paymentStatus === 'paid') return { kind: 'paid' };
  if (order.paymentStatus === 'failed') return { kind: 'unpaid' };
  if (order.paymentStatus !== 'pending' || order.status === 'cancelled' || isPaidBack(order))
    return { kind: 'none' };
  const dueAt = order.paymentDueAt;
  return dueAt === null || now < dueAt ? { kind: 'payable', dueAt } : { kind: 'checking' };
}

/** Minutes and seconds that are left, as 9:05. */
export function timeLeft(dueAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((dueAt - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
