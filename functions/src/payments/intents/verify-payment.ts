import { orders, type PaymentFacts, type VerifyPaymentRequest } from '@basket/domain';
import { refused } from '../../platform/errors';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import { GatewayError, type PaymentGateway } from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { learnPayment } from '../learn-payment';
import { intentToVerify } from './verify-payment.decision';

/**
 * Confirms what a customer's checkout reported: the signature over the gateway order that this shop stored for the order,
 * then the payment itself. Nothing that the client sends but the payment's id is believed.
 *
 * @throws RefusedError payment_pending when the gateway does not answer: the event, or the reconciler, will say the rest
 */
export async function verifyPayment(
  run: Services,
  uid: string,
  request: VerifyPaymentRequest,
): Promise<void> {
  const order = await new UnitOfWork(run).get(orders, request.order_id);
  if (order?.customerId !== uid) throw refused('unknown_order');
  const gateway = await openStoreGateway(run);
  if (!gateway) throw refused('payment_not_configured');
  const intentId = intentToVerify(order, request);
  const paymentId = request.razorpay_payment_id;
  if (intentId === null || !gateway.verifyCheckoutSignature(intentId, paymentId, request.razorpay_signature))
    throw refused('payment_verification_failed');
  const facts = await readPayment(run, gateway, paymentId);
  if (facts.paymentId !== paymentId || facts.intentId !== intentId)
    throw refused('payment_verification_failed');
  const { use } = await askGateway(run, () => learnPayment(run, gateway, facts));
  if (use === 'surplus') throw refused('payment_refunded');
  if (use === 'none')
    throw refused(facts.state === 'failed' ? 'payment_verification_failed' : 'payment_pending');
}

const readPayment = (run: Services, gateway: PaymentGateway, paymentId: string): Promise<PaymentFacts> =>
  askGateway(run, () => gateway.readPayment(paymentId));

async function askGateway<T>(run: Services, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    run.log({ operation: 'payments.verify', result: error.kind, ms: 0, fault: error.message });
    throw refused(error.kind === 'refused' ? 'payment_verification_failed' : 'payment_pending');
  }
}
