import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@basket/web';

export const mainId = 'main';

/**
 * On another page, scrolls to the top and focuses the main region, so that keyboards and screen readers begin there. Not when
 * going back or forward: the browser restores the position.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (String(kind) === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
