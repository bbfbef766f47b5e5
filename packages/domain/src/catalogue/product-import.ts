import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import { optionalEntries } from '../basics/draft';
import {
  amountPaiseSchema,
  byLanguageSchema,
  countSchema,
  idSchema,
  instantSchema,
  maxStockUnits,
  paiseSchema,
  requiredTextSchema,
  wholeNumberSchema,
} from '../basics/schema';
import { maxOptionsPerProduct } from '../cart/order-size';
import { productDraftSchema, resultRefusalSchema } from './contracts';
import { maxRelatedProducts, productOptionSchema, productSchema, productTextsSchema } from './product';

/** The most rows of one {@link importProducts}; browsers send a longer file in several parts. */
export const maxImportedRows = 100;

/** Fields that a file of products lacks. */
const notInFile = ['badge', 'rating', 'reviews'] as const;

/** A choice as a file says it. The product knows its id, which stays where group and value do. */
const importedOptionSchema = v.pick(productOptionSchema, ['group', 'value', 'adjustmentPaise']);
export type ImportedOption = v.InferOutput<typeof importedOptionSchema>;

/** The lists of a product that a file has, as the shop stores them. */
export const importedListsSchema = v.pick(productSchema, [
  'options',
  'specifications',
  'images',
  'relatedProductIds',
]);
export type ImportedLists = v.InferOutput<typeof importedListsSchema>;

const clearable = <S extends v.GenericSchema>({ wrapped }: { readonly wrapped: S }) =>
  v.exactOptional(v.nullable(wrapped));
const { name, unit, keywords, description, longDescription } = productTextsSchema.entries;

/** Texts in another language: null takes one away. */
const importedTextsSchema = v.strictObject({
  name: clearable(name),
  unit: clearable(unit),
  keywords: clearable(keywords),
  description: clearable(description),
  longDescription: clearable(longDescription),
} satisfies Record<keyof typeof productTextsSchema.entries, unknown>);

/** The fields of a product in a row of a file. Fields that it does not name stay, as do texts; an MRP of null is the price. */
export const importedFieldsSchema = v.strictObject(
  optionalEntries(productDraftSchema, notInFile, {
    originalPricePaise: v.exactOptional(v.nullable(amountPaiseSchema)),
    texts: v.exactOptional(byLanguageSchema(importedTextsSchema)),
    options: v.exactOptional(v.pipe(v.array(importedOptionSchema), v.maxLength(maxOptionsPerProduct))),
  }),
);
export type ImportedFields = v.InferOutput<typeof importedFieldsSchema>;

const unitsSchema = wholeNumberSchema(0, maxStockUnits);

/**
 * One row. Without `productId` it is the product of the same name and unit, a piece where it names none. `exported` is what the
 * product was when the file was made of it; null in a row that somebody wrote.
 */
export const importedRowSchema = v.strictObject({
  productId: v.nullable(idSchema),
  fields: importedFieldsSchema,
  /** The first stock of a new product. Of an exported one, what its stock then should have been. */
  stockQuantity: v.nullable(unitsSchema),
  exported: v.nullable(
    v.strictObject({ exportedAt: instantSchema, updatedAt: instantSchema, stockQuantity: countSchema }),
  ),
  /**
   * The answer about a row without `productId` that is much like a product of the shop: the id of that product to change it, null for a
   * new one. Without an answer such a row is refused.
   */
  likeId: v.exactOptional(v.nullable(idSchema)),
});
export type ImportedRow = v.InferOutput<typeof importedRowSchema>;

export const importOutcomes = ['new', 'changed', 'same', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** A product as the shop has it, to be shown beside a row; while its stock is split, with that of the last roll-up. */
const inShopSchema = v.strictObject({
  name: v.string(),
  unit: v.string(),
  pricePaise: paiseSchema,
  stockQuantity: countSchema,
});

/** The result of a row, or why it is left out. */
export const importResultSchema = v.strictObject({
  outcome: v.picklist(importOutcomes),
  /** Null where the row names no product. */
  productId: v.nullable(idSchema),
  /** Fields of an existing product that get another value, with the one before; that of a list is in `listsBefore`. A text in another language is `name:hi`. */
  changes: v.array(
    v.strictObject({ field: v.string(), before: v.nullable(v.union([v.string(), v.number(), v.boolean()])) }),
  ),
  /** All lists of the product before the import, where one of them gets other entries. */
  listsBefore: v.exactOptional(importedListsSchema),
  refusal: v.nullable(resultRefusalSchema),
  /** The product of the row, before the import; null where there is none yet, and from functions that do not tell it. */
  inShop: v.optional(v.nullable(inShopSchema), null),
});
export type ImportResult = v.InferOutput<typeof importResultSchema>;

/**
 * Creates and changes products from the rows of a file, each row that can be; the answer says what became of each, in their
 * order (rule: products-imported). With `isCheck` it only says what would become of them.
 */
export const importProducts = defineContract('catalogue', 'importProducts', {
  request: v.strictObject({
    isCheck: v.boolean(),
    /** Stands beside every change of stock. */
    reason: requiredTextSchema(150),
    rows: v.pipe(v.array(importedRowSchema), v.minLength(1), v.maxLength(maxImportedRows)),
    /** Products of the file, also of its other parts, that these rows name as related. They need not be in the shop yet. */
    fileIds: v.exactOptional(v.pipe(v.array(idSchema), v.maxLength(maxImportedRows * maxRelatedProducts))),
  }),
  response: v.strictObject({ results: v.array(importResultSchema) }),
  refusals: [
    'unknown_product',
    'unknown_category',
    'changed_meanwhile',
    'mrp_below_price',
    'not_enough_stock',
    'too_much_stock',
    'unnamed_product',
    'incomplete_product',
    'several_products',
    'likely_double',
    'repeated_product',
    'stock_imported',
    'ambiguous_product',
    'unknown_picture',
    'unknown_related',
  ],
});
