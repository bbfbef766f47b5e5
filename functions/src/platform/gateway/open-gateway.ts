import { gatewaySecrets, type GatewaySecrets, type PublicStoreSettings } from '@basket/domain';
import type { PaymentGateway } from '../payment-gateway.port';
import type { Services } from '../services';
import { readStoredSettings } from '../store-settings';
import { UnitOfWork } from '../database/unit-of-work';

/**
 * The gateway that the store's settings name, or null while it cannot collect: key id, key secret and webhook secret must all
 * be set, as a payment that no event can report would be lost with the customer's tab.
 */
export async function openStoreGateway(run: Services): Promise<PaymentGateway | null> {
  const [settings, secrets] = await readAccount(run);
  if (!settings?.razorpayKeyId || !secrets?.razorpayKeySecret || !secrets.razorpayWebhookSecret) return null;
  const { razorpayWebhookSecret, previousWebhookSecret, previousUntil } = secrets;
  const isRotating = previousWebhookSecret !== null && previousUntil !== null && run.now() < previousUntil;
  return run.openGateway({
    keyId: settings.razorpayKeyId,
    keySecret: secrets.razorpayKeySecret,
    webhookSecrets: [razorpayWebhookSecret, ...(isRotating ? [previousWebhookSecret] : [])],
  });
}

/** Side by side: the gateway's events wait for it. */
async function readAccount(run: Services): Promise<[PublicStoreSettings | null, GatewaySecrets | null]> {
  const unit = new UnitOfWork(run);
  return Promise.all([readStoredSettings(unit), unit.get(gatewaySecrets)]);
}
