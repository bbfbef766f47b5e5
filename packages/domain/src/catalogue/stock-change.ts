import * as v from 'valibot';
import { factsField } from '../basics/facts';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema, requiredTextSchema } from '../basics/schema';
import { products } from './product';
import { stockFactsSchema } from './stock-facts';

/** `products/{id}/stockChanges/{id}`: a correction of the stock by an admin, or by what was not there of an order. Append-only. */
export const stockChangeSchema = v.strictObject({
  deltaUnits: v.pipe(v.number(), v.safeInteger()),
  /** Units left after it. */
  stockQuantity: countSchema,
  /** In an admin's words. Pages of the release before refuse an empty one: where nobody typed it, it has the words of `facts`. */
  reason: requiredTextSchema(150),
  facts: factsField(stockFactsSchema),
  actorId: idSchema,
  at: instantSchema,
});
export type StockChange = v.InferOutput<typeof stockChangeSchema>;

export const stockChangesOf = (productId: string) =>
  kind(`${products.path(productId)}/stockChanges`, stockChangeSchema);
