import * as v from 'valibot';
import { countSchema, instantSchema, requiredTextSchema, textSchema } from '../basics/schema';

/** The tint of the tile behind a category's pictures; the design tokens have one for each. */
export const tints = ['veg', 'dairy', 'bakery', 'meat', 'drinks', 'snacks', 'home', 'care'] as const;
export const tintSchema = v.picklist(tints);
export type Tint = v.InferOutput<typeof tintSchema>;

/** `categories/{id}`. */
export const categorySchema = v.strictObject({
  name: requiredTextSchema(60),
  description: textSchema(300),
  icon: textSchema(40),
  colour: tintSchema,
  sortOrder: countSchema,
  isActive: v.boolean(),
  createdAt: instantSchema,
});
export type Category = v.InferOutput<typeof categorySchema>;

export const categoriesCollection = 'categories';
export const categoryPath = (id: string): string => `${categoriesCollection}/${id}`;
export const categoryImagePath = (id: string): string => `category-images/${id}-card.webp`;
