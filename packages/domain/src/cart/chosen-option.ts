import * as v from 'valibot';
import { idSchema, signedPaiseSchema, textSchema } from '../basics/schema';

/** An option of a line, as a cart or an order keeps it. Apart from the order: carts are in the first view. */
export const chosenOptionSchema = v.strictObject({
  optionId: idSchema,
  group: textSchema(40),
  value: textSchema(60),
  adjustmentPaise: signedPaiseSchema,
});
export type ChosenOption = v.InferOutput<typeof chosenOptionSchema>;
