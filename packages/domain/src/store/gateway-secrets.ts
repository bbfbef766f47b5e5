import * as v from 'valibot';
import { kind } from '../basics/kind';
import { instantSchema } from '../basics/schema';
import { publicSettings } from './store-settings';

/** `secrets/gateway`: closed to every browser, read by the payment functions only. */
export const gatewaySecretsSchema = v.strictObject({
  razorpayKeySecret: v.nullable(v.string()),
  razorpayWebhookSecret: v.nullable(v.string()),
  /** Events that were signed before a change still count for a day. */
  previousWebhookSecret: v.nullable(v.string()),
  /** Until when the previous one is accepted; null when there is none. */
  previousUntil: v.optional(v.nullable(instantSchema), null),
  updatedAt: instantSchema,
});
export type GatewaySecrets = v.InferOutput<typeof gatewaySecretsSchema>;
export const gatewaySecrets = kind('secrets', gatewaySecretsSchema, () => 'gateway');

/** `storeSettings/gatewayStatus`: what an admin's screen may show of them. */
export const gatewayStatusSchema = v.strictObject({
  hasKeySecret: v.boolean(),
  hasWebhookSecret: v.boolean(),
  updatedAt: instantSchema,
});
export type GatewayStatus = v.InferOutput<typeof gatewayStatusSchema>;
export const gatewayStatus = kind(publicSettings.collection, gatewayStatusSchema, () => 'gatewayStatus');
