import { dayMs, gatewaySecrets, gatewayStatus, saveSecrets, type GatewaySecrets } from '@basket/domain';
import { unrecordedOperation } from '../platform/operation';

/** For this long the gateway repeats events that it signed before. */
const rotationMs = dayMs;

/**
 * Leaves no record of the request: its hash and answer would outlive the secret. Repeating it sets the
 * same values again. A replaced webhook secret stays valid beside the new one for as long as the gateway repeats events.
 */
export const saveSecretsOperation = unrecordedOperation(
  saveSecrets,
  ['admin'],
  async ({ input, unit, now }) => {
    const [stored] = await Promise.all([unit.get(gatewaySecrets), unit.get(gatewayStatus)]);
    const before = stored?.razorpayWebhookSecret ?? null;
    const webhookSecret = input.razorpayWebhookSecret === undefined ? before : input.razorpayWebhookSecret;
    const isReplaced = webhookSecret !== before;
    const secrets: GatewaySecrets = {
      razorpayKeySecret:
        input.razorpayKeySecret === undefined ? (stored?.razorpayKeySecret ?? null) : input.razorpayKeySecret,
      razorpayWebhookSecret: webhookSecret,
      previousWebhookSecret: isReplaced ? before : (stored?.previousWebhookSecret ?? null),
      previousUntil: isReplaced
        ? before === null
          ? null
          : now + rotationMs
        : (stored?.previousUntil ?? null),
      updatedAt: now,
    };
    const status = {
      hasKeySecret: secrets.razorpayKeySecret !== null,
      hasWebhookSecret: secrets.razorpayWebhookSecret !== null,
    };
    unit.put(gatewaySecrets.path(), secrets);
    unit.put(gatewayStatus.path(), { ...status, updatedAt: now });
    return status;
  },
);
