import type { OpenFirestore } from '../back-end/documents/firestore';
import type { Listener } from '../back-end/documents/firestore-sdk';
import { loadBackEnd } from '../back-end/load-back-end';
import { session } from '../session/current-session';
import { reportProblem } from '../platform/report-problem';
import type { Live } from './live';
import { failureOf } from './live-error';

export type Subscribe<T> = (open: OpenFirestore, listener: Listener<T>) => () => void;

/**
 * Listens once Auth has answered. A denial is tried once more with a fresh token: the account may have got its role
 * after its token was made.
 *
 * @returns stops listening
 */
export function listen<T>(
  subscribe: Subscribe<T>,
  show: (live: Live<T>) => void,
  retry: () => void,
): () => void {
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
