import { useEffect, useState } from 'react';
import { useOnline, type Live } from '@basket/web';

/** How long the server may take to confirm a list before what the cache has of it is shown. */
const patienceMs = 5000;
const loading = { status: 'loading' } as const;

/**
 * A list that still loads while only the cache has answered: other screens have left some of its documents there, and those that the
 * server adds would move them. Without a network, or once the server has been silent for five seconds, it is what the cache has
 * (rule: live-blocked).
 */
export function useSettled<T>(live: Live<T>): Live<T> {
  const isOnline = useOnline();
  const mayGrow = live.status === 'ready' && live.isFromCache && isOnline;
  const [isShown, setShown] = useState(false);
  // A list that is shown stays, also where the connection breaks; another list begins anew.
  const isSettled = live.status !== 'loading' && (isShown || !mayGrow);
  if (isSettled !== isShown) setShown(isSettled);
  const isWaiting = mayGrow && !isSettled;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSettled ? live : loading;
}
