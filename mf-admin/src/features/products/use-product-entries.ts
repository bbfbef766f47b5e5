import { useEffect, useMemo, useState } from 'react';
import { publishedTextsSchema, type Category, type PublishedTexts, type Stored } from '@basket/domain';
import {
  fetchJson,
  refreshCatalogue,
  useCatalogue,
  useLiveQuery,
  useLoaded,
  type Loadable,
} from '@basket/web';
import type { OtherLanguage } from '../../forms/other-texts';
import { changedProducts, inactiveProducts, maxInactiveProducts, productsIn } from '../../queries';
import { t } from '../../texts';
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
 * @param missed the language of which the table shows the products without a name
 */
export function useProductEntries(
  category: Stored<Category> | undefined,
  missed: OtherLanguage | undefined,
): ProductEntries {
  const catalogue = useCatalogue();
  const inactive = useLiveQuery(inactiveProducts);
  const changed = useLiveQuery(changedProducts);
  const hiddenId = category && !category.isActive ? category.id : null;
  const hidden = useLiveQuery(hiddenId === null ? null : productsIn(hiddenId));
  const texts = usePublishedTexts(missed, catalogue.status === 'ready' ? catalogue.data.version : null);

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
    return entriesOf(catalogue.data, documents, texts.status === 'ready' ? texts.data : {});
  }, [catalogue, inactive, changed, hidden, texts]);
  const sources = [catalogue, inactive, changed, texts, ...(hiddenId === null ? [] : [hidden])];
  return {
    entries,
    isLoading: sources.some(({ status }) => status === 'loading'),
    failed: sources.find((source) => source.status === 'error') ?? null,
    isCut: inactive.status === 'ready' && inactive.data.length >= maxInactiveProducts,
  };
}

type TextsByCode = Readonly<Record<string, PublishedTexts>>;
const noTexts: Loadable<TextsByCode> = { status: 'ready', data: {} };

/** The catalogue's texts in a language; those of the catalogue before stay until a newer one's are there. */
function usePublishedTexts(
  language: OtherLanguage | undefined,
  version: number | null,
): Loadable<TextsByCode> {
  const url = language && version !== null ? `/api/catalogue/texts/${language.code}?v=${version}` : null;
  const loaded = useLoaded(
    url,
    async () => ({ [language?.code ?? '']: await fetchJson(url ?? '', publishedTextsSchema) }),
    t('products.textsNotLoaded'),
  );
  const [last, setLast] = useState<Loadable<TextsByCode>>(loaded);
  if (loaded.status === 'ready' && loaded !== last) setLast(loaded);
  if (!language) return noTexts;
  const isLast = last.status === 'ready' && language.code in last.data;
  return loaded.status === 'loading' && isLast ? last : loaded;
}
