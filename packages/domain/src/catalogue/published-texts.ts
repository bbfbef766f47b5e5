import * as v from 'valibot';
import type { Stored } from '../basics/document';
import type { Category } from './category';
import { productTextsIn, type Product } from './product';
import type { PublishedCategory, PublishedProduct } from './published-catalogue';

const fieldSchema = v.exactOptional(v.string());

/**
 * The texts of products and categories in another language, by id: one file for each language of the shop
 * (`GET /api/catalogue/texts/{code}`). What is missing is said in English.
 */
export const publishedTextsSchema = v.object({
  products: v.record(
    v.string(),
    v.object({ name: fieldSchema, unit: fieldSchema, keywords: fieldSchema, description: fieldSchema }),
  ),
  categories: v.record(v.string(), v.object({ name: fieldSchema, description: fieldSchema })),
});
export type PublishedTexts = v.InferOutput<typeof publishedTextsSchema>;

/** The file of a language. */
export function textsIn(
  code: string,
  products: readonly Stored<Product>[],
  categories: readonly Stored<Category>[],
): PublishedTexts {
  const found: PublishedTexts = { products: {}, categories: {} };
  for (const product of products) {
    const { longDescription: _inDetails, ...own } = productTextsIn(product, code);
    if (Object.keys(own).length > 0) found.products[product.id] = own;
  }
  for (const { id, texts } of categories) if (texts[code]) found.categories[id] = texts[code];
  return found;
}

/** Says products and categories in another language. English names and words find a product as before. */
export function translatorOf(texts: PublishedTexts) {
  const ofProduct = new Map(Object.entries(texts.products));
  const ofCategory = new Map(Object.entries(texts.categories));
  return {
    category: (category: PublishedCategory): PublishedCategory => ({
      ...category,
      ...ofCategory.get(category.id),
    }),
    product: (product: PublishedProduct): PublishedProduct => {
      const own = ofProduct.get(product.id);
      if (!own) return product;
      const words = [own.name === undefined ? '' : product.name, product.keywords, own.keywords];
      return { ...product, ...own, keywords: words.filter(Boolean).join(', ') };
    },
  };
}
export type Translator = ReturnType<typeof translatorOf>;
