import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema, paiseSchema, textSchema } from '../basics/schema';
import { disputeFactsSchema } from './dispute';
import { paymentStateSchema } from './payment';

/** A payment as the payment gateway tells it. */
export const paymentFactsSchema = v.strictObject({
  paymentId: idSchema,
  /** The gateway's order or code that was paid; null when the gateway does not say. */
  intentId: v.nullable(idSchema),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  /** Paid back of it at the gateway, whoever asked for it. Absent in older events. */
  refundedPaise: v.optional(paiseSchema, 0),
  state: paymentStateSchema,
  /** Whether it was ever captured: what is `refunded` may have gone back without. Absent in older events. */
  wasCaptured: v.optional(v.boolean(), false),
  method: textSchema(40),
  /** Why it failed, in the gateway's words, '' without any; null unless it did. */
  failure: v.nullable(textSchema(300)),
});
export type PaymentFacts = v.InferOutput<typeof paymentFactsSchema>;

/** A refund as the payment gateway tells it. */
export const refundFactsSchema = v.strictObject({
  gatewayRefundId: idSchema,
  paymentId: idSchema,
  /** The receipt of this shop's own request; null when it was asked for elsewhere. */
  receipt: v.nullable(textSchema(200)),
  amountPaise: paiseSchema,
  status: v.picklist(['pending', 'processed', 'failed']),
});
export type RefundFacts = v.InferOutput<typeof refundFactsSchema>;

export const gatewayEventSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('payment'), payment: paymentFactsSchema }),
  v.strictObject({ kind: v.literal('refund'), refund: refundFactsSchema }),
  v.strictObject({
    kind: v.literal('other'),
    type: textSchema(80),
    /** The dispute of the event. Not a kind of its own: functions from before would not read it. Absent in their events. */
    dispute: v.optional(v.nullable(disputeFactsSchema), null),
  }),
]);
export type GatewayEvent = v.InferOutput<typeof gatewayEventSchema>;

/** `webhookEvents/{the gateway's event id}`: what the gateway reported, kept until it has been acted on. Closed to browsers. */
export const webhookEventSchema = v.strictObject({
  event: gatewayEventSchema,
  receivedAt: instantSchema,
  tries: countSchema,
  /** When it is worked on next; null once that is done. */
  processAt: v.nullable(instantSchema),
});
export type WebhookEvent = v.InferOutput<typeof webhookEventSchema>;

export const webhookEvents = kind('webhookEvents', webhookEventSchema);
