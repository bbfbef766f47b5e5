import * as v from 'valibot';
import {
  countSchema,
  idSchema,
  instantSchema,
  longTextSchema,
  paiseSchema,
  textSchema,
} from '../basics/schema';
import { chosenOptionSchema, type Order } from '../orders/order';
import { orderStatusSchema, paymentMethodSchema, paymentStatusSchema } from '../orders/order-status';

/** A partner has this long to answer; the server's deadline counts (rule: offer-30s). */
export const offerDurationMs = 30_000;
export const maxRecommendedPartners = 5;

/**
 * - offered: awaits an answer until `deadlineAt`
 * - accepted: the order is in this partner's hands
 * - delivered: it was delivered by this partner
 * - rejected, expired (no answer in time), withdrawn (cancelled, reassigned or partner offline): over
 */
export const assignmentStates = [
  'offered',
  'accepted',
  'delivered',
  'rejected',
  'expired',
  'withdrawn',
] as const;
export const assignmentStateSchema = v.picklist(assignmentStates);
export type AssignmentState = v.InferOutput<typeof assignmentStateSchema>;

export const assignmentItemSchema = v.strictObject({
  name: textSchema(120),
  unit: textSchema(30),
  options: v.array(chosenOptionSchema),
  quantity: countSchema,
  unitPricePaise: paiseSchema,
  totalPaise: paiseSchema,
});

/**
 * `assignments/{orderId}_{attempt}`: one offer of one order to one partner, and all that this partner
 * may know of the order. Partners never read `orders`: a rejected or lost offer leaves them nothing to
 * read, and the customer's phone is here only from acceptance to delivery (rule: phones-in-hand).
 */
export const assignmentSchema = v.strictObject({
  orderId: idSchema,
  orderNumber: textSchema(20),
  attempt: v.pipe(countSchema, v.minValue(1)),
  deliveryPartnerId: idSchema,
  /** For admins, who see whom an order is offered to. Absent in older assignments. */
  partnerName: v.optional(textSchema(100), ''),
  state: assignmentStateSchema,
  orderStatus: orderStatusSchema,
  customerName: textSchema(100),
  customerPhone: v.nullable(textSchema(15)),
  address: textSchema(300),
  city: textSchema(80),
  pincode: textSchema(6),
  instructions: longTextSchema(300),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  items: v.array(assignmentItemSchema),
  subtotalPaise: paiseSchema,
  deliveryChargePaise: paiseSchema,
  totalPaise: paiseSchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  /** What delivering it will credit, and has credited while it is delivered. */
  earningPaise: paiseSchema,
  /** Cash that delivering put into the partner's hands. Absent in older assignments. */
  cashCollectedPaise: v.optional(paiseSchema, 0),
  /** From the partner's last known position to the store; null when unknown. */
  pickupDistanceKm: v.nullable(v.number()),
  /** From the store to the customer; null when the address has no coordinates. */
  dropDistanceKm: v.nullable(v.number()),
  offeredAt: instantSchema,
  deadlineAt: instantSchema,
  answeredAt: v.nullable(instantSchema),
  deliveredAt: v.nullable(instantSchema),
  updatedAt: instantSchema,
});
export type Assignment = v.InferOutput<typeof assignmentSchema>;

export const assignmentsCollection = 'assignments';
export const assignmentId = (orderId: string, attempt: number): string => `${orderId}_${attempt}`;
export const assignmentPath = (orderId: string, attempt: number): string =>
  `${assignmentsCollection}/${assignmentId(orderId, attempt)}`;

/** Deadlines are checked when read: an offer past its deadline is free, even if no timer has run yet. */
export const isOfferOpen = (offer: Pick<Assignment, 'state' | 'deadlineAt'>, now: number): boolean =>
  offer.state === 'offered' && now < offer.deadlineAt;

type Delivered = Pick<Assignment, 'state' | 'earningPaise' | 'cashCollectedPaise'>;

/** The partner's credit for an order: it exists while the order is delivered (rule: credit-while-delivered). */
export const creditedPaise = (
  { credit }: Pick<Order, 'credit'>,
  assignment: Delivered | null,
): number | null =>
  credit?.amountPaise ?? (assignment?.state === 'delivered' ? assignment.earningPaise : null);

/** Cash that the partner collected for an order. */
export const collectedPaise = (
  { cashCollectedPaise = 0 }: Pick<Order, 'cashCollectedPaise'>,
  assignment: Delivered | null,
): number => cashCollectedPaise || (assignment?.cashCollectedPaise ?? 0);

/** The part of an order that its partner sees. */
export function assignmentSnapshot(
  order: Order,
): Pick<
  Assignment,
  | 'orderNumber'
  | 'customerName'
  | 'address'
  | 'city'
  | 'pincode'
  | 'instructions'
  | 'latitude'
  | 'longitude'
  | 'items'
  | 'subtotalPaise'
  | 'deliveryChargePaise'
  | 'totalPaise'
  | 'paymentMethod'
> {
  const { address, city, pincode, instructions, latitude, longitude } = order.delivery;
  return {
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    address,
    city,
    pincode,
    instructions,
    latitude,
    longitude,
    items: order.items.map(({ name, unit, options, quantity, unitPricePaise, totalPaise }) => ({
      name,
      unit,
      options,
      quantity,
      unitPricePaise,
      totalPaise,
    })),
    subtotalPaise: order.subtotalPaise,
    deliveryChargePaise: order.deliveryChargePaise,
    totalPaise: order.totalPaise,
    paymentMethod: order.paymentMethod,
  };
}
