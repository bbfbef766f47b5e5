import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import { draftEntries } from '../basics/draft';
import {
  countSchema,
  idSchema,
  instantSchema,
  maxAmountPaise,
  maxStockUnits,
  requiredTextSchema,
  signedAmountPaiseSchema,
  wholeNumberSchema,
} from '../basics/schema';
import { languages } from '../texts/languages';
import { categorySchema, maxCategories } from './category';
import { productSchema } from './product';
import { mostWordLength } from './shared-words';

/** The part of a product that an admin edits. Stock is not in it: it moves by {@link adjustStock} only. */
export const productDraftSchema = v.strictObject(
  draftEntries(productSchema, ['nameKey', 'stockQuantity', 'stockSplitAt', 'createdAt', 'updatedAt'], {
    pricePaise: wholeNumberSchema(1, maxAmountPaise),
  }),
);
export type ProductDraft = v.InferOutput<typeof productDraftSchema>;

/**
 * Creates a product (`productId` null, with its first stock) or replaces an existing one. `updatedAt` is
 * what the form was opened with: an edit over somebody else's newer one is refused, never silent (rule: edit-conflict). Of a new
 * product that the shop has already the form asks first (rule: second-product).
 */
export const saveProduct = defineContract('catalogue', 'saveProduct', {
  request: v.variant('kind', [
    v.strictObject({
      kind: v.literal('new'),
      draft: productDraftSchema,
      stockQuantity: wholeNumberSchema(0, maxStockUnits),
      /** The shop may have a product of the same name and quantity already. Without it such a request is refused. */
      isSecond: v.exactOptional(v.boolean()),
    }),
    v.strictObject({
      kind: v.literal('existing'),
      productId: idSchema,
      updatedAt: instantSchema,
      draft: productDraftSchema,
    }),
  ]),
  response: v.strictObject({ productId: idSchema, updatedAt: instantSchema }),
  refusals: [
    'unknown_product',
    'unknown_category',
    'changed_meanwhile',
    'ambiguous_product',
    'mrp_below_price',
    'same_product',
  ],
});

/** Deletes a product and its pictures; orders keep their own copy of it (rule: orders-keep-copy). */
export const deleteProduct = defineContract('catalogue', 'deleteProduct', {
  request: v.strictObject({ productId: idSchema }),
  refusals: ['unknown_product'],
});

/** Adds to or takes from the stock of a product; never below zero (rule: stock-adjusted). */
export const adjustStock = defineContract('catalogue', 'adjustStock', {
  request: v.strictObject({
    productId: idSchema,
    deltaUnits: wholeNumberSchema(-maxStockUnits, maxStockUnits),
    reason: requiredTextSchema(150),
  }),
  response: v.strictObject({ stockQuantity: countSchema }),
  refusals: ['unknown_product', 'not_enough_stock', 'too_much_stock'],
});

/** The most products of one {@link changeProducts}; browsers send a longer selection in several parts. */
export const maxChangedProducts = 50;

/** The same change for several products: percent and amount are added to each price, units to each stock; negative ones are taken off. */
export const productsChangeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('active'), isActive: v.boolean() }),
  v.strictObject({ kind: v.literal('percent'), percent: wholeNumberSchema(-90, 500) }),
  v.strictObject({ kind: v.literal('amount'), amountPaise: signedAmountPaiseSchema }),
  v.strictObject({
    kind: v.literal('stock'),
    deltaUnits: wholeNumberSchema(-maxStockUnits, maxStockUnits),
    reason: requiredTextSchema(150),
  }),
]);
export type ProductsChange = v.InferOutput<typeof productsChangeSchema>;

/** Why one of several was refused. */
export const resultRefusalSchema = v.strictObject({
  code: v.string(),
  facts: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

/** The result for one of several products: changed, as it was already, or refused. */
export const productResultSchema = v.strictObject({
  productId: idSchema,
  isChanged: v.boolean(),
  refusal: v.nullable(resultRefusalSchema),
});
export type ProductResult = v.InferOutput<typeof productResultSchema>;

/** Changes several products in one step, each that can be; the answer says what became of each (rule: bulk-results). */
export const changeProducts = defineContract('catalogue', 'changeProducts', {
  request: v.strictObject({
    productIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxChangedProducts)),
    change: productsChangeSchema,
  }),
  response: v.strictObject({ results: v.array(productResultSchema) }),
  refusals: [
    'unknown_product',
    'price_out_of_range',
    'mrp_below_price',
    'not_enough_stock',
    'too_much_stock',
  ],
});

/** The part of a category that an admin edits. Its place is not in it: it moves by {@link sortCategories} only. */
export const categoryDraftSchema = v.strictObject(draftEntries(categorySchema, ['sortOrder', 'createdAt']));
export type CategoryDraft = v.InferOutput<typeof categoryDraftSchema>;

/**
 * Creates a category, behind all others, or replaces one. `before` is what the form was opened with (rule: edit-conflict). No
 * two categories have the same name (rule: category-names).
 */
export const saveCategory = defineContract('catalogue', 'saveCategory', {
  request: v.variant('kind', [
    v.strictObject({ kind: v.literal('new'), draft: categoryDraftSchema }),
    v.strictObject({
      kind: v.literal('existing'),
      categoryId: idSchema,
      before: categoryDraftSchema,
      draft: categoryDraftSchema,
    }),
  ]),
  response: v.strictObject({ categoryId: idSchema }),
  refusals: ['unknown_category', 'changed_meanwhile', 'category_name_taken', 'too_many_categories'],
});

/** The most words of one {@link saveWords}. */
export const maxSavedWords = 500;

/** The words of a language as its admin has read and changed them; null where there is no text. */
export const wordChangeSchema = v.strictObject({
  word: requiredTextSchema(mostWordLength),
  before: v.nullable(requiredTextSchema(mostWordLength)),
  text: v.nullable(requiredTextSchema(mostWordLength)),
});
export type WordChange = v.InferOutput<typeof wordChangeSchema>;

/**
 * Says words that products share in another language; a null takes a text away. Either all changes are made or none, and none where
 * somebody has changed one of them since it was read (rules: shared-words, edit-conflict).
 */
export const saveWords = defineContract('catalogue', 'saveWords', {
  request: v.strictObject({
    language: v.picklist(languages.slice(1).map(({ code }) => code)),
    changes: v.pipe(v.array(wordChangeSchema), v.minLength(1), v.maxLength(maxSavedWords)),
  }),
  refusals: ['changed_meanwhile', 'too_many_words'],
});

/** How many products each category has, active or not, by its id; one read per category. */
export const countCategories = defineContract('catalogue', 'countCategories', {
  request: v.strictObject({}),
  response: v.strictObject({ products: v.record(idSchema, countSchema) }),
});

/** Puts categories in this order; others, which the caller did not know yet, stay behind them. */
export const sortCategories = defineContract('catalogue', 'sortCategories', {
  request: v.strictObject({
    categoryIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxCategories)),
  }),
  refusals: ['unknown_category'],
});

/**
 * Deletes a category. While products use it, it is refused unless `moveProductsTo` says where they go
 * (another category's id, or null for none) (rule: category-in-use).
 */
export const deleteCategory = defineContract('catalogue', 'deleteCategory', {
  request: v.strictObject({ categoryId: idSchema, moveProductsTo: v.optional(v.nullable(idSchema)) }),
  response: v.strictObject({ movedProducts: countSchema }),
  refusals: ['unknown_category', 'category_in_use'],
});
