import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import {
  countSchema,
  idSchema,
  instantSchema,
  maxStockUnits,
  requiredTextSchema,
  wholeNumberSchema,
} from '../basics/schema';
import { categorySchema } from './category';
import { productSchema } from './product';

/** What an admin edits of a product. Stock is not part of it: it moves by {@link adjustStock} only. */
export const productDraftSchema = v.omit(productSchema, [
  'stockQuantity',
  'stockSplitAt',
  'createdAt',
  'updatedAt',
]);
export type ProductDraft = v.InferOutput<typeof productDraftSchema>;

/**
 * Creates a product (`productId` null, with its first stock) or replaces an existing one. `updatedAt` is
 * what the form was opened with: an edit over somebody else's newer one is refused, never silent (rule: edit-conflict).
 */
export const saveProduct = defineContract({
  domain: 'catalogue',
  operation: 'saveProduct',
  request: v.variant('kind', [
    v.strictObject({
      kind: v.literal('new'),
      draft: v.strictObject(productDraftSchema.entries),
      stockQuantity: wholeNumberSchema(0, maxStockUnits),
    }),
    v.strictObject({
      kind: v.literal('existing'),
      productId: idSchema,
      updatedAt: instantSchema,
      draft: v.strictObject(productDraftSchema.entries),
    }),
  ]),
  response: v.strictObject({ productId: idSchema, updatedAt: instantSchema }),
  refusals: ['unknown_product', 'unknown_category', 'changed_meanwhile', 'ambiguous_product'],
});

/** Deletes a product and its pictures; orders keep their own copy of it (rule: orders-keep-copy). */
export const deleteProduct = defineContract({
  domain: 'catalogue',
  operation: 'deleteProduct',
  request: v.strictObject({ productId: idSchema }),
  response: v.strictObject({}),
  refusals: ['unknown_product'],
});

/** Adds to or takes from the stock of a product; never below zero (rule: stock-adjusted). */
export const adjustStock = defineContract({
  domain: 'catalogue',
  operation: 'adjustStock',
  request: v.strictObject({
    productId: idSchema,
    deltaUnits: wholeNumberSchema(-maxStockUnits, maxStockUnits),
    reason: requiredTextSchema(150),
  }),
  response: v.strictObject({ stockQuantity: countSchema }),
  refusals: ['unknown_product', 'not_enough_stock', 'too_much_stock'],
});

export const categoryDraftSchema = v.omit(categorySchema, ['createdAt']);

/** Creates a category (`categoryId` null) or replaces one. */
export const saveCategory = defineContract({
  domain: 'catalogue',
  operation: 'saveCategory',
  request: v.strictObject({
    categoryId: v.nullable(idSchema),
    draft: v.strictObject(categoryDraftSchema.entries),
  }),
  response: v.strictObject({ categoryId: idSchema }),
  refusals: ['unknown_category'],
});

/**
 * Deletes a category. While products use it, it is refused unless `moveProductsTo` says where they go
 * (another category's id, or null for none) (rule: category-in-use).
 */
export const deleteCategory = defineContract({
  domain: 'catalogue',
  operation: 'deleteCategory',
  request: v.strictObject({ categoryId: idSchema, moveProductsTo: v.optional(v.nullable(idSchema)) }),
  response: v.strictObject({ movedProducts: countSchema }),
  refusals: ['unknown_category', 'category_in_use'],
});
