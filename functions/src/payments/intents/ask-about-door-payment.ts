import { paymentIntents, type PaymentIntent, type Stored } from '@basket/domain';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import { GatewayError, type PaymentGateway } from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { learnPaymentsOf } from '../learn-payment';
import { noteClosed } from './close-code';

/** No partner shows so many codes for one order. */
const mostCodes = 20;

/**
 * Closes the codes of an order at the door, then learns what was paid by them. After that no payment can come that is not
 * known (rule: door-asked).
 *
 * @returns false when the gateway does not answer, or cannot be asked any more
 */
export const askAboutDoorPayment = (run: Services, orderId: string): Promise<boolean> =>
  forEachDoorCode(run, orderId, async (gateway, code) => {
    if (code.state === 'open') await gateway.closeCode(code.id);
    await learnPaymentsOf(run, gateway, code.id, 'door');
    await noteClosed(run, code.id);
  });

/** Learns what was paid by the codes of an order at the door, which stay open. @returns as {@link askAboutDoorPayment} */
export const learnDoorPayments = (run: Services, orderId: string): Promise<boolean> =>
  forEachDoorCode(run, orderId, (gateway, code) => learnPaymentsOf(run, gateway, code.id, 'door'));

async function forEachDoorCode(
  run: Services,
  orderId: string,
  about: (gateway: PaymentGateway, code: Stored<PaymentIntent>) => Promise<void>,
): Promise<boolean> {
  const gateway = await openStoreGateway(run);
  if (!gateway) return false;
  const intents = await new UnitOfWork(run).query(paymentIntents, (all) =>
    all.where('orderId', '==', orderId).limit(mostCodes),
  );
  try {
    for (const intent of intents)
      // Money of other keys cannot be asked for with these.
      if (intent.kind === 'door' && intent.mode === gateway.mode) await about(gateway, intent);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    run.log({ operation: 'payments.door', result: error.kind, ms: 0, fault: `${orderId}: ${error.message}` });
    return false;
  }
}
