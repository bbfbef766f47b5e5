import * as v from 'valibot';
import { kind } from '../basics/kind';
import {
  countSchema,
  idSchema,
  instantSchema,
  longTextSchema,
  paiseSchema,
  signedPaiseSchema,
  textSchema,
} from '../basics/schema';
import { chosenOptionSchema } from '../cart/chosen-option';
import { itemTextsSchema } from '../orders/lines/item-texts';
import type { Order } from '../orders/order';
import { receiverOf } from '../orders/receiver';
import { orderPackingSchema } from '../orders/order-packing';
import { orderSlotSchema } from '../orders/order-slot';
import {
  orderStatusSchema,
  paymentMethodSchema,
  paymentStatusSchema,
  unassignedStatusSchema,
  type OrderStatus,
} from '../orders/order-status';
import { t } from '../texts';

/** A partner has this long to answer; the server's deadline counts (rule: offer-30s). */
export const offerDurationMs = 30_000;
export const maxRecommendedPartners = 5;

/**
 * - offered: awaits an answer until `deadlineAt`
 * - accepted: the order is in this partner's hands
 * - delivered: it was delivered by this partner
 * - lost: it was accepted, then cancelled or taken back; stays readable for its partner (rule: loss-told)
 * - rejected, expired (no answer in time), withdrawn (cancelled, taken back or partner offline): over, never accepted
 */
export const assignmentStates = [
  'offered',
  'accepted',
  'delivered',
  'lost',
  'rejected',
  'expired',
  'withdrawn',
] as const;
export const assignmentStateSchema = v.picklist(assignmentStates);
export type AssignmentState = v.InferOutput<typeof assignmentStateSchema>;

export const assignmentItemSchema = v.strictObject({
  name: textSchema(120),
  unit: textSchema(30),
  texts: v.optional(itemTextsSchema),
  options: v.array(chosenOptionSchema),
  quantity: countSchema,
  unitPricePaise: paiseSchema,
  totalPaise: paiseSchema,
});

/** How an accepted order was lost (rule: loss-told). */
export const lossSchema = v.strictObject({
  why: v.picklist(['cancelled', 'taken_back']),
  /** The order's status before: the goods may be at the store, on the way or with the customer. */
  from: orderStatusSchema,
  at: instantSchema,
});
export type Loss = v.InferOutput<typeof lossSchema>;

/** Why and when a partner lost an order they had accepted. */
export const lossOf = (before: OrderStatus, after: OrderStatus, at: number): Loss => ({
  why: after === 'cancelled' ? 'cancelled' : 'taken_back',
  from: before,
  at,
});

export const undeliveredReasons = ['nobody_there', 'wrong_address', 'refused'] as const;
export const undeliveredReasonSchema = v.picklist(undeliveredReasons);
export type UndeliveredReason = v.InferOutput<typeof undeliveredReasonSchema>;
export const undeliveredReasonLabels: Readonly<Record<UndeliveredReason, string>> = {
  get nobody_there() {
    return t('dispatch.nobodyThere');
  },
  get wrong_address() {
    return t('dispatch.wrongAddress');
  },
  get refused() {
    return t('dispatch.refusedIt');
  },
};

