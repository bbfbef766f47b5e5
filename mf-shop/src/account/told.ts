import { useSyncExternalStore } from 'react';
import { setAwaited } from '@basket/domain';
import { call, session } from '@basket/web';

interface Told {
  readonly uid: string;
  readonly productIds: readonly string[];
  readonly isDismissed: boolean;
}

/** What this visit has told whom. On the server it is forgotten as soon as it is told. */
let told: Told = { uid: '', productIds: [], isDismissed: true };
const listeners = new Set<() => void>();

function change(next: Told): void {
  told = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTold = (): Told => useSyncExternalStore(subscribe, () => told);

export const dismissTold = (): void => change({ ...told, isDismissed: true });

/**
 * Tells that these are back, and forgets that they were awaited. What was told before and not dismissed stays.
 *
 * @returns whether the server has forgotten it; otherwise the next visit tells it again
 */
export async function tellBack(uid: string, productIds: readonly string[]): Promise<boolean> {
  const before = told.uid === uid ? told.productIds : [];
  change({ uid, productIds: [...before, ...productIds], isDismissed: false });
  try {
    session.learnProfile(uid, await call(setAwaited, { productIds: [...productIds], isAwaited: false }));
    return true;
  } catch {
    return false;
  }
}
