import { useEffect, useMemo } from 'react';
import {
  categoryImagePath,
  productImagePath,
  defaultStoreSettings,
  publishedDetailsFileSchema,
  uncategorisedId,
  type CategoryImageSize,
  type ImageSize,
  type PublishedDetails,
  type PublishedDetailsFile,
  type PublicStoreSettings,
} from '@basket/domain';
import { useLoaded, type Loadable } from '../live/use-loaded';
import { loadConfig } from '../platform/config';
import { fetchJson } from '../platform/fetch-json';
import { afterFirstView } from '../platform/first-view';
import { createCatalogueStore, catalogueUrl } from './catalogue-store';
import { firstViewPage, type CataloguePart } from '../platform/first-view-page';
import { useLocation } from '../router/router';
import { useSession } from '../session/current-session';
import { t } from '../texts';
import { onLanguageChanged } from '../texts/use-language';
import { followStore, useLiveStore } from './live-store';
import { withLookups, type Catalogue } from './parse-catalogue';

const store = createCatalogueStore();

/** Where pictures are, once catalogue or configuration have said so. */
let imageBaseUrl: string | null = null;
store.useStore.subscribe(({ shown }) => {
  if (shown.status === 'ready') imageBaseUrl = shown.data.imageBaseUrl;
});

/** The catalogue that is shown now, outside of React; null before it has loaded. */
export function currentCatalogue(): Catalogue | null {
  const { shown } = store.useStore.getState();
  return shown.status === 'ready' ? shown.data : null;
}

/** Calls back when other products are shown. @returns stops it */
export const onCatalogue = (listener: () => void): (() => void) =>
  store.useStore.subscribe(({ shown }, before) => {
    if (shown !== before.shown) listener();
  });

/** Starts the download ahead of the first screen that needs it. */
export const preloadCatalogue = store.preload;

/** Asks for today's prices and stock: what the server has just said differs from what is shown. */
export const refreshCatalogue = store.refresh;

/** Keeps the catalogue and the settings fresh while the page is open. Call once. */
export function followCatalogue(): void {
  const refresh = (): void => {
    if (document.visibilityState === 'visible') store.refreshIfStale();
  };
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('focus', refresh);
  window.addEventListener('online', refresh);
  onLanguageChanged(() => void store.sayAgain());
  const askForStore = followStore(
    () => store.useStore.getState().shown.status === 'ready',
    ({ catalogue }) => store.follow(catalogue),
  );
  // What a catalogue says of the store was so when it was published, or when the browser kept it.
  afterFirstView(askForStore);
}

/** Shows the part of the catalogue that a pre-rendered page carries. */
export function takeUpCatalogue({ total, ...part }: CataloguePart): void {
  store.takeUp(withLookups(part, total));
}

const isPart = ({ total, products }: Catalogue): boolean => total > products.length;
const loading: Loadable<Catalogue> = { status: 'loading' };

/**
 * Everything the shop offers; loaded by the first screen that asks, shared by all. On a pre-rendered page it is at first the
 * part that this page shows; at any other address, and for who signs in on a page for visitors, a part counts as nothing.
 */
export function useCatalogue(): Loadable<Catalogue> {
  const shown = store.useStore((state) => state.shown);
  const { pathname, search } = useLocation();
  const isVisitor = useSession(({ status }) => status !== 'signed-in');
  const page = firstViewPage();
  const isPageOf = page?.address === pathname + search && (isVisitor || page.view === 'customer');
  const isEnough = shown.status !== 'ready' || !isPart(shown.data) || isPageOf;
  // A part that is enough is completed when the first view is there: see startBrowserPlatform.
  const isWanted = shown.status === 'loading' || !isEnough;
  useEffect(() => {
    if (isWanted) store.preload();
  }, [isWanted]);
  return isEnough ? shown : loading;
}

/** The store's settings: its name, hours and charges, a few seconds old. The defaults until they have loaded. */
export function useStoreSettings(): PublicStoreSettings {
  const shown = store.useStore((state) => state.shown);
  const live = useLiveStore();
  useEffect(() => {
    if (shown.status === 'loading') store.preload();
  }, [shown.status]);
  const published = shown.status === 'ready' ? shown.data.store : defaultStoreSettings;
  return useMemo(() => (live ? { ...published, ...live } : published), [published, live]);
}

/** When prices and stock were as they are shown, in epoch milliseconds; null while nothing is known of it. */
export const useCatalogueTime = (): number | null => store.useStore(({ asOf }) => asOf);

const detailsFiles = new Map<string, Promise<PublishedDetailsFile>>();

function loadDetails(url: string): Promise<PublishedDetailsFile> {
  const known = detailsFiles.get(url);
  if (known) return known;
  const loading = fetchJson(url, publishedDetailsFileSchema).catch((error: unknown) => {
    detailsFiles.delete(url);
    throw error;
  });
  detailsFiles.set(url, loading);
  return loading;
}

/**
 * Long description, specifications and related products; ready with null when there are none. A pre-rendered page has them at once, and
 * keeps them until a newer catalogue's have come.
 *
 * @param categoryId of the product; null for a product without a category
 */
export function useProductDetails(
  categoryId: string | null,
  productId: string,
): Loadable<PublishedDetails | null> {
  // The version makes a newer catalogue fetch newer details.
  const version = store.useStore(({ shown }) => (shown.status === 'ready' ? shown.data.version : 0));
  const url = `${catalogueUrl}/details/${encodeURIComponent(categoryId ?? uncategorisedId)}?v=${version}`;
  const page = firstViewPage()?.catalogue;
  const ofPage = page?.details?.[productId];
  const loaded = useLoaded(
    ofPage !== undefined && page?.version === version ? null : `${url} ${productId}`,
    async () => (await loadDetails(url))[productId] ?? null,
    t('catalogue.detailsNotLoaded'),
  );
  return ofPage === undefined || loaded.status === 'ready' ? loaded : { status: 'ready', data: ofPage };
}

const imageUrl = (path: string): string | null =>
  imageBaseUrl === null ? null : `${imageBaseUrl}${encodeURIComponent(path)}?alt=media`;

/** Null without a picture, and as long as neither catalogue nor configuration are there. */
export const productImageUrl = (productId: string, imageId: string | null, size: ImageSize): string | null =>
  imageId === null ? null : imageUrl(productImagePath(productId, imageId, size));

/** @param icon names the picture; '' for a category without one, which shows the usual drawing */
export const categoryImageUrl = (icon: string, size: CategoryImageSize = 'card'): string | null =>
  icon === '' ? null : imageUrl(categoryImagePath(icon, size));

/** For areas that show pictures without the shoppers' catalogue (admin). */
export async function prepareImageUrls(): Promise<void> {
  const config = await loadConfig();
  imageBaseUrl ??= config.imageBaseUrl;
}
