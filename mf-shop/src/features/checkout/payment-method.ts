import { billFor, isGatewaySum, type PaymentMethod } from '@basket/domain';
import { rupees } from '@basket/ui';
import type { OrderQuote } from '@basket/web/checkout';
import { t } from '../../texts';

/** The facts about an order that say in which ways it can be paid. */
export interface Payable {
  /** The sums of this order, before a way is chosen; null while they are not known. */
  readonly quote: Pick<OrderQuote, 'totalPaise' | 'cashRoundingPaise'> | null;
  /** Whether the store takes payments online, of whatever amount. */
  readonly hasGateway: boolean;
}

/** Whether the gateway takes the sum; a sum that is not known yet may be large enough (rule: small-sums). */
export const canPayOnline = ({ hasGateway, quote }: Payable): boolean =>
  hasGateway && (quote === null || isGatewaySum(quote.totalPaise));

/** The way that is paid in: cash where the store has no gateway, or the gateway does not take so little (rule: small-sums). */
export const methodFor = (wanted: PaymentMethod, payable: Payable): PaymentMethod =>
  canPayOnline(payable) ? wanted : 'cod';

/**
 * The way that is proposed (rule: last-payment): the last one if this order can be paid so, else the first that is possible.
 *
 * @param last null before the first order
 * @param cashLimitPaise the largest sum that this account pays in cash (rule: unverified-cash)
 */
export function proposedMethod(
  last: PaymentMethod | null,
  payable: Payable,
  cashLimitPaise: number,
): PaymentMethod {
  const cashPaise = payable.quote ? billFor(payable.quote, 'cod').totalPaise : 0;
  return methodFor(last === 'online' || cashPaise > cashLimitPaise ? 'online' : 'cod', payable);
}

/** The press of the button, in words: 'Pay ₹160', 'Order, ₹1,055 cash'; null before the sum is known, and for nothing to pay. */
export function orderWords(method: PaymentMethod, totalPaise: number | null): string | null {
  if (!totalPaise) return null;
  return t(method === 'online' ? 'payment.pay' : 'checkout.orderCash', { total: rupees(totalPaise) });
}
