import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import { coordinatesSchema, countSchema, idSchema, instantSchema } from '../basics/schema';
import { orderStatusSchema } from '../orders/order-status';
import { deliveryPartnerSchema } from './delivery-partner';

/** An admin offers a pending order to a partner, who has 30 s to answer (rule: offer-30s). */
export const assignOrder = defineContract({
  domain: 'dispatch',
  operation: 'assign',
  request: v.strictObject({ orderId: idSchema, deliveryPartnerId: idSchema }),
  response: v.strictObject({ attempt: countSchema, deadlineAt: instantSchema }),
  refusals: [
    'unknown_order',
    'order_not_assignable',
    'unknown_partner',
    'partner_offline',
    'partner_busy',
    'partner_balance_too_low',
    'partner_over_cash_limit',
  ],
});

/** The partner's answer. An accept at or after the deadline is refused, even if no timer has run yet (rule: offer-30s). */
export const respondToOffer = defineContract({
  domain: 'dispatch',
  operation: 'respond',
  request: v.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    answer: v.picklist(['accept', 'reject']),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'offer_expired', 'offer_closed'],
});

/**
 * The partner has handed the order over: delivered, credited once, cash counted
 * (rules: partner-delivers, cash-in-hand).
 */
export const markDelivered = defineContract({
  domain: 'dispatch',
  operation: 'markDelivered',
  request: v.strictObject({ orderId: idSchema }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'not_out_for_delivery'],
});

/** Go online or offline. Going offline closes open offers (rule: online-only). */
export const setAvailability = defineContract({
  domain: 'dispatch',
  operation: 'setAvailability',
  request: v.strictObject({ isOnline: v.boolean() }),
  response: v.strictObject({ isOnline: v.boolean() }),
  refusals: ['unknown_partner'],
});

/**
 * Offers every unassigned pending order to its best partner (rule: auto-assign). Each offer
 * is a separate step; the answer lists the outcome for each order.
 */
export const autoAssign = defineContract({
  domain: 'dispatch',
  operation: 'autoAssign',
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
  refusals: [],
});

/**
 * Where a partner is (rule: position-in-hand), accepted only while online. Customers whose orders are in hand see it.
 * Sent sparsely by the partner's browser.
 */
export const updateLocation = defineContract({
  domain: 'dispatch',
  operation: 'updateLocation',
  request: coordinatesSchema,
  response: v.strictObject({}),
  refusals: ['unknown_partner', 'partner_offline'],
});

/** An admin corrects what the store knows of a partner. The rating is null while nobody has rated the partner. */
export const editPartner = defineContract({
  domain: 'dispatch',
  operation: 'editPartner',
  request: v.strictObject({
    deliveryPartnerId: idSchema,
    vehicleNumber: deliveryPartnerSchema.entries.vehicleNumber,
    rating: deliveryPartnerSchema.entries.rating,
  }),
  response: v.strictObject({}),
  refusals: ['unknown_partner'],
});
