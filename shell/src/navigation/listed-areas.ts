/** Lazy, with the frame of staff and with pages at paths that the shell does not know: the areas that the list of remotes brings. */
import * as v from 'valibot';
import { forReading, roleSchema } from '@basket/domain';
import { notePageError } from '../page-errors/noted';
import { ownAreas, takeUpAreas, type Area } from '../areas';
import { listForArea } from '../remotes/load-area';
import type { Manifest } from '../remotes/manifest';
import shellPaths from './shell-paths.json';

/** The words of a line about its area. Lists of before 1.2.0 have none, and name no area that the shell does not know. */
const areaSchema = v.object({
  role: v.nullable(roleSchema),
  area: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
});

/** The areas of a list. */
export interface ListedAreas {
  /** In the order of the list, without the areas that the shell has by itself. */
  readonly areas: readonly Area[];
  /** A sentence for each line that is left out though it means an area. */
  readonly refused: readonly string[];
}

/** Reads the areas of a list. The role leads to sign-in and into a sidebar; rules and functions decide. */
export function readAreas({ remotes, unread }: Manifest): ListedAreas {
  const areas: Area[] = [];
  const refused =
    unread === 0
      ? []
      : [`Lines of the list of remotes that cannot be read, or take what another has: ${unread}`];
  for (const remote of remotes) {
    const { name, mount, role } = remote;
    if (role === undefined || ownAreas.some((own) => own.mount === mount)) continue;
    const told = v.safeParse(forReading(areaSchema), remote);
    if (shellPaths.includes(mount)) refused.push(`${name} takes ${mount}, which belongs to the shell`);
    else if (told.success) areas.push({ mount, name: told.output.area, role: told.output.role });
    else refused.push(`${name} at ${mount} has no area that can be read`);
  }
  return { areas, refused };
}

/**
 * The areas that the list brings, from now on among those of the site. What is left out is reported.
 *
 * @throws AreaError without a list
 */
export async function listAreas(): Promise<readonly Area[]> {
  const { areas, refused } = readAreas(await listForArea('/'));
  for (const sentence of refused) notePageError(new Error(sentence));
  takeUpAreas(areas);
  return areas;
}
