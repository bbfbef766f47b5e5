import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import {
  coordinatesSchema,
  countSchema,
  idSchema,
  instantSchema,
  longTextSchema,
  paiseSchema,
  textSchema,
} from '../basics/schema';
import { orderStatusSchema } from '../orders/order-status';
import { undeliveredReasonSchema } from './assignment';
import { deliveryPartnerSchema } from './delivery-partner';

const offerRefusals = [
  'unknown_order',
  'order_not_assignable',
  'order_paid_back',
  'unknown_partner',
  'partner_offline',
  'partner_not_seen',
  'partner_missed_offers',
  'partner_busy',
  'partner_balance_too_low',
  'partner_has_offer',
  'partner_over_cash_limit',
] as const;

/** An admin offers an order without a partner to one, who has 30 s to answer (rules: offer-30s, no-dead-end). */
export const assignOrder = defineContract('dispatch', 'assign', {
  request: v.strictObject({ orderId: idSchema, deliveryPartnerId: idSchema }),
  response: v.strictObject({ attempt: countSchema, deadlineAt: instantSchema }),
  refusals: offerRefusals,
});

/** An admin takes an open offer back; the order returns to the status that it had before. */
export const withdrawOffer = defineContract('dispatch', 'withdrawOffer', {
  request: v.strictObject({ orderId: idSchema, attempt: countSchema }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'offer_expired', 'offer_closed'],
});

/**
 * An admin takes an accepted order from its partner and, in the same step, offers it to another one (rule: partner-changed).
 * `attempt` names the acceptance that the admin saw.
 */
export const changePartner = defineContract('dispatch', 'changePartner', {
  request: v.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    /** Null puts the order back on the board. */
    deliveryPartnerId: v.nullable(idSchema),
    note: v.exactOptional(textSchema(150)),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: [...offerRefusals, 'order_not_in_hand', 'same_partner'],
});

/** The partner has read that an order was cancelled or taken back, or its delivery undone (rules: loss-told, undo-told). */
export const acknowledgeLoss = defineContract('dispatch', 'acknowledgeLoss', {
  request: v.strictObject({ orderId: idSchema, attempt: countSchema }),
  refusals: ['unknown_order'],
});

/** The partner's answer. An accept at or after the deadline is refused, even if no timer has run yet (rule: offer-30s). */
export const respondToOffer = defineContract('dispatch', 'respond', {
  request: v.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    answer: v.picklist(['accept', 'reject']),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'offer_expired', 'offer_closed', 'offer_already_yours', 'order_paid_back'],
});

/** The partner has the goods and sets out: out for delivery (rule: partner-picks-up). */
export const pickUp = defineContract('dispatch', 'pickUp', {
  request: v.strictObject({ orderId: idSchema }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'not_ready_for_pickup', 'not_packed', 'order_paid_back'],
});

/** The partner could not hand the order over and keeps it until an admin decides (rule: undelivered-decided). */
export const reportUndelivered = defineContract('dispatch', 'reportUndelivered', {
  request: v.strictObject({ orderId: idSchema, reason: undeliveredReasonSchema, note: longTextSchema(200) }),
  refusals: ['unknown_order', 'not_out_for_delivery', 'already_reported'],
});

/**
 * An admin decides about an order that could not be delivered: its partner tries again, or brings it back, which cancels it
 * (rule: undelivered-decided).
 */
export const resolveUndelivered = defineContract('dispatch', 'resolveUndelivered', {
  request: v.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    decision: v.picklist(['retry', 'return']),
    note: v.exactOptional(textSchema(200)),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'nothing_to_decide', 'own_money', 'order_paid_back'],
});

/**
 * The partner has handed the order over: delivered, credited once, cash counted
 * (rules: partner-delivers, cash-in-hand).
 */
export const markDelivered = defineContract('dispatch', 'markDelivered', {
  request: v.strictObject({
    orderId: idSchema,
    /** The partner has the cash in hand: counts where the gateway cannot say whether the code was paid (rule: door-asked). */
    hasTakenCash: v.optional(v.boolean()),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'not_out_for_delivery', 'payment_being_checked', 'order_paid_back'],
});

/** Go online or offline. Going offline closes open offers (rule: online-only). */
export const setAvailability = defineContract('dispatch', 'setAvailability', {
  request: v.strictObject({ isOnline: v.boolean() }),
  response: v.strictObject({ isOnline: v.boolean() }),
  refusals: ['unknown_partner'],
});

/**
 * Offers every unassigned pending order to its best partner (rule: auto-assign). Each offer
 * is a separate step; the answer lists the outcome for each order.
 */
export const autoAssign = defineContract('dispatch', 'autoAssign', {
  request: v.strictObject({}),
  response: v.strictObject({
    assigned: countSchema,
    orders: v.array(
      v.strictObject({
        orderId: idSchema,
        orderNumber: v.string(),
        deliveryPartnerId: v.nullable(idSchema),
        result: v.picklist(['assigned', 'no_partner', 'taken']),
      }),
    ),
  }),
});

/**
 * Where a partner is (rule: position-in-hand), accepted only while online. Customers whose orders are in hand see it.
 * Sent sparsely by the partner's browser.
 */
export const updateLocation = defineContract('dispatch', 'updateLocation', {
  request: coordinatesSchema,
  refusals: ['unknown_partner', 'partner_offline'],
});

/**
 * A sign that the page of a partner who is online lives (rule: not-seen). Sent by the open page when the last sign of any kind is
 * {@link signEveryMs} old.
 */
export const giveSign = defineContract('dispatch', 'giveSign', {
  request: v.strictObject({}),
  refusals: ['unknown_partner', 'partner_offline'],
});

/** An admin corrects what the store knows of a partner. The rating is null while nobody has rated the partner. */
export const editPartner = defineContract('dispatch', 'editPartner', {
  request: v.strictObject({
    deliveryPartnerId: idSchema,
    vehicleNumber: deliveryPartnerSchema.entries.vehicleNumber,
    rating: deliveryPartnerSchema.entries.rating,
  }),
  refusals: ['unknown_partner'],
});

const earnedSchema = v.strictObject({
  fromAt: instantSchema,
  deliveries: countSchema,
  earnedPaise: paiseSchema,
});

/** A partner's own acceptance, deliveries by day and earnings by week, oldest first (rule: own-performance). */
export const readPerformance = defineContract('dispatch', 'readPerformance', {
  request: v.strictObject({}),
  response: v.strictObject({
    countedAt: instantSchema,
    /** Offers of the last four weeks; one that was withdrawn before its time was up counts neither way. */
    offers: v.strictObject({ accepted: countSchema, rejected: countSchema, unanswered: countSchema }),
    days: v.array(earnedSchema),
    weeks: v.array(earnedSchema),
  }),
});
