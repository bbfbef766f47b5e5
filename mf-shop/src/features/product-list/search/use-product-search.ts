import { useMemo } from 'react';
import { buildSearchIndex, type PublishedProduct, type SearchIndex, type SearchResult } from '@basket/domain';
import type { Catalogue } from '@basket/web';

/** Built with the first letter, because most visits do not search, and kept between visits of this page. */
const indexes = new WeakMap<readonly PublishedProduct[], SearchIndex>();

function indexOf({ products, categories }: Pick<Catalogue, 'products' | 'categories'>): SearchIndex {
  const known = indexes.get(products);
  if (known) return known;
  const index = buildSearchIndex(products, categories);
  indexes.set(products, index);
  return index;
}

/** The matches of the search text; null without a search. */
export const useProductSearch = (catalogue: Catalogue, text: string): SearchResult | null =>
  useMemo(() => (text.trim() === '' ? null : indexOf(catalogue).search(text)), [catalogue, text]);
