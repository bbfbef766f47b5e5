import type { Role } from '@basket/domain';

/** The areas of the site: each belongs to a remote, which the manifest names by the area's mount. */
export interface Area {
  readonly mount: string;
  /** Its name in messages: 'The shop could not be loaded'. */
  readonly name: string;
  /** The role that may enter; null: everybody. */
  readonly role: Role | null;
}

export const areas: readonly Area[] = [
  { mount: '/home', name: 'shop', role: null },
  { mount: '/admin', name: 'admin panel', role: 'admin' },
  { mount: '/delivery', name: 'delivery area', role: 'delivery_partner' },
];
