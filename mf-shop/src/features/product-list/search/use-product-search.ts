import { useMemo } from 'react';
import { buildSearchIndex, type PublishedProduct, type SearchIndex, type SearchResult } from '@basket/domain';
import { inNameOrder } from '../select-products';

interface Prepared {
  readonly byName: readonly PublishedProduct[];
  readonly index: () => SearchIndex;
}

/** Computed once per catalogue and kept between visits of this page. */
const preparations = new WeakMap<readonly PublishedProduct[], Prepared>();

function prepare(products: readonly PublishedProduct[]): Prepared {
  const known = preparations.get(products);
  if (known) return known;
  let index: SearchIndex | null = null;
  // The index is built with the first letter, because most visits do not search.
  const made = { byName: inNameOrder(products), index: () => (index ??= buildSearchIndex(products)) };
  preparations.set(products, made);
  return made;
}

/** The products by name, and the matches of the search text; null without a search. */
export function useProductSearch(
  products: readonly PublishedProduct[],
  text: string,
): { readonly byName: readonly PublishedProduct[]; readonly found: SearchResult | null } {
  return useMemo(() => {
    const { byName, index } = prepare(products);
    return { byName, found: text.trim() === '' ? null : index().search(text) };
  }, [products, text]);
}
