import { reportProblem } from '../../platform/report-problem';
import { loadFirebase } from './firebase';

/** Signs this page out, with a sentence why: the account was closed (rule: account-disabled). */
export function leaveClosed(): void {
  loadFirebase()
    .then(({ auth }) => auth.leaveClosed())
    // The next request or page leaves again.
    .catch((error: unknown) => reportProblem('Leaving a closed account failed', error));
}
