import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import {
  countSchema,
  idSchema,
  instantSchema,
  paiseSchema,
  requiredTextSchema,
  textSchema,
} from '../basics/schema';
import { orderTotalSchema } from '../cart/order-size';
import { refundStatusSchema } from './refund';
import type { FieldMessage } from '../basics/field-messages';

/** Everything that the gateway's checkout is opened with; see docs/payments.md. */
export const checkoutOptionsSchema = v.strictObject({
  /** Address of the gateway's script; the only place from which it may be loaded. */
  scriptUrl: textSchema(300),
  keyId: textSchema(100),
  gatewayOrderId: textSchema(100),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  storeName: textSchema(80),
  prefill: v.strictObject({ name: textSchema(100), email: textSchema(254), contact: textSchema(15) }),
  notes: v.strictObject({ address: textSchema(300), order_number: textSchema(20) }),
});
export type CheckoutOptions = v.InferOutput<typeof checkoutOptionsSchema>;

/**
 * Opens, or finds again, the gateway's order for an own order that waits for its payment. Safe to repeat: while the order
 * can be paid, every call answers with the same gateway order.
 */
export const startPayment = defineContract('orders', 'startPayment', {
  request: v.strictObject({ orderId: idSchema }),
  response: v.strictObject({
    checkout: checkoutOptionsSchema,
    /** Until when the order waits; null once it waits no more. */
    paymentDueAt: v.nullable(instantSchema),
  }),
  refusals: [
    'unknown_order',
    'order_already_paid',
    'order_not_payable',
    'payment_not_configured',
    'payment_unavailable',
  ],
});

/**
 * An order that waits for its online payment is to be paid in cash instead (rule: cash-instead), by its customer or by an admin on the phone.
 * `expectedTotalPaise` is the sum in cash that was shown: {@link cashBill}. An order for cash that has not ended stays as it is.
 */
export const payInCash = defineContract('orders', 'payInCash', {
  request: v.strictObject({ orderId: idSchema, expectedTotalPaise: orderTotalSchema }),
  response: v.strictObject({ totalPaise: paiseSchema }),
  refusals: [
    'unknown_order',
    'order_already_paid',
    'order_not_payable',
    'prices_changed',
    'cash_needs_verification',
    'own_money',
    'customer_erased',
    'customer_closed',
  ],
});

/** `POST /api/verify-payment`: JSON, with the customer's ID token as bearer. `order_id` is the shop's own order id. */
export const verifyPaymentPath = '/api/verify-payment';
export const verifyPaymentRequestSchema = v.strictObject({
  razorpay_payment_id: idSchema,
  razorpay_order_id: idSchema,
  razorpay_signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'signature' satisfies FieldMessage)),
  order_id: idSchema,
});
export type VerifyPaymentRequest = v.InferOutput<typeof verifyPaymentRequestSchema>;
/** Anything but success names a refusal code and its text; 503 with `payment_pending` may be asked again. */
export const verifyPaymentResponseSchema = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({ success: v.literal(false), error: v.string(), message: v.string() }),
]);
export type VerifyPaymentResponse = v.InferOutput<typeof verifyPaymentResponseSchema>;

/** The part of an order that is paid back. A line is named by its index in the order. */
export const refundScopeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('full') }),
  v.strictObject({ kind: v.literal('amount'), amountPaise: v.pipe(orderTotalSchema, v.minValue(1)) }),
  v.strictObject({
    kind: v.literal('items'),
    items: v.pipe(
      v.array(v.strictObject({ line: countSchema, quantity: v.pipe(countSchema, v.minValue(1)) })),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
]);
export type RefundScope = v.InferOutput<typeof refundScopeSchema>;

/**
 * An admin pays back an order, or a part of it. The order keeps its status. The answer comes when the refund is owed. What was
 * paid online is asked of the gateway right after; the cash of a delivery is paid out by hand ({@link payOutRefund}).
 */
export const refundOrder = defineContract('orders', 'refund', {
  request: v.strictObject({ orderId: idSchema, scope: refundScopeSchema, reason: requiredTextSchema(200) }),
  response: v.strictObject({ refundId: idSchema, amountPaise: paiseSchema }),
  refusals: [
    'unknown_order',
    'own_money',
    'nothing_to_refund',
    'refund_too_large',
    'unknown_refund_item',
    'customer_closed',
  ],
});

/** An admin has a refund tried again: at once when it waits, anew when the gateway had refused it. */
export const retryRefund = defineContract('orders', 'retryRefund', {
  request: v.strictObject({ refundId: idSchema }),
  response: v.strictObject({ status: refundStatusSchema }),
  refusals: ['unknown_refund', 'refund_not_retryable'],
});

/** An admin has paid a refund out by hand, and names the transfer (rule: paid-by-hand). */
export const payOutRefund = defineContract('orders', 'payOutRefund', {
  request: v.strictObject({ refundId: idSchema, reference: requiredTextSchema(100) }),
  response: v.strictObject({ status: refundStatusSchema }),
  refusals: ['unknown_refund', 'refund_not_retryable', 'refund_being_paid', 'own_money'],
});

/**
 * A partner shows a code by which a cash order in hand is paid by UPI. Safe to repeat: the same code is answered while it can
 * be paid. The order, and the partner's assignment, say `paid` as soon as the gateway confirms it.
 */
export const showPaymentCode = defineContract('orders', 'showPaymentCode', {
  request: v.strictObject({ orderId: idSchema }),
  response: v.strictObject({
    codeId: textSchema(100),
    /** Text to draw as a QR code; null when only the picture is there. */
    upiLink: v.nullable(textSchema(1000)),
    /** The gateway's own picture of the code, or a page to pay on. */
    imageUrl: v.nullable(textSchema(500)),
    amountPaise: paiseSchema,
    expiresAt: instantSchema,
  }),
  refusals: [
    'unknown_order',
    'order_already_paid',
    'payment_code_unavailable',
    'payment_not_configured',
    'amount_too_small_online',
    'payment_unavailable',
  ],
});

/** A partner asks the gateway at once whether a code of an order in hand was paid, instead of waiting for its report. */
export const checkDoorPayment = defineContract('orders', 'checkDoorPayment', {
  request: v.strictObject({ orderId: idSchema }),
  response: v.strictObject({ isPaid: v.boolean() }),
  refusals: ['unknown_order', 'payment_being_checked'],
});
