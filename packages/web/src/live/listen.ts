import type { OpenFirestore } from '../back-end/documents/firestore';
import type { Listener } from '../back-end/documents/firestore-sdk';
import { loadBackEnd } from '../back-end/load-back-end';
import { noConnection, type LiveFailure } from '../back-end/ports';
import { session } from '../session/current-session';
import { reportProblem } from '../platform/report-problem';
import type { Live } from './live';

export interface LiveSource<T> {
  readonly subscribe: (open: OpenFirestore, listener: Listener<T>) => () => void;
  /** The same, once, past the channel of live data; null when there is no such document. */
  readonly read: () => Promise<T | null>;
}

/**
 * Listens once Auth has answered. A denial is tried once more with a fresh token: the account may have got its role
 * after its token was made. While the channel brings nothing it is asked by plain reads (rule: live-blocked).
 *
 * @returns stops listening
 */
export function listen<T>(
  { subscribe, read }: LiveSource<T>,
  show: (live: Live<T>) => void,
  retry: () => void,
): () => void {
  let isStopped = false;
  let stop = (): void => undefined;
  let failureOf = (_error: unknown): LiveFailure => noConnection;

  function tell(data: T | null, isFromCache: boolean): void {
    show(data === null ? { status: 'missing' } : { status: 'ready', data, isFromCache });
  }

  async function start(isSecondTry: boolean): Promise<void> {
    const backEnd = await loadBackEnd();
    failureOf = backEnd.failureOf;
    // Without a connection an old token cannot be renewed; what this device keeps needs none.
    await session.idToken(isSecondTry).catch((error: unknown) => {
      if (navigator.onLine) throw error;
    });
    const open = await backEnd.loadFirestore();
    if (isStopped) return;
    const asking = backEnd.askMeanwhile(read, tell);
    asking.begin();
    const unsubscribe = subscribe(open, {
      onData: (data, isFromCache) => {
        if (isFromCache) asking.begin();
        else asking.end();
        // What the cache knows is older than what was asked.
        if (!asking.isAnswered()) tell(data, isFromCache);
      },
      onError: (error) => {
        const { code } = failureOf(error);
        if (code === 'blocked' && asking.isAnswered()) return;
        if (code !== 'blocked' && code !== 'unavailable') asking.end();
        const mayBeStaleToken = !isSecondTry && code === 'permission-denied';
        if (mayBeStaleToken) start(true).catch(fail);
        else fail(error);
      },
    });
    stop = () => {
      asking.end();
      unsubscribe();
    };
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
