import type { Role } from '@basket/domain';
import { t } from './texts';

/** The areas of the site: each belongs to a remote, which the manifest names by the area's mount. */
export interface Area {
  readonly mount: string;
  /** Its name in messages: 'The shop could not be loaded'. Some are texts: it is read while something renders. */
  readonly name: string;
  /** The role that may enter; null: everybody. */
  readonly role: Role | null;
}

/** The areas that need not wait for the list of remotes. A new one comes with its line there (docs/remotes.md). */
export const ownAreas: readonly Area[] = [
  {
    mount: '/home',
    get name() {
      return t('areas.shop');
    },
    role: null,
  },
  {
    mount: '/admin',
    get name() {
      return t('areas.admin');
    },
    role: 'admin',
  },
  {
    mount: '/delivery',
    get name() {
      return t('areas.delivery');
    },
    role: 'delivery_partner',
  },
];

let listed: readonly Area[] = [];
const listeners = new Set<() => void>();

/** Every area that is known by now, in the order of sidebars: the shell's own, then those of the list. */
export const areas = (): readonly Area[] => [...ownAreas, ...listed];

/** Takes up the areas that the list of remotes brings, in place of those of an earlier list. */
export function takeUpAreas(further: readonly Area[]): void {
  listed = further;
  tellAreas();
}

/** Tells that there are other areas, or that the remote of one is there. */
export function tellAreas(): void {
  for (const listener of listeners) listener();
}

/** @returns stops listening */
export function onAreas(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
