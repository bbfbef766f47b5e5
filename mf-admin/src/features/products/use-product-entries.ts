import { useEffect, useMemo } from 'react';
import type { Category, Stored } from '@basket/domain';
import { refreshCatalogue, useCatalogue, useLiveQuery } from '@basket/web';
import { changedProducts, inactiveProducts, maxInactiveProducts, productsIn } from '../../queries';
import { entriesOf, type ProductEntry } from './product-entries';

/** A change is published within two seconds; the catalogue is asked for again a little later. */
const publicationMs = 4_000;

export interface ProductEntries {
  readonly entries: readonly ProductEntry[];
  readonly isLoading: boolean;
  readonly failed: { readonly message: string; readonly retry: () => void } | null;
  /** True when there are more inactive products than a list may read. */
  readonly isCut: boolean;
}

/**
 * Every product, for search, filters and order. Reads the inactive products and the latest changes; the rest comes with the
 * published catalogue, so that a shop of thousands costs no more reads than a small one.
 *
 * @param category that the table shows; the catalogue leaves products of a hidden one without their category
 */
export function useProductEntries(category: Stored<Category> | undefined): ProductEntries {
  const catalogue = useCatalogue();
  const inactive = useLiveQuery(inactiveProducts);
  const changed = useLiveQuery(changedProducts);
  const hiddenId = category && !category.isActive ? category.id : null;
  const hidden = useLiveQuery(hiddenId === null ? null : productsIn(hiddenId));

  const newest = changed.status === 'ready' ? (changed.data[0]?.updatedAt ?? 0) : 0;
  const publishedAt = catalogue.status === 'ready' ? catalogue.data.publishedAt : Infinity;
  useEffect(() => {
    if (newest <= publishedAt) return undefined;
    const timer = window.setTimeout(refreshCatalogue, publicationMs);
    return () => window.clearTimeout(timer);
  }, [newest, publishedAt]);

  const entries = useMemo(() => {
    if (catalogue.status !== 'ready') return [];
    const documents = [inactive, hidden, changed].flatMap((live) =>
      live.status === 'ready' ? live.data : [],
    );
    return entriesOf(catalogue.data, documents);
  }, [catalogue, inactive, changed, hidden]);
  const sources = [catalogue, inactive, changed, ...(hiddenId === null ? [] : [hidden])];
  return {
    entries,
    isLoading: sources.some(({ status }) => status === 'loading'),
    failed: sources.find((source) => source.status === 'error') ?? null,
    isCut: inactive.status === 'ready' && inactive.data.length >= maxInactiveProducts,
  };
}
