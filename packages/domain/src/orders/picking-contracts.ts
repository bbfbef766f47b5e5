import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import { idSchema, paiseSchema, patternSchema, wholeNumberSchema } from '../basics/schema';
import { maxLinesPerOrder, maxQuantityPerLine } from '../cart/order-size';
import { orderStatusSchema } from './order-status';
import { bagsSchema } from './picking';

const lineSchema = wholeNumberSchema(0, maxLinesPerOrder - 1);
const orderRefusals = [
  ...(['unknown_order', 'own_money', 'order_not_pickable', 'order_awaits_payment'] as const),
  'order_paid_back',
] as const;
const pickingRefusals = [
  ...orderRefusals,
  'picking_not_started',
  'picked_by_other',
  'already_packed',
] as const;

/** An admin begins to collect the goods of an order, which is being prepared from then on (rule: picker-alone). */
export const startPicking = defineContract('orders', 'startPicking', {
  request: v.strictObject({
    orderId: idSchema,
    /** Takes it from the admin who picks it now. */
    takeOver: v.exactOptional(v.boolean()),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: [...orderRefusals, 'picked_by_other', 'already_packed'],
});

/** The picker has put a line into the bags, or takes it out again. */
export const tickLine = defineContract('orders', 'tickLine', {
  request: v.strictObject({ orderId: idSchema, line: lineSchema, isPicked: v.boolean() }),
  refusals: [...pickingRefusals, 'unknown_line'],
});

/** The picker found fewer units than a line has; none is out of stock (rules: short-shrinks, short-stock, nothing-left). */
export const shortLine = defineContract('orders', 'shortLine', {
  request: v.strictObject({
    orderId: idSchema,
    line: lineSchema,
    /** Units that were found. */
    quantity: wholeNumberSchema(0, maxQuantityPerLine),
    /** The shelf is empty now, whatever the shop believes to have. */
    isShelfEmpty: v.boolean(),
  }),
  response: v.strictObject({
    status: orderStatusSchema,
    totalPaise: paiseSchema,
    refundPaise: paiseSchema,
  }),
  refusals: [...pickingRefusals, 'unknown_line', 'not_shorter'],
});

/** Every line is in the bags, which are closed. */
export const packOrder = defineContract('orders', 'pack', {
  request: v.strictObject({ orderId: idSchema, bags: v.exactOptional(v.nullable(bagsSchema)) }),
  refusals: [...pickingRefusals, 'lines_left'],
});

/** The bags go to the partner who says the right number (rule: packed-handed). */
export const handToPartner = defineContract('orders', 'handToPartner', {
  request: v.strictObject({
    orderId: idSchema,
    digits: patternSchema(/^\d{4}$/, 'fourDigits'),
  }),
  response: v.strictObject({ status: orderStatusSchema }),
  refusals: [...orderRefusals, 'not_packed', 'no_partner_yet', 'wrong_number'],
});
