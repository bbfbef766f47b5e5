import { orders, paymentIntents } from '@basket/domain';
import { expireUnpaidOrder, isPaymentOverdue } from '../orders';
import { atomically } from '../platform/database/atomically';
import { openStoreGateway } from '../platform/gateway/open-gateway';
import type { Services } from '../platform/services';
import { UnitOfWork } from '../platform/database/unit-of-work';
import { learnPaymentsOf } from './learn-payment';

/**
 * Ends the wait for a payment. What the gateway has is asked for first: an order whose money came in time is paid, not
 * cancelled. Without an answer the order keeps waiting.
 *
 * @returns whether the order was cancelled
 * @throws when the gateway did not answer
 */
export async function settleUnpaidOrder(run: Services, orderId: string): Promise<boolean> {
  const order = await new UnitOfWork(run).get(orders, orderId);
  if (!order || !isPaymentOverdue(order, run.now())) return false;
  const { intentId } = order.payment;
  if (intentId !== null) {
    const gateway = await openStoreGateway(run);
    if (!gateway) throw new Error('The payment gateway is not configured any more');
    await learnPaymentsOf(run, gateway, intentId, 'checkout');
  }
  const { value } = await atomically(run, null, async (unit) => {
    const current = await unit.get(orders, orderId);
    // Another gateway order was opened since: ask for that one first.
    if (!current || current.payment.intentId !== intentId) return false;
    const isExpired = await expireUnpaidOrder(unit, orderId, run.now());
    if (isExpired && intentId !== null && (await unit.get(paymentIntents, intentId)))
      unit.update(paymentIntents.path(intentId), { state: 'closed', updatedAt: run.now() });
    return isExpired;
  });
  return value;
}
