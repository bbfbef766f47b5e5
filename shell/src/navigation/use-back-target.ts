import type { Role } from '@basket/domain';
import { useLocation } from '@basket/web';
import { useAreaNavigation } from '../remotes/use-area-navigation';
import { backTarget, mountOf } from './back-target';

/** Back's target on the present page. */
export function useBackTarget(role: Role): string | null {
  const { pathname } = useLocation();
  return backTarget(role, pathname, useAreaNavigation(mountOf(role)));
}
