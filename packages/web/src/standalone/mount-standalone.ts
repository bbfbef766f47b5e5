import { reportProblem } from '../platform/report-problem';
import type { Role } from '@basket/domain';
import type { RemoteRoutes } from '../router/router';

export interface StandaloneOptions {
  /** Name of the area, e.g. 'Admin panel'. */
  readonly title: string;
  /** Where the shell mounts the area, e.g. `/admin`; links of the area stay as they are. */
  readonly mount: string;
  /** Who may enter; null: visitors too. */
  readonly role: Role | null;
  readonly routes: RemoteRoutes;
}

/** Shows a remote without the shell, for its own team: a bar with who is signed in, a sign-in form, the area. */
export function mountStandalone(options: StandaloneOptions): void {
  void import(/* webpackChunkName: "standalone" */ './standalone-host').then(
    ({ showStandalone }) => showStandalone(options),
    (error: unknown) => reportProblem('The standalone page could not be loaded', error),
  );
}
