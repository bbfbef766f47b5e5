import { refunds, type Refund, type RefundErrorFacts, type Stored } from '@basket/domain';
import { atomically } from '../../platform/database/atomically';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import { GatewayError, type PaymentGateway } from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import { payRefundMessage } from '../../platform/gateway/payment-messages';
import { learnRefundsOf } from './learn-refunds';
import { settleRefund } from './settle-refund';
import { refundKey, refundReceipt, retryDelayMs, stepOf, type RefundStep } from './settle-refund.decision';

/**
 * Asks the gateway to pay a refund back, or what has become of it. The key and the request of a round never change, so asking
 * again after a lost answer pays back once. A definite no waits for an admin; anything else is tried again by the
 * reconciler.
 */
export async function payRefund(run: Services, refundId: string): Promise<string> {
  const gateway = await openStoreGateway(run);
  if (!gateway) return 'the gateway is not configured';
  const refund = await claim(run, refundId);
  if (!refund) return 'nothing to do';
  const step = await ask(run, gateway, refund);
  await settleRefund(run, refundId, refund.round, step);
  return step.kind;
}

/** Marks that the gateway is being asked: from here the refund cannot be withdrawn, and a crash is noticed later. */
async function claim(run: Services, refundId: string): Promise<Stored<Refund> | null> {
  const { value } = await atomically(run, null, async (unit) => {
    const now = run.now();
    const refund = await unit.get(refunds, refundId);
    if (!refund || refund.nextTryAt === null || now < refund.nextTryAt) return null;
    const tries = refund.tries + 1;
    const nextTryAt = now + retryDelayMs(tries);
    unit.update(refunds.path(refundId), { status: 'requested', tries, nextTryAt, updatedAt: now });
    unit.send(payRefundMessage(refundId, refund.round, tries, nextTryAt));
    return { ...refund, tries };
  });
  return value;
}

async function ask(run: Services, gateway: PaymentGateway, refund: Stored<Refund>): Promise<RefundStep> {
  const { id, paymentId, amountPaise, round, gatewayRefundId } = refund;
  if (paymentId === null) return refusedStep('', { code: 'no_payment' });
  try {
    if (gatewayRefundId !== null) return stepOf(await gateway.readRefund(gatewayRefundId));
    const facts = await gateway.refund({
      paymentId,
      amountPaise,
      idempotencyKey: refundKey(id, round),
      receipt: refundReceipt(id, round),
    });
    return stepOf(facts);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return error.kind === 'refused' && gatewayRefundId === null
      ? explainRefusal(run, gateway, paymentId, error.message)
      : { kind: 'retry', error: error.message };
  }
}

const refusedStep = (error: string, errorFacts: RefundErrorFacts | null): RefundStep => ({
  kind: 'refused',
  error,
  errorFacts,
  gatewayRefundId: null,
});

/** Somebody may have paid it back at the gateway: what is known there is learned before the refusal counts. */
async function explainRefusal(
  run: Services,
  gateway: PaymentGateway,
  paymentId: string,
  refusal: string,
): Promise<RefundStep> {
  try {
    await learnRefundsOf(run, gateway, await gateway.readPayment(paymentId));
    return refusedStep(refusal, null);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.kind === 'refused') return refusedStep(refusal, { code: 'unknown_payment' });
    return { kind: 'retry', error: error.message };
  }
}
