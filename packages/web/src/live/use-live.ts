import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import type { Stored } from '@basket/domain';
import { session, useSession } from '../session/current-session';
import type { Listener } from '../back-end/documents/firestore-sdk';
import { loadBackEnd } from '../back-end/load-back-end';
import { queryKey, type LiveQuery } from '../back-end/documents/live-query';
import { listen, type LiveSource } from './listen';
import type { Live } from './live';

const loading = { status: 'loading' } as const;

/** @param key equal keys listen to the same thing; null: nothing to listen to yet */
function useLive<T>(key: string | null, source: LiveSource<T>): Live<T> {
  const uid = useSession((state) => state.user?.uid ?? null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ readonly of: string; readonly live: Live<T> } | null>(null);
  // Another account, another subscription: data of one person is never shown to the next.
  const current = key === null ? null : `${uid ?? ''} ${key}`;
  const retry = useCallback(() => {
    setShown(null);
    setAttempt((before) => before + 1);
  }, []);
  // `source` is made anew by every render from what `current` names: not a reason to subscribe again.
  const begin = useEffectEvent((of: string) => listen(source, (live) => setShown({ of, live }), retry));
  useEffect(() => (current === null ? undefined : begin(current)), [current, attempt]);
  return shown && shown.of === current ? shown.live : loading;
}

/**
 * One document, kept up to date and parsed with its schema.
 *
 * @param path null while it is not known yet: 'loading'
 */
export function useLiveDocument<S extends v.GenericSchema>(
  schema: S,
  path: string | null,
): Live<Stored<v.InferOutput<S>>> {
  return useLive(path, {
    subscribe: ({ sdk, firestore }, listener: Listener<Stored<v.InferOutput<S>>>) =>
      sdk.listenToDocument(firestore, schema, path ?? '', listener),
    read: async () => (await loadBackEnd()).readAccountDocument(schema, path ?? '', session.idToken),
  });
}

/**
 * The documents that a query finds, kept up to date and parsed. An equal query, made anew, does not subscribe again.
 *
 * @param query null while it is not known yet: 'loading'
 */
export function useLiveQuery<S extends v.GenericSchema>(
  query: LiveQuery<S> | null,
): Live<Stored<v.InferOutput<S>>[]> {
  return useLive(query && queryKey(query), {
    subscribe: ({ sdk, firestore }, listener: Listener<Stored<v.InferOutput<S>>[]>) =>
      query ? sdk.listenToQuery(firestore, query, listener) : () => undefined,
    read: async () => query && (await loadBackEnd()).readAccountQuery(query, session.idToken),
  });
}
