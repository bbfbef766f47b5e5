import type { Live } from './live';

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
