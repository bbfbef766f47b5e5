import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import type { Stored } from '@basket/domain';
import { session, useSession } from '../browser-state';
import type { OpenFirestore } from '../back-end/firestore';
import type { Listener } from '../back-end/firestore-sdk';
import { loadBackEnd } from '../back-end/load-back-end';
import { reportProblem } from '../platform/report-problem';
import { queryKey, type Live, type LiveQuery } from './live';
import { failureOf } from './live-error';

type Subscribe<T> = (open: OpenFirestore, listener: Listener<T>) => () => void;

const loading = { status: 'loading' } as const;

/**
 * Listens once Auth has answered. A denial is tried once more with a fresh token: the account may have got its role
 * after its token was made.
 *
 * @returns stops listening
 */
function listen<T>(subscribe: Subscribe<T>, show: (live: Live<T>) => void, retry: () => void): () => void {
  let isStopped = false;
  let stop = (): void => undefined;

  async function start(isSecondTry: boolean): Promise<void> {
    // Without a connection an old token cannot be renewed; what this device keeps needs none.
    await session.idToken(isSecondTry).catch((error: unknown) => {
      if (navigator.onLine) throw error;
    });
    const open = await (await loadBackEnd()).loadFirestore();
    if (isStopped) return;
    stop = subscribe(open, {
      onData: (data, isFromCache) =>
        show(data === null ? { status: 'missing' } : { status: 'ready', data, isFromCache }),
      onError: (error) => {
        const mayBeStaleToken = !isSecondTry && failureOf(error).code === 'permission-denied';
        if (mayBeStaleToken) start(true).catch(fail);
        else fail(error);
      },
    });
  }

  function fail(error: unknown): void {
    if (isStopped) return;
    const failure = failureOf(error);
    // A refusal is an answer, such as for an order of somebody else; the screen says what it means.
    if (failure.code !== 'permission-denied') reportProblem('Live data failed', error);
    show({ status: 'error', ...failure, retry });
  }

  start(false).catch(fail);
  return () => {
    isStopped = true;
    stop();
  };
}

/** @param key equal keys listen to the same thing; null: nothing to listen to yet */
function useLive<T>(key: string | null, subscribe: Subscribe<T>): Live<T> {
  const uid = useSession((state) => state.user?.uid ?? null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ readonly of: string; readonly live: Live<T> } | null>(null);
  // Another account, another subscription: data of one person is never shown to the next.
  const current = key === null ? null : `${uid ?? ''} ${key}`;
  const retry = useCallback(() => {
    setShown(null);
    setAttempt((before) => before + 1);
  }, []);
  // `subscribe` is made anew by every render from what `current` names: not a reason to subscribe again.
  const begin = useEffectEvent((of: string) => listen(subscribe, (live) => setShown({ of, live }), retry));
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
  return useLive(path, ({ sdk, firestore }, listener: Listener<Stored<v.InferOutput<S>>>) =>
    sdk.listenToDocument(firestore, schema, path ?? '', listener),
  );
}

/**
 * The documents that a query finds, kept up to date and parsed. An equal query, made anew, does not subscribe again.
 *
 * @param query null while it is not known yet: 'loading'
 */
export function useLiveQuery<S extends v.GenericSchema>(
  query: LiveQuery<S> | null,
): Live<Stored<v.InferOutput<S>>[]> {
  return useLive(
    query && queryKey(query),
    ({ sdk, firestore }, listener: Listener<Stored<v.InferOutput<S>>[]>) =>
      query ? sdk.listenToQuery(firestore, query, listener) : () => undefined,
  );
}
