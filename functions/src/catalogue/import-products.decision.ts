import {
  done,
  defaultsOf,
  fieldsOf,
  importedListsSchema,
  isSameName,
  onePiece,
  productNameKey,
  productSchema,
  quantityOf,
  refuse,
  unitKey,
  type ImportedFields,
  type ImportedRow,
  type ImportResult,
  type Outcome,
  type Product,
  type ProductDraft,
  type StockChange,
  type Stored,
} from '@basket/domain';
import { decideLists, noLists } from './product-lists.decision';
import { decideTexts, textChanges } from './product-texts.decision';

/** Long texts are known by their beginning. */
const mostShown = 100;

const blankProduct = {
  ...defaultsOf(productSchema),
  ...noLists,
  description: '',
  longDescription: '',
  categoryId: null,
  isActive: true,
  isFeatured: false,
  badge: '',
  rating: null,
  reviews: 0,
} satisfies Partial<Product>;

/** The product that a row describes, where there is none yet. */
export function decideNew(
  { fields: { originalPricePaise, texts = {}, ...fields }, stockQuantity, exported }: ImportedRow,
  now: number,
): Outcome<Product> {
  // The file knew it: somebody has deleted it since.
  if (exported) return refuse('unknown_product');
  const { name, unit = onePiece, pricePaise } = fields;
  if (name === undefined || pricePaise === undefined) return refuse('incomplete_product');
  const mrpPaise = originalPricePaise ?? pricePaise;
  if (mrpPaise < pricePaise) return refuse('mrp_below_price');
  const lists = decideLists(noLists, fields, now);
  if (!lists.ok) return lists;
  return done({
    ...blankProduct,
    ...fields,
    ...lists.value,
    texts: decideTexts({}, texts),
    name,
    nameKey: productNameKey(name),
    unit,
    pricePaise,
    originalPricePaise: mrpPaise,
    stockQuantity: stockQuantity ?? 0,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Which product a row means that is much like some of the shop; null for a new one.
 *
 * @param likeId what the row answers; undefined without an answer
 */
export function decideDouble(
  likeId: string | null | undefined,
  likes: readonly Stored<Product>[],
): Outcome<Stored<Product> | null> {
  if (likeId === null) return done(null);
  const chosen = likes.find(({ id }) => id === likeId);
  if (chosen) return done(chosen);
  const [like] = likes;
  if (!like) return likeId === undefined ? done(null) : refuse('unknown_product');
  const { id: productId, name, unit, pricePaise, stockQuantity } = like;
  return refuse('likely_double', { productId, name, unit, pricePaise, stockQuantity });
}

/** The fields of an existing product that a row gives another value; an edit that the file does not know is not overwritten. */
export function decideFields(
  product: Stored<Product>,
  row: ImportedRow,
  now: number,
): Outcome<Partial<ProductDraft>> {
  const {
    fields: { texts, ...fields },
    exported,
  } = row;
  const isLater = exported !== null && exported.updatedAt !== product.updatedAt;
  const changedMeanwhile = refuse('changed_meanwhile', { updatedAt: product.updatedAt });
  const lists = decideLists(product, fields, now);
  // Of an older export: a picture that somebody has taken out since.
  if (!lists.ok) return isLater ? changedMeanwhile : lists;
  const prices = pricesOf(product, fields);
  const wanted: Partial<ProductDraft> = {
    ...fields,
    ...(texts && { texts: decideTexts(product.texts, texts) }),
    ...prices,
    ...wordsOf(product, row),
    ...lists.value,
  };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !isSame(product[field as keyof Product], value)),
  );
  if (Object.keys(changed).length === 0) return done({});
  if (isLater) return changedMeanwhile;
  return prices.originalPricePaise < prices.pricePaise ? refuse('mrp_below_price') : done(changed);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Name and unit as they are written in the shop, unless the row has others: 'potato,agra' and '1000 g' change nothing. */
function wordsOf(
  product: Pick<Stored<Product>, 'id' | 'name' | 'unit'>,
  { productId, fields: { name = product.name, unit = product.unit }, likeId }: ImportedRow,
): Pick<Product, 'name' | 'unit'> {
  // A row with the product's id corrects how it is written; but its quantity is the same in any spelling.
  const isFound = productId === null;
  const isUnit = unitKey(unit) === unitKey(product.unit) && (isFound || quantityOf(unit) !== null);
  return {
    name: isFound && (likeId === product.id || isSameName(name, product.name)) ? product.name : name,
    unit: isUnit ? product.unit : unit,
  };
}

/** An MRP that is the price stays so where the row does not name it. */
function pricesOf(
  product: Pick<Product, 'pricePaise' | 'originalPricePaise'>,
  { pricePaise = product.pricePaise, originalPricePaise }: ImportedFields,
): Pick<Product, 'pricePaise' | 'originalPricePaise'> {
  const isMrpPrice = product.originalPricePaise <= product.pricePaise;
  const kept = isMrpPrice ? pricePaise : product.originalPricePaise;
  return {
    pricePaise,
    originalPricePaise: originalPricePaise === undefined ? kept : (originalPricePaise ?? pricePaise),
  };
}

/**
 * By how many units a row corrects the stock: what it differs from the stock that was exported, whatever was sold since.
 *
 * @param earlier the correction that was made from the same export; null if there was none
 */
export function decideStockDelta(
  { stockQuantity, exported }: ImportedRow,
  earlier: StockChange | null,
): Outcome<number> {
  const deltaUnits = exported && stockQuantity !== null ? stockQuantity - exported.stockQuantity : 0;
  if (!earlier || deltaUnits === 0) return done(deltaUnits);
  return earlier.deltaUnits === deltaUnits ? done(0) : refuse('stock_imported');
}

/** The present values of fields, for a preview. */
export const changesOf = (
  product: Stored<Product>,
  fields: Partial<Pick<Product, keyof ImportedFields | 'stockQuantity'>>,
): ImportResult['changes'] =>
  Object.keys(fields).flatMap((field) => {
    if (field === 'texts') return textChanges(product.texts, fields.texts ?? {}, mostShown);
    const before = product[field as Exclude<keyof typeof fields, 'texts'>];
    if (typeof before === 'object') return [{ field, before: null }];
    return [{ field, before: typeof before === 'string' ? before.slice(0, mostShown) : before }];
  });

/** The present lists of a product that gets another one, for a preview. */
export const listsBefore = (
  product: Stored<Product>,
  fields: Partial<ProductDraft>,
): Pick<ImportResult, 'listsBefore'> =>
  Object.keys(fields).some((field) => field in importedListsSchema.entries)
    ? { listsBefore: fieldsOf(importedListsSchema, product) }
    : {};
