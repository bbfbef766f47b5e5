import { useSyncExternalStore } from 'react';
import { setAwaited } from '@basket/domain';
import { call, session } from '@basket/web';

interface BackInStockNews {
  readonly uid: string;
  readonly productIds: readonly string[];
  readonly isDismissed: boolean;
}

/** The news that this visit has told, and to whom. On the server it is forgotten as soon as it is told. */
let news: BackInStockNews = { uid: '', productIds: [], isDismissed: true };
const listeners = new Set<() => void>();

function change(next: BackInStockNews): void {
  news = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBackInStockNews = (): BackInStockNews => useSyncExternalStore(subscribe, () => news);

export const dismissBackInStockNews = (): void => change({ ...news, isDismissed: true });

/**
 * Tells that these are back, and forgets that they were awaited. What was told before and not dismissed stays.
 *
 * @returns whether the server has forgotten it; otherwise the next visit tells it again
 */
export async function announceBackInStock(uid: string, productIds: readonly string[]): Promise<boolean> {
  const before = news.uid === uid ? news.productIds : [];
  change({ uid, productIds: [...before, ...productIds], isDismissed: false });
  try {
    session.learnProfile(uid, await call(setAwaited, { productIds: [...productIds], isAwaited: false }));
    return true;
  } catch {
    return false;
  }
}
