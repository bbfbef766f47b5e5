import * as v from 'valibot';
import { countSchema, idSchema, instantSchema, paiseSchema, textSchema } from '../basics/schema';

/**
 * Two figures of one payment that should be equal:
 * - captured: what the gateway captured, and what the payment's record says
 * - refunded: what the gateway has paid back of it, or is paying back, and what the refunds' records say
 * - orderReceived, orderRefunded, orderOwed: what the records of an order's payments and refunds add up to, and what the order says
 */
export const moneyMeasures = ['captured', 'refunded', 'orderReceived', 'orderRefunded', 'orderOwed'] as const;
export type MoneyMeasure = (typeof moneyMeasures)[number];

/** Where the gateway and the shop, or records of the shop, do not say the same of a payment. */
export const moneyDifferenceSchema = v.strictObject({
  measure: v.picklist(moneyMeasures),
  paymentId: textSchema(100),
  /** Null when no order of this shop asked for the payment. */
  orderId: v.nullable(idSchema),
  orderNumber: v.nullable(textSchema(20)),
  /** The gateway's figure, or that of the records. */
  saysPaise: paiseSchema,
  /** The shop's figure, or that of the order. */
  knownPaise: paiseSchema,
});
export type MoneyDifference = v.InferOutput<typeof moneyDifferenceSchema>;

/** A line names so many differences. */
export const namedDifferences = 20;

/** Whether the gateway's money of a day in India and the shop's agree (rule: money-agrees). They do when nothing differs. */
export const moneyLineSchema = v.strictObject({
  /** Where the day begins. */
  dayAt: instantSchema,
  checkedAt: instantSchema,
  /** Captured at the gateway of payments that were begun that day, before its fees. */
  capturedPaise: paiseSchema,
  /** Paid back at the gateway, or asked for, that day, for whatever payment. */
  refundedPaise: paiseSchema,
  /** Payments that were compared: those of the day, and those that were paid back that day. */
  payments: countSchema,
  /** All that differ; {@link namedDifferences} of them are named. */
  differing: countSchema,
  differences: v.array(moneyDifferenceSchema),
});
export type MoneyLine = v.InferOutput<typeof moneyLineSchema>;

/** A day that differs is compared again until it is so old. */
export const moneyLineDays = 7;
/** Lines of so many days are kept. */
export const keptMoneyLines = 31;
