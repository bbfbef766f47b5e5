import {
  gatewaySecretsPath,
  gatewaySecretsSchema,
  gatewayStatusPath,
  gatewayStatusSchema,
  saveSecrets,
  type GatewaySecrets,
} from '@basket/domain';
import { unrecordedOperation } from '../platform/operation';

/**
 * Leaves no record of the request: its hash and answer would outlive the secret. Repeating it sets the
 * same values again. A replaced webhook secret stays valid beside the new one until the next change.
 */
export const saveSecretsOperation = unrecordedOperation(
  saveSecrets,
  ['admin'],
  async ({ input, unit, now }) => {
    const [stored] = await Promise.all([
      unit.get(gatewaySecretsSchema, gatewaySecretsPath),
      unit.get(gatewayStatusSchema, gatewayStatusPath),
    ]);
    const before = stored?.razorpayWebhookSecret ?? null;
    const webhookSecret = input.razorpayWebhookSecret === undefined ? before : input.razorpayWebhookSecret;
    const secrets: GatewaySecrets = {
      razorpayKeySecret:
        input.razorpayKeySecret === undefined ? (stored?.razorpayKeySecret ?? null) : input.razorpayKeySecret,
      razorpayWebhookSecret: webhookSecret,
      previousWebhookSecret: webhookSecret === before ? (stored?.previousWebhookSecret ?? null) : before,
      updatedAt: now,
    };
    const status = {
      hasKeySecret: secrets.razorpayKeySecret !== null,
      hasWebhookSecret: secrets.razorpayWebhookSecret !== null,
    };
    unit.put(gatewaySecretsPath, secrets);
    unit.put(gatewayStatusPath, { ...status, updatedAt: now });
    return status;
  },
);
