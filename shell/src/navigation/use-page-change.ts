import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@basket/web';

export const mainId = 'main';

/** Where each entry of the history was scrolled to. */
const positions = new Map<string, number>();

/**
 * On another page, scrolls to the top and focuses the main region, so that keyboards and screen readers begin there. When
 * going back or forward, scrolls to where that entry was left: the browser restores the position before the page is there.
 */
export function usePageChange(): void {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  // In the commit that shows the page: it is never painted at another position.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (String(kind) === 'POP') {
      window.scrollTo(0, positions.get(key) ?? 0);
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, key, kind]);
  // Also in the commit: the scroll that follows belongs to the new entry.
  useLayoutEffect(() => {
    const note = (): void => void positions.set(key, window.scrollY);
    // A page that is shown already and gets another address stays where it is.
    if (!positions.has(key)) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}
