import * as v from 'valibot';
import { kind } from '../basics/kind';
import {
  byLanguageSchema,
  countSchema,
  instantSchema,
  requiredTextSchema,
  textSchema,
} from '../basics/schema';

/** The tint of the tile behind a category's pictures; the design tokens have one for each. */
export const tints = ['veg', 'dairy', 'bakery', 'meat', 'drinks', 'snacks', 'home', 'care'] as const;
export const tintSchema = v.picklist(tints);
export type Tint = v.InferOutput<typeof tintSchema>;

/** A category's texts in another language than English. */
export const categoryTextsSchema = v.strictObject({
  name: v.exactOptional(requiredTextSchema(60)),
  description: v.exactOptional(requiredTextSchema(300)),
});

/** `categories/{id}`. */
export const categorySchema = v.strictObject({
  name: requiredTextSchema(60),
  description: textSchema(300),
  texts: v.optional(byLanguageSchema(categoryTextsSchema), {}),
  icon: textSchema(40),
  colour: tintSchema,
  sortOrder: countSchema,
  isActive: v.boolean(),
  createdAt: instantSchema,
});
export type Category = v.InferOutput<typeof categorySchema>;

/** The most categories of a shop. */
export const maxCategories = 200;

/** Equal for names that people take for the same: 'Fruits & Vegetables' and ' fruits  & vegetables'. */
export const categoryNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-IN');

export const categories = kind('categories', categorySchema);

/** Square: of the tiles of a phone, 56 px at two to three dots per pixel, and of larger screens. */
export const categoryImageSizePx = { tile: 136, card: 240 } as const;
export type CategoryImageSize = keyof typeof categoryImageSizePx;
export const categoryImagePath = (id: string, size: CategoryImageSize): string =>
  `category-images/${id}-${size}.webp`;
