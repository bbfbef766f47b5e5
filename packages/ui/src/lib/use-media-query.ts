import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. Only for what CSS cannot do, such as rendering other elements; on a server it is
 * false, so the first view must not depend on it.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
