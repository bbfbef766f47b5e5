import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SidebarCounts, SidebarNavItem } from '@basket/ui';
import type { Role } from '@basket/domain';
import type { AreaNavigation } from '@basket/web';
import { keeper, noneYet, useMounts, useNavigations } from '../navigation/use-navigations';
import { AreaError } from '../remotes/area-error';
import { listAreas } from '../navigation/listed-areas';
import { forgetArea, loadArea } from '../remotes/load-area';
import { t } from '../texts';
import { told } from './told';

/** The frame of a role: entries of all its areas, names of the first one. */
export interface StaffNavigation {
  /** Names the sidebar. */
  readonly label: string;
  /** Below the name of the signed-in user. */
  readonly title: string;
  readonly items: readonly SidebarNavItem[];
  readonly counts: SidebarCounts;
  /** `part`: entries of an area are missing; `failed`: there are none at all. */
  readonly state: 'loading' | 'whole' | 'part' | 'failed';
  /** Loads the areas that failed anew. */
  readonly retry: () => void;
}

/** Until the first remote is there. */
const nothingYet = {
  get label() {
    return t('layout.panel');
  },
  title: '\u00a0',
};
const noCounts: SidebarCounts = {};

/** The last attempt of an area that failed. */
interface Failure {
  readonly attempt: number;
  /** Whether the list of remotes has the area: what is not on the air yet has no entries to miss. */
  readonly isListed: boolean;
}

/** How much waits behind the entries of all areas. */
function useCounts(navigations: readonly (AreaNavigation | null)[]): SidebarCounts {
  const [keep] = useState(() => keeper<SidebarCounts>());
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = navigations.map((navigation) =>
        told(() => navigation?.counts?.subscribe(listener), undefined),
      );
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [navigations],
  );
  const counts = useSyncExternalStore(
    subscribe,
    () =>
      keep(navigations.map((navigation) => told(() => navigation?.counts?.current() ?? noCounts, noCounts))),
    () => noneYet,
  );
  return Object.assign({}, ...counts) as SidebarCounts;
}

/**
 * The navigation of all areas of a role, also while another page is shown. Entries stand in the order of the areas: those of a
 * later area wait until the ones before have arrived or failed, so that none moves. An area that fails costs its own entries
 * (rule: remotes-isolated).
 */
export function useStaffNavigation(role: Role): StaffNavigation {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState<Readonly<Record<string, Failure>>>({});
  const mounts = useMounts(role);
  useEffect(() => {
    // Without a list no area loads: each says so.
    listAreas().catch(() => undefined);
  }, [attempt]);
  useEffect(() => {
    for (const mount of mounts)
      // The component that renders the area reports why.
      loadArea(mount).catch((error: unknown) => {
        const isListed = !(error instanceof AreaError && error.failure === 'unlisted');
        setFailures((before) => ({ ...before, [mount]: { attempt, isListed } }));
      });
  }, [mounts, attempt]);
  const navigations = useNavigations(role);
  const counts = useCounts(navigations);

  const missing = mounts.filter((_, at) => !navigations[at]);
  const failed = missing.filter((mount) => failures[mount]?.attempt === attempt);
  // A retry moves none of the entries that are there.
  const awaited = mounts.findIndex((mount) => missing.includes(mount) && !failures[mount]);
  const settled = awaited === -1 ? navigations : navigations.slice(0, awaited);
  const items = settled
    .flatMap((navigation) => navigation?.items ?? [])
    .filter(({ to }, at, all) => all.findIndex((item) => item.to === to) === at);
  const { label, title } = navigations[0] ?? nothingYet;
  const some = failed.some((mount) => failures[mount]?.isListed) ? 'part' : 'whole';
  const none = missing.length === 0 ? 'whole' : missing.length === failed.length ? 'failed' : 'loading';
  const state = items.length > 0 ? some : none;
  function retry(): void {
    for (const mount of failed) forgetArea(mount);
    setAttempt(attempt + 1);
  }
  return { label, title, items, counts, state, retry };
}
