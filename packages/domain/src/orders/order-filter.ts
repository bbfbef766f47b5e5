import * as v from 'valibot';
import { idSchema, instantSchema } from '../basics/schema';
import { paymentMethodSchema, paymentStatusSchema } from './order-status';

/** The facts that narrow the list of orders beside their status; null leaves one open. */
export const orderFilterSchema = v.strictObject({
  paymentMethod: v.nullable(paymentMethodSchema),
  paymentStatus: v.nullable(paymentStatusSchema),
  /** The partner who has accepted the order, or {@link noPartner}. */
  partner: v.nullable(idSchema),
  /** Placed from this time on. */
  fromAt: v.nullable(instantSchema),
  /** Placed before this time. */
  untilAt: v.nullable(instantSchema),
});
export type OrderFilter = v.InferOutput<typeof orderFilterSchema>;

/** As the partner of a filter: nobody has accepted the order. */
export const noPartner = 'none';

export const anyOrder: OrderFilter = {
  paymentMethod: null,
  paymentStatus: null,
  partner: null,
  fromAt: null,
  untilAt: null,
};

/** One condition of a query: a field, how it compares, and with what. */
export type OrderCondition = readonly [
  field: string,
  operator: '==' | '>=' | '<',
  value: string | number | null,
];

/** The filter as conditions of a query. Those on time need an ordering by `createdAt`. */
export function orderConditions({
  paymentMethod,
  paymentStatus,
  partner,
  fromAt,
  untilAt,
}: OrderFilter): OrderCondition[] {
  const conditions: OrderCondition[] = [];
  if (paymentMethod !== null) conditions.push(['paymentMethod', '==', paymentMethod]);
  if (paymentStatus !== null) conditions.push(['paymentStatus', '==', paymentStatus]);
  if (partner !== null) conditions.push(['deliveryPartnerId', '==', partner === noPartner ? null : partner]);
  if (fromAt !== null) conditions.push(['createdAt', '>=', fromAt]);
  if (untilAt !== null) conditions.push(['createdAt', '<', untilAt]);
  return conditions;
}
