import * as v from 'valibot';
import { kind } from '../basics/kind';
import { idSchema, instantSchema, paiseSchema, textSchema } from '../basics/schema';

/** States of a payment at the gateway, in the order in which they may follow each other: never back. */
export const paymentStates = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export const paymentStateSchema = v.picklist(paymentStates);
export type PaymentState = v.InferOutput<typeof paymentStateSchema>;

/** A failed payment may still be authorised late; a captured one never fails. */
export const paymentRank = (state: PaymentState): number => paymentStates.indexOf(state);

/**
 * Why money that was captured pays for no order and is refunded:
 * - already_paid: the order had been paid before, by another payment or in cash
 * - order_ended: the order had been cancelled or had expired
 * - wrong_amount, wrong_currency: not what was asked for
 * - unknown_order: no order of this shop asked for it
 */
export const surplusReasons = [
  'already_paid',
  'order_ended',
  'wrong_amount',
  'wrong_currency',
  'unknown_order',
] as const;
export const surplusReasonSchema = v.picklist(surplusReasons);
export type SurplusReason = v.InferOutput<typeof surplusReasonSchema>;

/** The uses of the money: none yet, the order, or none at all because it is refunded. */
export const paymentUses = ['none', 'order', 'surplus'] as const;

/** `payments/{the gateway's payment id}`: what is known of a payment. Admins only. */
export const paymentSchema = v.strictObject({
  /** Null when no order of this shop asked for it. */
  orderId: v.nullable(idSchema),
  orderNumber: v.nullable(textSchema(20)),
  customerId: v.nullable(idSchema),
  /** The gateway's order or code that was paid. */
  intentId: v.nullable(textSchema(100)),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  /** The gateway's {@link PaymentFacts} `refundedPaise` when all of its refunds were last known here. */
  refundedPaise: v.optional(paiseSchema, 0),
  /** As the gateway names it: upi, card, netbanking … */
  method: textSchema(40),
  state: paymentStateSchema,
  use: v.picklist(paymentUses),
  surplusReason: v.nullable(surplusReasonSchema),
  /** Why the last try failed, in the gateway's words. */
  failure: v.nullable(textSchema(300)),
  capturedAt: v.nullable(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Payment = v.InferOutput<typeof paymentSchema>;

export const payments = kind('payments', paymentSchema);

/** Test and live keys of the gateway have documents, payments and refunds of their own. */
export const keyModes = ['test', 'live'] as const;
export const keyModeSchema = v.picklist(keyModes);
export type KeyMode = v.InferOutput<typeof keyModeSchema>;

/** The request for a payment: an order of the gateway's checkout, or a code shown at the door. */
export const paymentIntentSchema = v.strictObject({
  orderId: idSchema,
  orderNumber: textSchema(20),
  customerId: idSchema,
  kind: v.picklist(['checkout', 'door']),
  attempt: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  mode: keyModeSchema,
  amountPaise: paiseSchema,
  currency: textSchema(3),
  /** `open` until it is paid, or closed because its order ended. Money may arrive late all the same. */
  state: v.picklist(['open', 'paid', 'closed']),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** When the gateway is asked again what was paid; null once nothing can arrive any more. */
  checkAt: v.nullable(instantSchema),
  checks: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The QR code that the partner shows: its text and the address of its picture. Door only. */
  code: v.nullable(
    v.strictObject({ upiLink: v.nullable(textSchema(1000)), imageUrl: v.nullable(textSchema(500)) }),
  ),
  updatedAt: instantSchema,
});
export type PaymentIntent = v.InferOutput<typeof paymentIntentSchema>;

export const paymentIntents = kind('paymentIntents', paymentIntentSchema);

/** The least that the gateway takes and pays back at once: Razorpay refuses amounts below ₹1. */
export const leastGatewayPaise = 1_00;

/** Whether the gateway moves this amount; cash does where it does not (rule: small-sums). */
export const isGatewaySum = (amountPaise: number): boolean => amountPaise >= leastGatewayPaise;

/** The only currency in which this shop asks for money. */
export const shopCurrency = 'INR';
