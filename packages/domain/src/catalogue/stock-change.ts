import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema, requiredTextSchema } from '../basics/schema';
import { products } from './product';

/** `products/{id}/stockChanges/{id}`: an adjustment of the stock by an admin. Append-only. */
export const stockChangeSchema = v.strictObject({
  deltaUnits: v.pipe(v.number(), v.safeInteger()),
  /** Units left after it. */
  stockQuantity: countSchema,
  reason: requiredTextSchema(150),
  actorId: idSchema,
  at: instantSchema,
});
export type StockChange = v.InferOutput<typeof stockChangeSchema>;

export const stockChangesOf = (productId: string) =>
  kind(`${products.path(productId)}/stockChanges`, stockChangeSchema);
