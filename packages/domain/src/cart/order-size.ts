import { maxAmountPaise, wholeNumberSchema } from '../basics/schema';

/** Units of a line that a request may ask for at all; the store's own limit is a setting, and lower. */
export const maxQuantityPerLine = 99;
export const maxLinesPerOrder = 50;
/** The most units that the store's own setting allows in an order. */
export const maxUnitsPerOrder = 1000;
export const maxOptionsPerProduct = 40;
/** No total is above this: the largest order, at the highest price with the highest extras (rule: sane-amounts). */
export const orderTotalSchema = wholeNumberSchema(
  0,
  maxUnitsPerOrder * (1 + maxOptionsPerProduct) * maxAmountPaise + maxAmountPaise,
);
