import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import { countSchema, idSchema, paiseSchema, textSchema } from '../basics/schema';
import { deliveryAddressSchema, orderItemSchema } from './order';
import { adminOrderStatuses, orderStatusSchema, paymentMethodSchema } from './order-status';
import { maxLinesPerOrder, maxQuantityPerLine } from './pricing';

const cartLineSchema = v.strictObject({
  productId: idSchema,
  optionIds: v.pipe(v.array(idSchema), v.maxLength(10)),
  quantity: v.pipe(countSchema, v.minValue(1), v.maxValue(maxQuantityPerLine)),
});
const cartLinesSchema = v.pipe(v.array(cartLineSchema), v.minLength(1), v.maxLength(maxLinesPerOrder));

/** Prices a cart as the server sees it now (decisions 4). Changes nothing. */
export const quoteOrder = defineContract({
  domain: 'orders',
  operation: 'quote',
  request: v.strictObject({ lines: cartLinesSchema }),
  response: v.strictObject({
    items: v.array(orderItemSchema),
    subtotalPaise: paiseSchema,
    deliveryChargePaise: paiseSchema,
    totalPaise: paiseSchema,
  }),
  refusals: ['unknown_product', 'unknown_option', 'out_of_stock', 'quantity_too_large'],
});

/**
 * Places an order (spec sections 5 and 7, decisions 4, 13, 14, 19). `expectedTotalPaise` is what the
 * customer saw: a difference refuses with `prices_changed`, it never becomes the price.
 */
export const placeOrder = defineContract({
  domain: 'orders',
  operation: 'place',
  request: v.strictObject({
    lines: cartLinesSchema,
    delivery: deliveryAddressSchema,
    paymentMethod: paymentMethodSchema,
    expectedTotalPaise: paiseSchema,
  }),
  response: v.strictObject({ orderId: idSchema, orderNumber: v.string(), totalPaise: paiseSchema }),
  refusals: [
    'store_closed',
    'unknown_product',
    'unknown_option',
    'out_of_stock',
    'quantity_too_large',
    'prices_changed',
    'outside_service_area',
    'payment_method_unavailable',
    'order_numbers_exhausted',
  ],
});

/** A customer cancels an own order while it is pending; stock goes back (checklist C8). */
export const cancelOrder = defineContract({
  domain: 'orders',
  operation: 'cancel',
  request: v.strictObject({ orderId: idSchema }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'order_not_cancellable'],
});

/** An admin sets any of the six statuses, in any order; consequences follow (decisions 5). */
export const setOrderStatus = defineContract({
  domain: 'orders',
  operation: 'setStatus',
  request: v.strictObject({
    orderId: idSchema,
    status: v.picklist(adminOrderStatuses),
    note: v.optional(textSchema(300), ''),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: ['unknown_order', 'stock_needed', 'credit_already_withdrawn', 'cash_already_deposited'],
});
