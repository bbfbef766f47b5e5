import * as v from 'valibot';
import { kind } from '../basics/kind';
import {
  amountPaiseSchema,
  byLanguageSchema,
  countSchema,
  idSchema,
  instantSchema,
  longTextSchema,
  numberSchema,
  requiredTextSchema,
  signedAmountPaiseSchema,
  textSchema,
} from '../basics/schema';
import { maxOptionsPerProduct } from '../cart/order-size';
import { quantityOf } from './quantity';

export const productImageSchema = v.strictObject({ imageId: idSchema, isPrimary: v.boolean() });
export type ProductImage = v.InferOutput<typeof productImageSchema>;

/** One choice of a group such as size or variety; `adjustmentPaise` is added to the price. */
export const productOptionSchema = v.strictObject({
  optionId: idSchema,
  group: requiredTextSchema(40),
  value: requiredTextSchema(60),
  adjustmentPaise: signedAmountPaiseSchema,
});
export type ProductOption = v.InferOutput<typeof productOptionSchema>;

export const specificationSchema = v.strictObject({
  name: requiredTextSchema(60),
  value: requiredTextSchema(200),
});
export type Specification = v.InferOutput<typeof specificationSchema>;

/** The green and the brown mark of packed food in India; eggs have the brown one. What is no food has none. */
export const foodMarks = ['none', 'veg', 'non-veg'] as const;
export const foodMarkSchema = v.picklist(foodMarks);
export type FoodMark = v.InferOutput<typeof foodMarkSchema>;

/** The longest name of a product, and key of one, in UTF-16 units. */
export const mostNameLength = 120;

export const maxRelatedProducts = 12;

/** A product's texts in another language than English. */
export const productTextsSchema = v.strictObject({
  name: v.exactOptional(requiredTextSchema(mostNameLength)),
  unit: v.exactOptional(requiredTextSchema(30)),
  keywords: v.exactOptional(requiredTextSchema(200)),
  description: v.exactOptional(longTextSchema(500)),
  longDescription: v.exactOptional(longTextSchema(5000)),
});
export type ProductTexts = v.InferOutput<typeof productTextsSchema>;

/** `products/{id}`. `pricePaise` is what is charged, `originalPricePaise` the MRP. */
export const productSchema = v.strictObject({
  name: requiredTextSchema(mostNameLength),
  /** The key of the name (`productNameKey`), by which products of the same name are found; '' until an older one has it. */
  nameKey: v.optional(textSchema(mostNameLength), ''),
  /** Other words and spellings that find it, separated by commas: 'aloo, batata'. Nobody sees them (rule: search-words). */
  keywords: v.optional(textSchema(200), ''),
  description: longTextSchema(500),
  longDescription: longTextSchema(5000),
  texts: v.optional(byLanguageSchema(productTextsSchema), {}),
  pricePaise: amountPaiseSchema,
  originalPricePaise: amountPaiseSchema,
  categoryId: v.nullable(idSchema),
  /** A group within its category, as people say it: 'Chips & namkeen'; '' for none (rule: subcategories). */
  subcategory: v.optional(textSchema(40), ''),
  brand: v.optional(textSchema(40), ''),
  foodMark: v.optional(foodMarkSchema, 'none'),
  /** Units that can be sold; while the stock is split, their number at the last roll-up. */
  stockQuantity: countSchema,
  /** Set while the units are in lanes: when many instances were last seen selling it at once. Null otherwise (rule: hot-stock). */
  stockSplitAt: v.optional(v.nullable(instantSchema), null),
  unit: requiredTextSchema(30),
  isActive: v.boolean(),
  isFeatured: v.boolean(),
  badge: textSchema(30),
  rating: v.nullable(numberSchema(0, 5)),
  reviews: countSchema,
  images: v.pipe(v.array(productImageSchema), v.maxLength(12)),
  options: v.pipe(v.array(productOptionSchema), v.maxLength(maxOptionsPerProduct)),
  specifications: v.pipe(v.array(specificationSchema), v.maxLength(40)),
  relatedProductIds: v.pipe(v.array(idSchema), v.maxLength(maxRelatedProducts)),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Product = v.InferOutput<typeof productSchema>;

export const products = kind('products', productSchema);

/**
 * The texts of a product in another language, as far as it has them. Its unit stays as it is sold where it is a weight or a volume, which
 * packs have so and prices by the kilogram are read from, and where an option repeats it.
 */
export function productTextsIn(
  { texts, unit, options }: Pick<Product, 'texts' | 'unit' | 'options'>,
  code: string,
): ProductTexts {
  const { unit: ownUnit, ...own } = texts[code] ?? {};
  const isPieces = (quantityOf(unit)?.of ?? 'pieces') === 'pieces';
  const isKept = !isPieces || options.some(({ value }) => value === unit);
  return ownUnit === undefined || isKept ? own : { ...own, unit: ownUnit };
}

export type ImageSize = 'card' | 'detail';
/** Pictures are square: 240 px for cards and lines, 640 px for the product page. */
export const imageSizePx: Readonly<Record<ImageSize, number>> = { card: 240, detail: 640 };
export const productImagePath = (productId: string, imageId: string, size: ImageSize): string =>
  `product-images/${productId}/${imageId}-${size}.webp`;

/** Whether a path is that of a product's picture, as storage.rules let an admin upload it. */
export const isPicturePath = (path: string): boolean => {
  const [folder, productId, fileName = '', ...deeper] = path.split('/');
  const isNamed = /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.(jpg|jpeg|png|webp)$/.test(fileName);
  return folder === 'product-images' && v.is(idSchema, productId) && isNamed && deeper.length === 0;
};

export const primaryImageId = (images: readonly ProductImage[]): string | null =>
  (images.find((image) => image.isPrimary) ?? images[0])?.imageId ?? null;

/** Rounded percent off the original price; 0 when there is nothing to strike. */
export function discountPercent(pricePaise: number, originalPricePaise: number): number {
  if (originalPricePaise <= pricePaise) return 0;
  return Math.round(((originalPricePaise - pricePaise) / originalPricePaise) * 100);
}

/** Option groups in the order in which the product lists them. */
export function optionGroups<O extends Pick<ProductOption, 'group'>>(
  options: readonly O[],
): { readonly group: string; readonly choices: readonly O[] }[] {
  const groups = new Map<string, O[]>();
  for (const option of options) {
    const choices = groups.get(option.group);
    if (choices) choices.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([group, choices]) => ({ group, choices }));
}
