import { useEffect } from 'react';
import type { Role } from '@basket/domain';
import { ownAreas } from '../areas';
import { notePageError } from '../page-errors/noted';
import { loadArea } from '../remotes/load-area';
import { areasOf } from './back-target';
import { listAreas } from './listed-areas';

/**
 * Loads the areas of customers or visitors that come with the list of remotes: no sidebar does, and the account menu shows their entries.
 * One that does not load costs its own entries (rule: remotes-isolated). The sidebar of staff loads theirs.
 */
export function useOtherAreas(role: Role | null): void {
  useEffect(() => {
    if (role === 'admin' || role === 'delivery_partner') return;
    listAreas().then(
      () => {
        for (const area of areasOf(role))
          if (!ownAreas.includes(area)) loadArea(area.mount).catch(notePageError);
      },
      () => undefined, // Without a list nothing loads, and each area says so.
    );
  }, [role]);
}
