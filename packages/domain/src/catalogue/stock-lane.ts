import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema } from '../basics/schema';

/** The stock of a product that many instances sell at once is kept in so many documents. */
export const stockLaneCount = 64;

/** `stockLanes/{productId}_{lane}`: some of the units of a product with `stockSplitAt` (rule: hot-stock). */
export const stockLaneSchema = v.strictObject({
  productId: idSchema,
  units: countSchema,
  changedAt: instantSchema,
});
export type StockLane = v.InferOutput<typeof stockLaneSchema>;

export const stockLanes = kind('stockLanes', stockLaneSchema);
export const stockLaneId = (productId: string, lane: number): string => `${productId}_${lane}`;
export const stockLaneIds = (productId: string): string[] =>
  Array.from({ length: stockLaneCount }, (_, lane) => stockLaneId(productId, lane));
