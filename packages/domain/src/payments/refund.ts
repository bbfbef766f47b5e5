import * as v from 'valibot';
import { factsField } from '../basics/facts';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema, paiseSchema, textSchema } from '../basics/schema';
import { refundCauseSchema, refundErrorFactsSchema, refundReasonFactsSchema } from './refund-facts';

/**
 * - owed: the gateway has not been asked yet
 * - withdrawn: the order was taken back before the gateway was asked
 * - requested: the gateway has been asked; its answer, or the money's way to the customer, takes time
 * - refunded: the gateway has paid it back
 * - failed: the gateway refused; an admin has to act
 */
export const refundStatuses = ['owed', 'withdrawn', 'requested', 'refunded', 'failed'] as const;
export const refundStatusSchema = v.picklist(refundStatuses);
export type RefundStatus = v.InferOutput<typeof refundStatusSchema>;
/** Refunds that an admin still has to watch. */
export const unsettledRefundStatuses = [
  'owed',
  'requested',
  'failed',
] as const satisfies readonly RefundStatus[];

/** `refunds/{id}`: money that is owed to, or was paid back to, a customer. Admins only. */
export const refundSchema = v.strictObject({
  /** Null when the payment belongs to no order of this shop. */
  orderId: v.nullable(idSchema),
  orderNumber: v.nullable(textSchema(20)),
  customerId: v.nullable(idSchema),
  /** The gateway's payment from which it is paid back. */
  paymentId: v.nullable(textSchema(100)),
  amountPaise: paiseSchema,
  status: refundStatusSchema,
  cause: v.optional(refundCauseSchema, 'cancellation'),
  /** In an admin's words; '' where the cause and `reasonFacts` say everything. Older refunds have the server's sentence here. */
  reason: v.optional(textSchema(200), ''),
  reasonFacts: factsField(refundReasonFactsSchema),
  /** The asker's id; `system` for what follows from something else. */
  requestedBy: v.optional(textSchema(128), 'system'),
  /** Counts the times that the gateway was asked anew after it had refused; part of the idempotency key. */
  round: v.optional(countSchema, 1),
  /** Requests of this round. */
  tries: v.optional(countSchema, 0),
  /** When the gateway is asked next; null once it is settled. */
  nextTryAt: v.optional(v.nullable(instantSchema), null),
  /** Why it is not paid yet, in the gateway's words; '' where `errorFacts` say everything. Older refunds have the server's sentence here. */
  lastError: v.optional(v.nullable(textSchema(300)), null),
  errorFacts: factsField(refundErrorFactsSchema),
  gatewayRefundId: v.optional(v.nullable(textSchema(100)), null),
  /** Which money of the order it pays back: what the gateway received, or the cash of its delivery, which no gateway has. */
  source: v.optional(v.picklist(['online', 'cash']), 'online'),
  /** Names the transfer by which an admin has paid it out by hand; null when the gateway pays it (rule: paid-by-hand). */
  reference: v.optional(v.nullable(textSchema(100)), null),
  refundedAt: v.optional(v.nullable(instantSchema), null),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Refund = v.InferOutput<typeof refundSchema>;

export const refunds = kind('refunds', refundSchema);
/** The line of the order's history that caused a cancellation's or an admin's refund names it. */
export const refundId = (orderId: string, historySeq: number): string => `${orderId}_${historySeq}`;
/** A payment that pays for no order is paid back once, whole. */
export const surplusRefundId = (gatewayPaymentId: string): string => `surplus_${gatewayPaymentId}`;
