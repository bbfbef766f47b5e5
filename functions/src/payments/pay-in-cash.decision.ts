import {
  done,
  canPayInCash,
  cashBill,
  orderStatusFacts,
  refuse,
  withoutId,
  type Order,
  type Outcome,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { paymentObstacle, promisedFrom } from './apply-payment.decision';

/**
 * The order as it is to be paid in cash in place of online (rule: cash-instead); null if it is so already. It keeps its goods, place and
 * number, waits for no payment, and its promise begins now. The gateway's order stays: money that it brings is for `decidePayment`.
 *
 * @param expectedTotalPaise the sum in cash that was shown
 */
export function decideCash(
  stored: Stored<Order>,
  {
    settings,
    expectedTotalPaise,
  }: {
    readonly settings: Pick<PublicStoreSettings, 'roundsCash'>;
    readonly expectedTotalPaise: number;
  },
  now: number,
): Outcome<Order | null> {
  const order = withoutId(stored);
  const { paymentMethod, status, subtotalPaise, deliveryChargePaise } = order;
  if (paymentMethod === 'cod' && !orderStatusFacts[status].isFinal) return done(null);
  if (!canPayInCash(order, now)) return refuse(paymentObstacle(order, now) ?? 'order_not_payable');
  const { totalPaise, roundingPaise } = cashBill(order, settings);
  if (totalPaise !== expectedTotalPaise)
    return refuse('prices_changed', { subtotalPaise, deliveryChargePaise, totalPaise });
  return done({
    ...order,
    ...promisedFrom(order, now),
    paymentMethod: 'cod',
    totalPaise,
    roundingPaise,
    paymentDueAt: null,
    cashSince: now,
  });
}
