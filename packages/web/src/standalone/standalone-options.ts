import type { Role } from '@basket/domain';
import type { RemoteRoutes } from '../router/router';

export interface StandaloneOptions {
  /** Name of the area, e.g. 'Admin panel'. */
  readonly title: string;
  /** Where the shell mounts the area, e.g. `/admin`; links of the area stay as they are. */
  readonly mount: string;
  /** The role that may enter; null: visitors too. */
  readonly role: Role | null;
  readonly routes: RemoteRoutes;
}