/** The partner could not deliver; an admin decides what happens (rule: undelivered-decided). */
export const undeliveredSchema = v.strictObject({
  reason: undeliveredReasonSchema,
  note: longTextSchema(300),
  at: instantSchema,
  /** The admin's words to the partner when asking for a new try. */
  answer: textSchema(200),
});
export type Undelivered = v.InferOutput<typeof undeliveredSchema>;

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
  /** The person at the door (rule: receiver), whose phone follows. */
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
  /** The rounding of the order; absent in older assignments. */
  roundingPaise: v.optional(v.nullable(signedPaiseSchema), null),
  totalPaise: paiseSchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  /** The credit that its delivery will bring, and has brought while it is delivered. */
  earningPaise: paiseSchema,
  /** Cash that delivering put into the partner's hands. Absent in older assignments. */
  cashCollectedPaise: v.optional(paiseSchema, 0),
  /** From the partner's last known position to the store; null when unknown. */
  pickupDistanceKm: v.nullable(v.number()),
  /** From the store to the customer; null when the address has no coordinates. */
  dropDistanceKm: v.nullable(v.number()),
  offeredAt: instantSchema,
  deadlineAt: instantSchema,
  /** The order's status before the offer, which it returns to without an acceptance. Absent in older assignments. */
  statusBefore: v.optional(unassignedStatusSchema, 'pending'),
  /** How far its goods are: of the order. Absent in older assignments. */
  packing: v.optional(v.nullable(orderPackingSchema), null),
  /** When the customer wants it; null: as soon as possible. Absent in older assignments. */
  slot: v.optional(v.nullable(orderSlotSchema), null),
  /** When the customer was promised the order; null before acceptance and in older assignments. */
  dueAt: v.optional(v.nullable(instantSchema), null),
  /** When the customer expects it now: the order's forecast. Null before acceptance and in older assignments. */
  expectedAt: v.optional(v.nullable(instantSchema), null),
  lost: v.optional(v.nullable(lossSchema), null),
  /** Its partner has not confirmed having read of the loss. */
  isLossUnseen: v.optional(v.boolean(), false),
  /** When the delivery was undone and the order came back to its partner, who has not confirmed having read of it; null otherwise. */
  undoneAt: v.optional(v.nullable(instantSchema), null),
  /** The latest report of a failed delivery, until the order moves on. */
  undelivered: v.optional(v.nullable(undeliveredSchema), null),
  /** An admin has not decided about the report; afterwards the partner tries again. */
  awaitsDecision: v.optional(v.boolean(), false),
  answeredAt: v.nullable(instantSchema),
  deliveredAt: v.nullable(instantSchema),
  updatedAt: instantSchema,
});
export type Assignment = v.InferOutput<typeof assignmentSchema>;

export const assignmentId = (orderId: string, attempt: number): string => `${orderId}_${attempt}`;
/** Named by its order and attempt, or by its id alone. */
export const assignments = kind('assignments', assignmentSchema, (id: string, attempt?: number) =>
  attempt === undefined ? id : assignmentId(id, attempt),
);

/** Deadlines are checked when read: an offer past its deadline is free, even if no timer has run yet. */
export const isOfferOpen = (offer: Pick<Assignment, 'state' | 'deadlineAt'>, now: number): boolean =>
  offer.state === 'offered' && now < offer.deadlineAt;

/** The partners who rejected an order, let it pass or lost it: not asked again while others are left. */
export const passedBy = (
  offers: readonly Pick<Assignment, 'state' | 'deliveryPartnerId'>[],
): ReadonlySet<string> =>
  new Set(
    offers
      .filter(({ state }) => state === 'rejected' || state === 'expired' || state === 'lost')
      .map(({ deliveryPartnerId }) => deliveryPartnerId),
  );

/** The part of an order that its partner sees from the offer on; writing the order writes it to the assignment, too (rule: paid-told). */
export const mirrorOf = (
  order: Order,
): ReturnType<typeof assignmentSnapshot> & Pick<Assignment, 'orderStatus' | 'paymentStatus'> => ({
  ...assignmentSnapshot(order),
  orderStatus: order.status,
  paymentStatus: order.paymentStatus,
});

/** As an offer begins with it. */
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
  | 'roundingPaise'
  | 'totalPaise'
  | 'paymentMethod'
  | 'slot'
  | 'packing'
> {
  const { address, city, pincode, instructions, latitude, longitude } = order.delivery;
  return {
    orderNumber: order.orderNumber,
    customerName: receiverOf(order).name,
    address,
    city,
    pincode,
    instructions,
    latitude,
    longitude,
    items: order.items
      .filter(({ quantity }) => quantity > 0)
      .map(({ name, unit, texts, options, quantity, unitPricePaise, totalPaise }) => ({
        name,
        unit,
        ...(texts && { texts }),
        options,
        quantity,
        unitPricePaise,
        totalPaise,
      })),
    subtotalPaise: order.subtotalPaise,
    deliveryChargePaise: order.deliveryChargePaise,
    roundingPaise: order.roundingPaise,
    totalPaise: order.totalPaise,
    paymentMethod: order.paymentMethod,
    slot: order.slot,
    packing: order.packing,
  };
}
