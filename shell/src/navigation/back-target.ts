import { homePathOf, type Role } from '@basket/domain';
import { matchPath, type AreaNavigation } from '@basket/web';
import { areas } from '../areas';
import { isInside } from '../remotes/manifest';

/**
 * The target of the Back button (rule: back-target): what the area says about the page, else one level up; from elsewhere the start
 * of the role's area.
 *
 * @param role null while no profile is loaded, and for visitors: they are shown the shop, as customers are
 * @param navigation of the role's area; null until its remote is there
 * @returns null on the start page of the role's area
 */
export function backTarget(
  role: Role | null,
  path: string,
  navigation: Pick<AreaNavigation, 'back'> | null,
): string | null {
  const home = homePathOf(role ?? 'customer');
  const page = path.replace(/(?<=.)\/+$/, '');
  if (page === home) return null;
  if (!isInside(home, page)) return home;
  return (
    navigation?.back.find(({ from }) => matchPath(from, page) !== null)?.to ??
    page.slice(0, page.lastIndexOf('/'))
  );
}

/** Where the area of a role is mounted. */
export const mountOf = (role: Role | null): string =>
  areas.find((area) => area.role === (role === 'customer' ? null : role))?.mount ?? '/home';
