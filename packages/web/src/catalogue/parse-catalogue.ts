import * as v from 'valibot';
import {
  forReading,
  publishedCatalogueSchema,
  publishedProductSchema,
  type PublishedCatalogue,
  type PublishedCategory,
  type PublishedProduct,
} from '@basket/domain';
import { translatorOfPage } from '../language/language';
import { parseJson } from '../platform/fetch-json';
import type { CataloguePart } from '../platform/first-view-page';

/** The shop's offer as shoppers see it, with what is looked up often. */
export interface Catalogue extends PublishedCatalogue {
  /** How many products the shop has: more than `products` in the part that a pre-rendered page carries. */
  readonly total: number;
  /** The details that a pre-rendered page carries. */
  readonly details?: CataloguePart['details'];
  readonly productById: ReadonlyMap<string, PublishedProduct>;
  readonly categoryById: ReadonlyMap<string, PublishedCategory>;
}

/**
 * Measured: 5,000 products (1.7 MB of JSON) take 20-30 ms to check on a desktop, so about 100 ms on a phone, and the first hundreds
 * several times their share, as long as the code is not compiled. In slices, none of them holds up a tap.
 */
const sliceLength = 40;

const frameSchema = v.object({ ...publishedCatalogueSchema.entries, products: v.array(v.unknown()) });
const sliceSchema = v.array(publishedProductSchema);

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const kept = <T>(known: T | undefined, fresh: T): T =>
  known !== undefined && JSON.stringify(known) === JSON.stringify(fresh) ? known : fresh;

/**
 * In the language of the page.
 *
 * @param before what is shown now: products and categories that have not changed stay the same objects, so that their cards are
 *   not rendered again
 * @throws BadResponseError, ValiError when it does not have the agreed shape
 */
export async function parseCatalogue(
  url: string,
  text: string,
  before: Catalogue | null = null,
): Promise<Catalogue> {
  const frame = parseJson(url, frameSchema, text);
  const translate = await translatorOfPage(frame.version);
  const products: PublishedProduct[] = [];
  for (let start = 0; start < frame.products.length; start += sliceLength) {
    if (start > 0) await nextTask();
    const slice = v.parse(forReading(sliceSchema), frame.products.slice(start, start + sliceLength));
    products.push(...slice.map((product) => kept(before?.productById.get(product.id), translate(product))));
  }
  const categories = frame.categories.map((category) =>
    kept(before?.categoryById.get(category.id), translate(category)),
  );
  return withLookups({ ...frame, products, categories });
}

export function withLookups(published: PublishedCatalogue, total = published.products.length): Catalogue {
  const { products, categories } = published;
  return {
    ...published,
    total,
    productById: new Map(products.map((product) => [product.id, product])),
    categoryById: new Map(categories.map((category) => [category.id, category])),
  };
}
