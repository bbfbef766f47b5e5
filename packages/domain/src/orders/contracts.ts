import * as v from 'valibot';
import { defineContract, type ResponseOf } from '../basics/contract';
import { forReading } from '../basics/for-reading';
import type { RefusalFacts } from '../basics/refusal';
import {
  countSchema,
  idSchema,
  instantSchema,
  paiseSchema,
  requiredTextSchema,
  signedPaiseSchema,
  textSchema,
  wholeNumberSchema,
} from '../basics/schema';
import { deliveryRequestSchema, orderItemSchema } from './order';
import { orderFilterSchema } from './order-filter';
import { adminOrderStatuses, orderStatusSchema, paymentMethodSchema } from './order-status';
import { maxLinesPerOrder, maxQuantityPerLine, orderTotalSchema } from '../cart/order-size';

const cartLineSchema = v.strictObject({
  productId: idSchema,
  optionIds: v.pipe(v.array(idSchema), v.maxLength(10)),
  quantity: wholeNumberSchema(1, maxQuantityPerLine),
});
const cartLinesSchema = v.pipe(v.array(cartLineSchema), v.minLength(1), v.maxLength(maxLinesPerOrder));

const cartRefusals = [
  'unknown_product',
  'unknown_option',
  'out_of_stock',
  'quantity_too_large',
  'order_too_large',
] as const;
/** Why an order may be refused, whoever places it. */
const placingRefusals = [
  'store_closed',
  'slot_full',
  'slot_gone',
  ...cartRefusals,
  'prices_changed',
  'outside_service_area',
  'pincode_not_served',
] as const;

/** Prices a cart as the server sees it now (rule: server-prices). Changes nothing. */
export const quoteOrder = defineContract('orders', 'quote', {
  request: v.strictObject({ lines: cartLinesSchema }),
  response: v.strictObject({
    items: v.array(orderItemSchema),
    subtotalPaise: paiseSchema,
    deliveryChargePaise: paiseSchema,
    /** Without rounding: {@link billFor} adds it. */
    totalPaise: paiseSchema,
    /** The rounding of an order for cash; null where the store rounds none (rule: cash-rounded). */
    cashRoundingPaise: v.optional(v.nullable(signedPaiseSchema), null),
  }),
  refusals: cartRefusals,
});

/**
 * Places an order (rules: one-order-per-wish, prices-confirmed). `expectedTotalPaise` is what the
 * customer saw: a difference refuses with `prices_changed`, it never becomes the price.
 */
export const placeOrder = defineContract('orders', 'place', {
  request: v.strictObject({
    lines: cartLinesSchema,
    delivery: deliveryRequestSchema,
    paymentMethod: paymentMethodSchema,
    expectedTotalPaise: orderTotalSchema,
    /** The slot that was chosen, by its start; absent: as soon as possible. */
    slotStartsAt: v.optional(instantSchema),
    /**
     * True to order once more what another device has just ordered, false to be asked (rule: ordered-just-now). Pages from before this field do
     * not send it, and are not asked.
     */
    again: v.exactOptional(v.boolean()),
  }),
  response: v.strictObject({ orderId: idSchema, orderNumber: v.string(), totalPaise: paiseSchema }),
  refusals: [
    'ordered_just_now',
    ...placingRefusals,
    'payment_method_unavailable',
    'amount_too_small_online',
    'too_many_unpaid_orders',
    'cash_needs_verification',
    'too_many_orders_today',
  ],
});

/** The order of an earlier request in the facts of `operation_reused`; null if there is none, as from functions of version 1.1. */
export function earlierOrderIn(
  facts: RefusalFacts,
): Pick<ResponseOf<typeof placeOrder>, 'orderId' | 'orderNumber'> | null {
  const named = v.pick(placeOrder.response, ['orderId', 'orderNumber']);
  const { success, output } = v.safeParse(forReading(named), facts);
  return success ? output : null;
}

/**
 * An admin places a cash order for a customer on the phone (rule: phone-orders). A customer without an address gets the one
 * of the order.
 */
export const placeOrderFor = defineContract('orders', 'placeFor', {
  request: v.strictObject({
    customerId: idSchema,
    lines: cartLinesSchema,
    delivery: deliveryRequestSchema,
    expectedTotalPaise: orderTotalSchema,
    /** As in `placeOrder`. */
    slotStartsAt: placeOrder.request.entries.slotStartsAt,
  }),
  response: placeOrder.response,
  refusals: ['unknown_account', 'works_here', 'customer_closed', ...placingRefusals],
});

/** A customer cancels an own order while it is pending; stock goes back (rule: customer-cancels). */
export const cancelOrder = defineContract('orders', 'cancel', {
  request: v.strictObject({ orderId: idSchema }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'order_not_cancellable', 'too_many_cancellations_today'],
});

/**
 * An admin sets any of the six statuses, in any order; consequences follow (rule: status-free). Refused if the order has another
 * status by now than the admin saw (rule: status-seen).
 */
export const setOrderStatus = defineContract('orders', 'setStatus', {
  request: v.strictObject({
    orderId: idSchema,
    status: v.picklist(adminOrderStatuses),
    /** The status that the admin saw. Pages from before this field do not send it. */
    seen: v.optional(orderStatusSchema),
    note: v.exactOptional(textSchema(300)),
    /** As in `markDelivered`. */
    hasTakenCash: v.optional(v.boolean()),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: [
    'unknown_order',
    'status_changed',
    'customer_erased',
    'customer_closed',
    'order_paid_back',
    'payment_being_checked',
    'own_money',
    'stock_needed',
    'slot_full',
    'nothing_left',
    'order_number_taken',
    'credit_already_withdrawn',
    'cash_already_deposited',
    'cash_refunded',
    'partner_busy',
    'partner_left',
  ],
});

/** Orders of one status are counted up to this number, so that what a count reads is bounded. */
export const mostCountedOrders = 5000;

/** How many orders of each status a filter leaves; {@link mostCountedOrders} stands for that number or more. */
export const countOrders = defineContract('orders', 'count', {
  request: orderFilterSchema,
  response: v.strictObject({ counts: v.record(orderStatusSchema, countSchema) }),
});

/** As many customers as a page of their list has. */
export const mostCustomersCounted = 25;

/**
 * The number of delivered orders of each customer, and the money that they brought the store (rule: customer-value). Until
 * `isWhole`, orders from before it was kept may be missing.
 */
export const readCustomerFigures = defineContract('orders', 'customerFigures', {
  request: v.strictObject({
    customerIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostCustomersCounted)),
  }),
  response: v.strictObject({
    customers: v.array(
      v.strictObject({ customerId: idSchema, deliveredOrders: countSchema, valuePaise: paiseSchema }),
    ),
    isWhole: v.boolean(),
  }),
});

/** An admin writes a note about an order, for admins (rule: order-notes). */
export const addOrderNote = defineContract('orders', 'addNote', {
  request: v.strictObject({ orderId: idSchema, text: requiredTextSchema(300) }),
  response: v.strictObject({ seq: countSchema }),
  refusals: ['unknown_order'],
});
