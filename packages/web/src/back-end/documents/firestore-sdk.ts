/**
 * Lazy chunk: the Firestore SDK, only what the product uses of it. Never import this file statically; `firestore.ts`
 * is the way in.
 */
import {
  clearIndexedDbPersistence,
  collection,
  connectFirestoreEmulator,
  count,
  doc,
  getAggregateFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  startAfter,
  sum,
  terminate,
  where,
  type Firestore,
  type FirestoreError,
} from 'firebase/firestore';
import type * as v from 'valibot';
import { parseDocument, type Stored } from '@basket/domain';
import type { Firebase } from '../firebase/firebase';
import { parseList } from './parse-list';
import type { Filter, LiveQuery } from './live-query';

export type { Firestore };
export { terminate, clearIndexedDbPersistence };

/**
 * Opens the one instance, with a cache on disk that all tabs share, so that data can be shown without a connection. The tabs agree on it
 * in local storage: where that is full or forbidden the SDK would stop at the first query.
 */
export function openFirestore(
  { app, config }: Pick<Firebase, 'app' | 'config'>,
  hasLocalStorage = true,
): Firestore {
  const firestore = initializeFirestore(app, {
    localCache: hasLocalStorage
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (config.emulators) {
    connectFirestoreEmulator(firestore, config.emulators.firestore.host, config.emulators.firestore.port);
  }
  return firestore;
}

export interface Listener<T> {
  /** @param data null when the document does not exist */
  onData(data: T | null, isFromCache: boolean): void;
  onError(error: unknown): void;
}

/** How long the server may take to confirm that there is nothing: on a slow network some seconds, and a wrong "failed" is worse than a wait. */
const emptinessGraceMs = 8000;

class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError';
  /** With a network the rest of the internet answers: something stops this channel alone. */
  readonly code = navigator.onLine ? 'blocked' : 'unavailable';
}

/**
 * Passes snapshots to a listener. What fails to parse is reported as an error. An empty result counts only
 * when the server confirms it, because the cache may not have seen the data yet.
 */
function relay<T>(listener: Listener<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  return {
    cancel,
    onError: (error: FirestoreError): void => {
      cancel();
      listener.onError(error);
    },
    onSnapshot: (isEmpty: boolean, isFromCache: boolean, parse: () => T | null): void => {
      cancel();
      if (isEmpty && isFromCache) {
        const giveUp = (): void => listener.onError(new UnconfirmedError('Nothing cached, and no server'));
        timer = setTimeout(giveUp, navigator.onLine ? emptinessGraceMs : 0);
        return;
      }
      let data: T | null;
      try {
        data = parse();
      } catch (error) {
        listener.onError(error);
        return;
      }
      listener.onData(data, isFromCache);
    },
  };
}

export function listenToDocument<S extends v.GenericSchema>(
  firestore: Firestore,
  schema: S,
  path: string,
  listener: Listener<Stored<v.InferOutput<S>>>,
): () => void {
  const to = relay(listener);
  const stop = onSnapshot(
    doc(firestore, path),
    { includeMetadataChanges: true },
    (snapshot) =>
      to.onSnapshot(!snapshot.exists(), snapshot.metadata.fromCache, () =>
        snapshot.exists() ? parseDocument(schema, path, snapshot.id, snapshot.data()) : null,
      ),
    to.onError,
  );
  return () => {
    to.cancel();
    stop();
  };
}

const filtersOf = (filters: readonly Filter[] = []) =>
  filters.map(([field, operator, value]) => where(field, operator, value));

/** A list asks for so many documents more, in the place of those that cannot be read. */
const mostReplaced = 5;
/** The most documents that the rules allow to ask for at once: everybody, and admins. */
const [mostAsked, mostAskedByAdmins] = [50, 200];

/** A list that is at what the rules allow stays without the documents that it leaves out. */
const hasRoom = (limit: number): boolean =>
  limit + mostReplaced <= mostAsked || (limit > mostAsked && limit + mostReplaced <= mostAskedByAdmins);

/** @param replaced how many documents it asks for beyond the limit, in the place of those that are left out */
export function listenToQuery<S extends v.GenericSchema>(
  firestore: Firestore,
  wanted: LiveQuery<S>,
  listener: Listener<Stored<v.InferOutput<S>>[]>,
  replaced = 0,
): () => void {
  const { schema } = wanted;
  const asked = wanted.limit + replaced;
  const target = query(
    collection(firestore, wanted.collection),
    ...filtersOf(wanted.where),
    ...(wanted.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(wanted.startAfter?.length ? [startAfter(...wanted.startAfter)] : []),
    limit(asked),
  );
  const to = relay(listener);
  let stop = onSnapshot(
    target,
    { includeMetadataChanges: true },
    (snapshot) =>
      to.onSnapshot(snapshot.empty, snapshot.metadata.fromCache, () => {
        const sound = parseList(
          schema,
          snapshot.docs.map((found) => ({ path: found.ref.path, id: found.id, data: found.data() })),
        );
        // A list that is full but for those is not the end of what there is.
        const isShort = snapshot.size === asked && sound.length < wanted.limit;
        if (isShort && hasRoom(wanted.limit) && replaced < mostReplaced) {
          stop();
          stop = listenToQuery(firestore, wanted, listener, Math.min(mostReplaced, asked - sound.length));
        }
        return sound.slice(0, wanted.limit);
      }),
    to.onError,
  );
  return () => {
    to.cancel();
    stop();
  };
}

/** One figure over a whole collection, counted by the server. */
export async function aggregate(
  firestore: Firestore,
  collectionPath: string,
  filters: readonly Filter[],
  sumField: string | null,
): Promise<number> {
  const target = query(collection(firestore, collectionPath), ...filtersOf(filters));
  const figure = sumField === null ? count() : sum(sumField);
  return (await getAggregateFromServer(target, { figure })).data().figure;
}
