import { useState, useSyncExternalStore } from 'react';
import type { Role } from '@basket/domain';
import type { AreaNavigation } from '@basket/web';
import { areaNavigation, onAreaLoaded } from '../remotes/load-area';
import { areasOf } from './back-target';

/** The areas of a role, in order, by their mounts. */
export const mountsOf = (role: Role): readonly string[] => areasOf(role).map(({ mount }) => mount);

/** The snapshot of a list while a page is taken over. */
export const noneYet: readonly never[] = [];

/** @returns keeps a list the same until one of its members is another, as React's stores need it */
export function keeper<Member>(): (members: readonly Member[]) => readonly Member[] {
  let kept: readonly Member[] = [];
  return (members) => {
    const isSame = members.length === kept.length && members.every((member, at) => member === kept[at]);
    if (!isSame) kept = members;
    return kept;
  };
}

/** The navigation of each area of a role, in order; null until its remote is there. */
export function useNavigations(role: Role): readonly (AreaNavigation | null)[] {
  const [keep] = useState(() => keeper<AreaNavigation | null>());
  return useSyncExternalStore(
    onAreaLoaded,
    () => keep(mountsOf(role).map(areaNavigation)),
    () => noneYet,
  );
}
