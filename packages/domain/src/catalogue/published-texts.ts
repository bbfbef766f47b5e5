import * as v from 'valibot';

const fieldSchema = v.exactOptional(v.string());

/**
 * The texts of products and categories in another language, by id: one file for each language of the shop
 * (`GET /api/catalogue/texts/{code}`). What is missing is said in English.
 */
export const publishedTextsSchema = v.object({
  products: v.record(
    v.string(),
    v.object({ name: fieldSchema, unit: fieldSchema, description: fieldSchema }),
  ),
  categories: v.record(v.string(), v.object({ name: fieldSchema, description: fieldSchema })),
});
export type PublishedTexts = v.InferOutput<typeof publishedTextsSchema>;

interface Said {
  readonly id: string;
  readonly name: string;
  /** Products have them. */
  readonly keywords?: string;
}

/**
 * Says a product or a category in another language, field by field. English names
 * find a product as before.
 */
export function translatorOf({ products, categories }: PublishedTexts): <T extends Said>(of: T) => T {
  const ofProduct = new Map(Object.entries(products));
  const ofCategory = new Map(Object.entries(categories));
  return (of) => {
    if (of.keywords === undefined) return { ...of, ...ofCategory.get(of.id) };
    const own = ofProduct.get(of.id);
    if (!own) return of;
    const words = [own.name === undefined ? '' : of.name, of.keywords];
    return { ...of, ...own, keywords: words.filter(Boolean).join(', ') };
  };
}
export type Translator = ReturnType<typeof translatorOf>;
