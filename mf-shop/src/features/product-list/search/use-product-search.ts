import { useMemo } from 'react';
import type { buildSearchIndex, PublishedProduct, SearchIndex, SearchResult } from '@basket/domain';
import { useLoaded, type Catalogue, type Loadable } from '@basket/web';
import { loadSearch } from './load-search';

type BuildIndex = typeof buildSearchIndex;

/** Null until it has loaded; kept, so that a return to the list has its results at once. */
let known: BuildIndex | null = null;

/** Built with the first letter, because most visits do not search, and kept between visits of this page. */
const indexes = new WeakMap<readonly PublishedProduct[], SearchIndex>();

function indexOf(build: BuildIndex, { products, categories }: Catalogue): SearchIndex {
  const kept = indexes.get(products);
  if (kept) return kept;
  const index = build(products, categories);
  indexes.set(products, index);
  return index;
}

const load = async (): Promise<BuildIndex> => (known = await loadSearch());

/** The matches of the search text; null without a search. Its code loads once the whole catalogue is there, or with the first letter. */
export function useProductSearch(catalogue: Catalogue, text: string): Loadable<SearchResult | null> {
  const isAsked = text.trim() !== '';
  const isWanted = isAsked || catalogue.products.length === catalogue.total;
  const loaded = useLoaded(
    isWanted && known === null ? 'search' : null,
    load,
    'The search could not be loaded. Please check your internet and try again.',
  );
  const build = known ?? (loaded.status === 'ready' ? loaded.data : null);
  return useMemo(() => {
    if (!isAsked) return { status: 'ready', data: null };
    if (build) return { status: 'ready', data: indexOf(build, catalogue).search(text) };
    return loaded.status === 'error' ? loaded : { status: 'loading' };
  }, [isAsked, build, loaded, catalogue, text]);
}
