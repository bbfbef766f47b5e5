/** Data that keeps itself up to date. */
export type Live<T> =
  | { readonly status: 'loading' }
  /** `message` is fit for a person; `code` is Firestore's, or `invalid-document`, `unavailable`, `blocked`. */
  | { readonly status: 'error'; readonly message: string; readonly code: string; readonly retry: () => void }
  /** There is no such document. */
  | { readonly status: 'missing' }
  /** `isFromCache`: what this browser saw last; the server has not confirmed it yet. */
  | { readonly status: 'ready'; readonly data: T; readonly isFromCache: boolean };

/** The data of parts that are all ready. */
type DataOf<Parts> = { [Name in keyof Parts]: Parts[Name] extends Live<infer T> ? T : never };

/**
 * Several live data as one: an error while one of them has failed, else the first part that is not ready, else the data of all
 * by name. Comes from the cache while one of them does.
 */
export function combineLive<Parts extends Readonly<Record<string, Live<unknown>>>>(
  parts: Parts,
): Live<DataOf<Parts>> {
  const all: readonly Live<unknown>[] = Object.values(parts);
  const stop = all.find(({ status }) => status === 'error') ?? all.find(({ status }) => status !== 'ready');
  if (stop && stop.status !== 'ready') return stop;
  const ready = all.filter((part) => part.status === 'ready');
  const entries = Object.keys(parts).map((name, index) => [name, ready[index]?.data]);
  return {
    status: 'ready',
    data: Object.fromEntries(entries) as DataOf<Parts>,
    isFromCache: ready.some(({ isFromCache }) => isFromCache),
  };
}
