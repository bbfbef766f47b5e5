import { payments, type PaymentFacts } from '@basket/domain';
import { atomically } from '../../platform/database/atomically';
import type { PaymentGateway } from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import { settleReportedRefund } from './settle-refund';

/**
 * Asks the gateway for all refunds of a payment, and settles those of which nothing was heard: ours whose event was lost, and those
 * that somebody made on the gateway's own pages (rule: refunds-learned). Safe to repeat.
 *
 * @throws GatewayError when there is no answer
 */
export async function learnRefundsOf(
  run: Services,
  gateway: PaymentGateway,
  { paymentId, refundedPaise }: Pick<PaymentFacts, 'paymentId' | 'refundedPaise'>,
): Promise<void> {
  const refunds = await gateway.refundsOf(paymentId);
  for (const refund of refunds) await settleReportedRefund(run, refund);
  // One that is on its way is looked for again.
  if (refunds.some(({ status }) => status === 'pending')) return;
  await atomically(run, null, async (unit) => {
    const payment = await unit.get(payments, paymentId);
    if (payment && payment.refundedPaise !== refundedPaise)
      unit.update(payments.path(paymentId), { refundedPaise, updatedAt: run.now() });
  });
}
