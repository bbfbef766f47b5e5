import { gatewaySecrets, gatewayStatus, publicSettings, type PublicStoreSettings } from '@basket/domain';
import { storeSettings } from '@basket/domain/testing';
import { razorpay } from '../payments/razorpay/razorpay';
import type { Services } from '../platform/services';
import { GatewayDouble } from './gateway-double';

const testKeyId = 'rzp_test_A1b2C3d4E5f6G7';
export const testKeySecret = 'key-secret-of-tests';
const testWebhookSecret = 'webhook-secret-of-tests';

/** Settings and secrets with which a store can collect online. */
export const gatewayDocuments = (
  overrides: Partial<PublicStoreSettings> = {},
  updatedAt = 0,
): Record<string, object> => ({
  [publicSettings.path()]: storeSettings({ razorpayKeyId: testKeyId, ...overrides }),
  [gatewaySecrets.path()]: {
    razorpayKeySecret: testKeySecret,
    razorpayWebhookSecret: testWebhookSecret,
    previousWebhookSecret: null,
    previousUntil: null,
    updatedAt,
  },
  [gatewayStatus.path()]: { hasKeySecret: true, hasWebhookSecret: true, updatedAt },
});

/** A provider in memory, and services that reach it through the real adapter. */
export function withGateway(
  services: Services,
  {
    random = () => 1,
    turn = () => Promise.resolve(),
  }: { random?: () => number; turn?: () => Promise<void> } = {},
): { readonly gateway: GatewayDouble; readonly services: Services } {
  const gateway = new GatewayDouble({
    random,
    turn,
    now: services.now,
    keySecret: testKeySecret,
    webhookSecret: testWebhookSecret,
  });
  const openGateway = razorpay({
    api: 'https://gateway.test',
    checkoutScript: 'https://gateway.test/v1/checkout.js',
    acceptsLiveKeys: false,
    fetch: gateway.fetch,
  });
  return { gateway, services: { ...services, openGateway } };
}
