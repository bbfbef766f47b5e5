/** Lazy chunk: the states and their cities, needed where somebody types an address. */
import { indianStates } from '@basket/domain';
import { loadBackEnd } from '../back-end/load-back-end';
import { reportProblem } from '../platform/report-problem';
import { t } from '../texts';
import { toast } from '../toast/toast';

async function storedStates(): Promise<typeof indianStates> {
  try {
    const states = await (await loadBackEnd()).readStates();
    if (states.length > 0) return states;
    reportProblem('States and cities could not be read', 'there are none');
  } catch (error) {
    reportProblem('States and cities could not be read', error);
  }
  toast.info(t('places.builtInStates'));
  return [];
}

/**
 * A shop's own states and cities with the built-in ones of those states that it lacks, in alphabetical order: shops from before there were
 * union territories have only the states.
 */
export const withMissingStates = (stored: typeof indianStates): typeof indianStates =>
  [...stored, ...indianStates.filter(({ state }) => !stored.some((known) => known.state === state))].sort(
    (one, other) => one.state.localeCompare(other.state),
  );

let loading: Promise<typeof indianStates> | null = null;

/** Asks the database once a visit. */
export const loadStates = (): Promise<typeof indianStates> =>
  (loading ??= storedStates().then(withMissingStates));
