import { useMemo } from 'react';
import type { SearchResult } from '@basket/domain';
import { useLoaded, type Catalogue, type Loadable } from '@basket/web';
import { t } from '../../../texts';

type Search = (catalogue: Catalogue, text: string) => SearchResult | null;

/** Null until its code has come; kept, so that a return to the list has its results at once. */
let known: Search | null = null;
const load = async (): Promise<Search> =>
  (known = (await import(/* webpackChunkName: "search" */ './search-code')).searchCatalogue);

/** The matches of the search text; null without a search. Its code loads once the whole catalogue is there, or with the first letter. */
export function useProductSearch(catalogue: Catalogue, text: string): Loadable<SearchResult | null> {
  const isAsked = text.trim() !== '';
  const isWanted = isAsked || catalogue.products.length === catalogue.total;
  const loaded = useLoaded(isWanted && known === null ? 'search' : null, load, t('list.searchFailed'));
  const search = known ?? (loaded.status === 'ready' ? loaded.data : null);
  return useMemo(() => {
    if (!isAsked) return { status: 'ready', data: null };
    if (search) return { status: 'ready', data: search(catalogue, text) };
    return loaded.status === 'error' ? loaded : { status: 'loading' };
  }, [isAsked, search, loaded, catalogue, text]);
}
