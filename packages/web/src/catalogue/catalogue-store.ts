import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { BadResponseError } from '../platform/fetch-json';
import { reportProblem } from '../platform/report-problem';
import { holdFirstView } from '../platform/first-view';
import type { Loadable } from '../live/use-loaded';
import { t } from '../texts';
import { parseCatalogue, type Catalogue } from './parse-catalogue';

export const catalogueUrl = '/api/catalogue';
/** A tab that is looked at again asks whether there is a newer one when its own is older than this. */
export const catalogueFreshMs = 60_000;
/** An open page looks for another one at most this often: stock of something or other changes all the time in a busy shop. */
export const catalogueFollowMs = 20_000;

const dataOf = ({ shown }: CatalogueState): Catalogue | null =>
  shown.status === 'ready' ? shown.data : null;

const failed = (retry: () => void): Loadable<never> => ({
  status: 'error',
  message: t('catalogue.notLoaded'),
  retry,
});

/** Whether a tag is not that of what was loaded, which caches may have weakened. */
const isOther = (tag: string, etag: string | null): boolean =>
  tag !== '' && etag !== null && !etag.includes(`"${tag}"`);

interface CatalogueState {
  readonly shown: Loadable<Catalogue>;
  /** When the server said so, in epoch milliseconds; null for the part of a page, and before the first answer. */
  readonly asOf: number | null;
}

export interface CatalogueStore {
  readonly useStore: UseBoundStore<StoreApi<CatalogueState>>;
  /** Shows the part that a pre-rendered page carries, until the whole is there. */
  readonly takeUp: (part: Catalogue) => void;
  /** Starts the download, unless it has been started; safe to call from anywhere, any number of times. */
  readonly preload: () => void;
  /** Asks for a newer one in the background when ours is stale; what is shown stays until it is there. */
  readonly refreshIfStale: () => void;
  /** The server has this one now: asks for it where another one is shown (rule: open-pages-follow). @param tag '' of none */
  readonly follow: (tag: string) => void;
  /** Asks at once: the server has said something else than what is shown. */
  readonly refresh: () => void;
  /** Puts what is shown in the language of the page, which has changed. */
  readonly sayAgain: () => Promise<void>;
}

/**
 * One catalogue per page. The browser's HTTP cache keeps it (ETag): unchanged, it costs one empty answer, and nothing
 * here keeps a second copy.
 */
export function createCatalogueStore(): CatalogueStore {
  let busy: Promise<void> | null = null;
  let checkedAt = -Infinity;
  let etag: string | null = null;
  /** The part that the server rendered with: what the render that takes its page over sees. */
  let ofPage: CatalogueState = { shown: { status: 'loading' }, asOf: null };
  const useStore = create<CatalogueState>()((_set, _get, api) => {
    api.getInitialState = () => ofPage;
    return ofPage;
  });
  const show = (shown: Loadable<Catalogue>): void => useStore.setState({ shown });

  async function fetchCatalogue(cache: RequestCache, query: string): Promise<void> {
    const response = await fetch(catalogueUrl + query, { cache });
    if (!response.ok) throw new BadResponseError(`${catalogueUrl} answered ${response.status}`);
    const newTag = response.headers.get('etag');
    checkedAt = Date.now();
    // Of what the device keeps, the time when it came.
    const asOf = Date.parse(response.headers.get('date') ?? '') || checkedAt;
    useStore.setState({ asOf });
    if (newTag !== null && newTag === etag) return;
    const data = await parseCatalogue(catalogueUrl, await response.text(), dataOf(useStore.getState()));
    etag = newTag;
    show({ status: 'ready', data });
  }

  const run = (cache: RequestCache, query = ''): Promise<void> =>
    (busy ??= fetchCatalogue(cache, query)
      .catch((error: unknown) => {
        reportProblem('The catalogue could not be loaded', error);
        // A refresh that fails leaves what is there: old products are better than none.
        if (useStore.getState().shown.status !== 'ready') show(failed(retry));
      })
      .finally(() => (busy = null)));

  function retry(): void {
    show({ status: 'loading' });
    void run('no-cache');
  }

  return {
    useStore,
    takeUp: (part) => {
      ofPage = { shown: { status: 'ready', data: part }, asOf: null };
      useStore.setState(ofPage);
    },
    preload: () => {
      if (checkedAt === -Infinity && useStore.getState().shown.status !== 'error')
        holdFirstView(run('default'));
    },
    refreshIfStale: () => {
      const { status } = useStore.getState().shown;
      if (status === 'error') retry();
      else if (status === 'ready' && Date.now() - checkedAt >= catalogueFreshMs) void run('no-cache');
    },
    follow: (tag) => {
      // By its own address: caches between us may keep the usual one for minutes.
      if (isOther(tag, etag) && Date.now() - checkedAt >= catalogueFollowMs)
        void run('no-cache', `?v=${tag}`);
    },
    refresh: () => void run('no-cache'),
    sayAgain: async () => {
      await busy;
      etag = null;
      if (checkedAt > 0) await run('default');
    },
  };
}
