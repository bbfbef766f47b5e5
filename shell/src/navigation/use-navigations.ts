import { useState, useSyncExternalStore } from 'react';
import type { Role } from '@basket/domain';
import type { AreaNavigation } from '@basket/web';
import { onAreas } from '../areas';
import { areaNavigation } from '../remotes/load-area';
import { areasOf } from './back-target';

const mountsOf = (role: Role | null): readonly string[] => areasOf(role).map(({ mount }) => mount);

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

/** Something of each area of a role, in order. */
function useOfAreas<Part>(role: Role | null, partOf: (mount: string) => Part): readonly Part[] {
  const [keep] = useState(() => keeper<Part>());
  return useSyncExternalStore(
    onAreas,
    () => keep(mountsOf(role).map(partOf)),
    () => noneYet,
  );
}

const itself = (mount: string): string => mount;

/** The areas of a role by their mounts, in order: more once the list of remotes is there. */
export const useMounts = (role: Role): readonly string[] => useOfAreas(role, itself);

/** The navigation of each area of a role, in order; null until its remote is there. */
export const useNavigations = (role: Role | null): readonly (AreaNavigation | null)[] =>
  useOfAreas(role, areaNavigation);
