import { homePathOf, type Role } from '@basket/domain';
import { matchPath, type AreaNavigation } from '@basket/web';
import { areas, type Area } from '../areas';
import { isInside } from '../remotes/manifest';

/**
 * The areas around whose pages the frame of a role stands, the one with its home first.
 *
 * @param role null: visitors. Visitors and customers have what is for everybody
 */
export const areasOf = (role: Role | null): readonly Area[] =>
  areas().filter((area) => area.role === role || (area.role === null && role === 'customer'));

/** Where the area is mounted that has this page; null for a page that is in none of the role's areas. */
export const mountAt = (role: Role | null, path: string): string | null =>
  areasOf(role).find(({ mount }) => isInside(mount, path))?.mount ?? null;

/**
 * The target of the Back button (rule: back-target): what the area says about the page, else one level up; from the start of an area
 * and from elsewhere the role's home.
 *
 * @param role null while no profile is loaded, and for visitors: they are shown the shop, as customers are
 * @param navigation of the area that has the page; null until its remote is there
 * @returns null on the role's home
 */
export function backTarget(
  role: Role | null,
  path: string,
  navigation: Pick<AreaNavigation, 'back'> | null,
): string | null {
  const home = homePathOf(role);
  const page = path.replace(/(?<=.)\/+$/, '');
  if (page === home) return null;
  const mount = mountAt(role, page);
  if (mount === null || page === mount) return home;
  return (
    navigation?.back.find(({ from }) => matchPath(from, page) !== null)?.to ??
    page.slice(0, page.lastIndexOf('/'))
  );
}
