import * as v from 'valibot';
import { idSchema, instantSchema, paiseSchema, textSchema } from '../basics/schema';

/**
 * `owed`: the order was cancelled after it was paid online; `withdrawn`: it was taken back before the money went;
 * `refunded`: the gateway has paid it back.
 */
export const refundStatuses = ['owed', 'withdrawn', 'refunded'] as const;
export const refundStatusSchema = v.picklist(refundStatuses);
export type RefundStatus = v.InferOutput<typeof refundStatusSchema>;

/** `refunds/{orderId}_{historySeq}`: money that a cancellation owes to a customer (decisions 5). Admins only. */
export const refundSchema = v.strictObject({
  orderId: idSchema,
  orderNumber: textSchema(20),
  customerId: idSchema,
  paymentId: v.nullable(textSchema(100)),
  amountPaise: paiseSchema,
  status: refundStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Refund = v.InferOutput<typeof refundSchema>;

export const refundsCollection = 'refunds';
/** One per cancellation: the line of the order's history that caused it names it. */
export const refundId = (orderId: string, historySeq: number): string => `${orderId}_${historySeq}`;
export const refundPath = (id: string): string => `${refundsCollection}/${id}`;
