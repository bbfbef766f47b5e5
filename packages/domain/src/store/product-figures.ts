import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, instantSchema } from '../basics/schema';

/** How many products there are, and how many of them are on sale. */
export const productCountsSchema = v.strictObject({ all: countSchema, active: countSchema });
export type ProductCounts = v.InferOutput<typeof productCountsSchema>;

/**
 * `storeFigures/products`: moved by each commit that changes them, and counted anew once a day (rule: figures-computed).
 * Closed to every browser.
 */
export const productFiguresSchema = v.strictObject({
  ...productCountsSchema.entries,
  countedAt: instantSchema,
});

export const productFigures = kind('storeFigures', productFiguresSchema, () => 'products');

type Shown = { readonly isActive: boolean } | null;

/** The effect of one product's change on the counts; null stands for a product that is not there. */
export const productMove = (before: Shown, after: Shown): ProductMove => ({
  all: Number(after !== null) - Number(before !== null),
  active: Number(after?.isActive ?? false) - Number(before?.isActive ?? false),
});
export interface ProductMove {
  readonly all: number;
  readonly active: number;
}

/** The counts after some changes. */
export const moveProducts = (
  { all, active }: ProductCounts,
  moves: readonly ProductMove[],
): ProductCounts => ({
  all: Math.max(
    0,
    moves.reduce((sum, move) => sum + move.all, all),
  ),
  active: Math.max(
    0,
    moves.reduce((sum, move) => sum + move.active, active),
  ),
});
