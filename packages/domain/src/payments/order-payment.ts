import * as v from 'valibot';
import { countSchema, paiseSchema, textSchema } from '../basics/schema';

/** Where an order was paid online: by its customer at checkout, or by UPI at the door. */
export const paymentChannels = ['checkout', 'door'] as const;
export const paymentChannelSchema = v.picklist(paymentChannels);
export type PaymentChannel = v.InferOutput<typeof paymentChannelSchema>;

/**
 * - none: nothing is to be paid back
 * - owed: money is on its way back
 * - failed: the gateway refused to pay something back; an admin has to act
 * - refunded: everything that was owed has been paid back
 */
export const refundStates = ['none', 'owed', 'failed', 'refunded'] as const;
export const refundStateSchema = v.picklist(refundStates);
export type RefundState = v.InferOutput<typeof refundStateSchema>;

/** Refunds of an order whose reasons its customer is told; older ones are forgotten. */
export const maxToldRefunds = 10;

/**
 * The money that the payment gateway holds for an order. What the order keeps of it is
 * `receivedPaise − refundOwedPaise − refundedPaise`, see {@link keptPaise}.
 */
export const orderPaymentSchema = v.strictObject({
  /** Null until the order is paid online. */
  channel: v.nullable(paymentChannelSchema),
  /** The gateway's order that checkout opens; null before the first try to pay. */
  intentId: v.nullable(textSchema(100)),
  /** Gateway orders opened so far; names the next one. */
  attempts: countSchema,
  /** The payment code that is shown at the door; null when none is open. */
  codeId: v.nullable(textSchema(100)),
  /** Everything that was captured for this order, also what came twice or too late. */
  receivedPaise: paiseSchema,
  /** The sum that is owed and not yet paid back. */
  refundOwedPaise: paiseSchema,
  refundedPaise: paiseSchema,
  /** The same of the cash that was collected by its delivery. Absent in older orders. */
  cashRefundOwedPaise: v.optional(paiseSchema, 0),
  cashRefundedPaise: v.optional(paiseSchema, 0),
  refundState: refundStateSchema,
  /** Units paid back per line of the order, by the line's index. */
  refundedQuantities: v.record(v.string(), countSchema),
  /** The refunds that admins decided, with their reasons: the customer reads them. The latest {@link maxToldRefunds}; absent in older orders. */
  toldRefunds: v.optional(
    v.pipe(
      v.array(v.strictObject({ amountPaise: paiseSchema, reason: textSchema(200) })),
      v.maxLength(maxToldRefunds),
    ),
    [],
  ),
});
export type OrderPayment = v.InferOutput<typeof orderPaymentSchema>;

/** An order for which the gateway has received nothing. */
export const noOrderPayment: OrderPayment = {
  channel: null,
  intentId: null,
  attempts: 0,
  codeId: null,
  receivedPaise: 0,
  refundOwedPaise: 0,
  refundedPaise: 0,
  cashRefundOwedPaise: 0,
  cashRefundedPaise: 0,
  refundState: 'none',
  refundedQuantities: {},
  toldRefunds: [],
};

/** Paise that were received online and are neither paid back nor owed. */
export const keptPaise = ({
  receivedPaise,
  refundOwedPaise,
  refundedPaise,
}: Pick<OrderPayment, 'receivedPaise' | 'refundOwedPaise' | 'refundedPaise'>): number =>
  receivedPaise - refundOwedPaise - refundedPaise;

/** Paise on their way back to the customer, and paid back, whatever they were paid with. */
export const owedBackPaise = (payment: OrderPayment): number =>
  payment.refundOwedPaise + payment.cashRefundOwedPaise;
export const paidBackPaise = (payment: OrderPayment): number =>
  payment.refundedPaise + payment.cashRefundedPaise;
