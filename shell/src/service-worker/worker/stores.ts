/** The worker's stores on the device, and how long they keep an answer. Names with `personal` are deleted when somebody signs out. */
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { NamedFile } from '../named-files';

declare const self: ServiceWorkerGlobalScope;

/** The number counts formats: a worker that stores entries in another way takes the next number. */
export const cacheNames = {
  files: 'basket-files-1',
  pictures: 'basket-pictures-1',
  start: 'basket-start-1',
  pages: 'basket-personal-pages-1',
  data: 'basket-personal-data-1',
} as const;

const daySeconds = 24 * 3600;
/** How long a slow network may take before what is kept is shown. */
const patienceSeconds = 4;

const keyOf = ({ url, integrity }: NamedFile): string =>
  integrity === '' ? url : `${url}?integrity=${encodeURIComponent(integrity)}`;

/** A file without a hash in its name is kept once for each content that a page has asked for. */
const keyedByContent: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request)),
};

/** Storage that does not allow pages of other sites to read its pictures: they are shown, but not kept. */
const closedOrigins = new Set<string>();

/** Opaque answers count several megabytes each and hide failures, so that everything is fetched with CORS. */
const readable: WorkboxPlugin = {
  requestWillFetch: ({ request }) => {
    const isOpaque = request.mode === 'no-cors' && new URL(request.url).origin !== self.location.origin;
    return Promise.resolve(
      isOpaque && !closedOrigins.has(new URL(request.url).origin)
        ? new Request(request.url, { mode: 'cors', credentials: 'omit' })
        : request,
    );
  },
  handlerDidError: async ({ request }) => {
    if (request.mode !== 'no-cors') return undefined;
    const response = await fetch(request);
    closedOrigins.add(new URL(request.url).origin);
    return response;
  },
};

/** Named by their content: what is kept is what the network would answer. */
export const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [
    keyedByContent,
    readable,
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * daySeconds, purgeOnQuotaError: true }),
  ],
});

/** A new picture of a product has a new name. */
export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  plugins: [
    readable,
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true }),
  ],
});

/** Catalogue, details of products and configuration: as fresh as the network has them. */
export const data = new NetworkFirst({
  cacheName: cacheNames.data,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    {
      // Details have the version of the catalogue in their address; the last ones are kept.
      cacheKeyWillBeUsed: ({ request: { url } }) => Promise.resolve(url.split('?', 1)[0] ?? url),
    },
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * daySeconds, purgeOnQuotaError: true }),
  ],
});

/** @throws Error when one cannot be fetched; what was fetched until then is kept */
export async function keepFiles(event: ExtendableEvent, wanted: readonly NamedFile[]): Promise<void> {
  await Promise.all(
    wanted.map(async ({ url, integrity }) => {
      const request = new Request(url, { mode: 'cors', credentials: 'same-origin', integrity });
      const [answer, done] = files.handleAll({ event, request });
      const response = await answer;
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      await done;
    }),
  );
}

export const keptFile = async (file: NamedFile): Promise<Response | undefined> =>
  (await caches.open(cacheNames.files)).match(keyOf(file));

export async function hasFiles(wanted: readonly NamedFile[]): Promise<boolean> {
  const found = await Promise.all(wanted.map(keptFile));
  return !found.includes(undefined);
}

/**
 * The network's answer.
 * @param other what is kept instead
 * @returns `other` where the network or the server fails, or takes too long
 */
export async function networkOr(request: Request, other: Response | undefined): Promise<Response> {
  if (!other) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patienceSeconds * 1000, other));
  const answer = fetch(request).then((response) => (response.status < 500 ? response : other));
  return Promise.race([answer, late]).catch(() => other);
}

/** Deletes what other formats of the worker have left. */
export async function deleteOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames);
  const old = (await caches.keys()).filter((name) => name.startsWith('basket-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
