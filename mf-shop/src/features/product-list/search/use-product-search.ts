import { useMemo } from 'react';
import { buildSearchIndex, type PublishedProduct, type SearchIndex, type SearchResult } from '@basket/domain';

/** Built with the first letter, because most visits do not search, and kept between visits of this page. */
const indexes = new WeakMap<readonly PublishedProduct[], SearchIndex>();

function indexOf(products: readonly PublishedProduct[]): SearchIndex {
  const known = indexes.get(products);
  if (known) return known;
  const index = buildSearchIndex(products);
  indexes.set(products, index);
  return index;
}

/** The matches of the search text; null without a search. */
export const useProductSearch = (products: readonly PublishedProduct[], text: string): SearchResult | null =>
  useMemo(() => (text.trim() === '' ? null : indexOf(products).search(text)), [products, text]);
