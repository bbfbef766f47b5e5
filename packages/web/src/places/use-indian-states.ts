import { loadBackEnd } from '../back-end/load-back-end';
import { useLoaded } from '../live/use-loaded';
import { reportProblem } from '../platform/report-problem';
import { toast } from '../toast/toast';

export interface IndianState {
  readonly state: string;
  readonly cities: readonly string[];
}

async function loadStates(): Promise<readonly IndianState[]> {
  try {
    const states = await (await loadBackEnd()).readStates();
    if (states.length > 0) return states;
    reportProblem('States and cities could not be read', 'there are none');
  } catch (error) {
    reportProblem('States and cities could not be read', error);
  }
  toast.info('Using default location data');
  const { indianStates } = await import(/* webpackChunkName: "indian-states" */ './default-states');
  return indianStates;
}

let loading: Promise<readonly IndianState[]> | null = null;

/** States of India with their cities, in alphabetical order; null while they are loading. Falls back to a built-in list. */
export function useIndianStates(): readonly IndianState[] | null {
  const states = useLoaded('indian-states', () => (loading ??= loadStates()), 'States could not be loaded.');
  return states.status === 'ready' ? states.data : null;
}
