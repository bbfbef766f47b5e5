/** Lazy chunk: the search, which most visits do without. */
import {
  buildSearchIndex,
  byPopularity,
  type PublishedProduct,
  type SearchIndex,
  type SearchResult,
} from '@basket/domain';
import type { Catalogue } from '@basket/web';

/** Built with the first letter, and kept between visits of the list. */
const indexes = new WeakMap<readonly PublishedProduct[], SearchIndex>();

function indexOf(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue.products);
  if (known) return known;
  const index = buildSearchIndex(byPopularity(catalogue), catalogue.categories);
  indexes.set(catalogue.products, index);
  return index;
}

/** @returns the matches of a text; null where it says nothing */
export const searchCatalogue = (catalogue: Catalogue, text: string): SearchResult | null =>
  indexOf(catalogue).search(text);
