import { useSyncExternalStore, type MouseEvent } from 'react';
import type { Role } from '@basket/domain';
import { useLocation, useNavigate } from '@basket/web';
import { onAreas } from '../areas';
import { areaNavigation } from '../remotes/load-area';
import { backTarget, mountAt } from './back-target';
import { asItWas, isBefore } from './trail';

/** The props that make a link lead back. */
export interface Back {
  readonly to: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Back on the present page: to a list as it was left, with its search, filters and sorting. If the list is the page before in the
 * browser's history, it goes there, so that the list is scrolled to where it was (rule: back-target).
 *
 * @returns null on the role's home
 */
export function useBack(role: Role): Back | null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const target = useSyncExternalStore(
    onAreas,
    () => backTarget(role, pathname, areaNavigation(mountAt(role, pathname) ?? '')),
    // While a page is taken over.
    () => backTarget(role, pathname, null),
  );
  if (target === null) return null;
  return {
    to: asItWas(target),
    onClick(event) {
      const opensElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (opensElsewhere || !isBefore(target)) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
