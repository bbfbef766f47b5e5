import type { PaymentFacts } from '@basket/domain';
import { GatewayError, type PaymentGateway } from '../platform/payment-gateway.port';
import type { Services } from '../platform/services';
import { UnitOfWork } from '../platform/database/unit-of-work';
import { applyPayment, readPaymentState, type AppliedPayment } from './apply-payment';
import { isWorthCapturing } from './apply-payment.decision';
import { learnRefundsOf } from './refunds/learn-refunds';

/**
 * Applies what is known of a payment after asking the gateway for what is missing: the code that it paid, and the capture of
 * an authorised payment that would pay its order. One that would not is left: the gateway gives it back by itself. Refunds that
 * the payment tells of, and that are not known, are asked for as well: the event of one may be lost.
 *
 * @throws GatewayError when the gateway's answer is needed and does not come
 */
export async function learnPayment(
  run: Services,
  gateway: PaymentGateway,
  reported: PaymentFacts,
): Promise<AppliedPayment & { readonly facts: PaymentFacts }> {
  const facts =
    reported.intentId === null
      ? { ...reported, intentId: await gateway.codeOfPayment(reported.paymentId) }
      : reported;
  const state = await readPaymentState(new UnitOfWork(run), facts);
  const latest = isWorthCapturing(facts, state) ? await captured(gateway, facts) : facts;
  // Captured and paid back before anybody here heard of it: it came, and then it went.
  if (latest.state === 'refunded' && latest.wasCaptured)
    await applyPayment(run, { ...latest, state: 'captured' });
  const applied = await applyPayment(run, latest);
  if (latest.refundedPaise !== (state.known?.refundedPaise ?? 0)) await learnRefundsOf(run, gateway, latest);
  return { ...applied, facts: latest };
}

/** Somebody may have captured it meanwhile: then the payment itself says so. */
async function captured(gateway: PaymentGateway, facts: PaymentFacts): Promise<PaymentFacts> {
  try {
    return { ...(await gateway.capture(facts)), intentId: facts.intentId };
  } catch (error) {
    if (!(error instanceof GatewayError && error.kind === 'refused')) throw error;
    return { ...(await gateway.readPayment(facts.paymentId)), intentId: facts.intentId };
  }
}

/** Asks the gateway for everything that was paid for an intent, and applies it. */
export async function learnPaymentsOf(
  run: Services,
  gateway: PaymentGateway,
  intentId: string,
  kind: 'checkout' | 'door',
): Promise<void> {
  for (const facts of await gateway.paymentsOf(intentId, kind))
    await learnPayment(run, gateway, { ...facts, intentId });
}
