import { reportProblem } from '../platform/report-problem';
import type { StandaloneOptions } from './standalone-options';

/** Shows a remote without the shell, for its own team: a bar with who is signed in, a sign-in form, the area. */
export function mountStandalone(options: StandaloneOptions): void {
  void import(/* webpackChunkName: "standalone" */ './standalone-host').then(
    ({ showStandalone }) => showStandalone(options),
    (error: unknown) => reportProblem('The standalone page could not be loaded', error),
  );
}
