import { loadBackEnd } from '../back-end/load-back-end';
import { useLoaded } from '../live/use-loaded';
import { reportProblem } from '../platform/report-problem';
import { toast } from '../toast/toast';

export interface IndianState {
  readonly state: string;
  readonly cities: readonly string[];
}

/** The 28 states and 8 union territories. */
const statesOfIndia = 36;

async function storedStates(): Promise<readonly IndianState[]> {
  try {
    const states = await (await loadBackEnd()).readStates();
    if (states.length > 0) return states;
    reportProblem('States and cities could not be read', 'there are none');
  } catch (error) {
    reportProblem('States and cities could not be read', error);
  }
  toast.info('Using default location data');
  return [];
}

async function loadStates(): Promise<readonly IndianState[]> {
  const stored = await storedStates();
  if (stored.length >= statesOfIndia) return stored;
  // Shops from before there were union territories have only the states.
  const { withMissingStates } = await import(/* webpackChunkName: "indian-states" */ './default-states');
  return withMissingStates(stored);
}

let loading: Promise<readonly IndianState[]> | null = null;

/**
 * States and union territories of India with their cities, in alphabetical order; null while they are loading. A built-in list
 * adds those that the shop's database lacks.
 */
export function useIndianStates(): readonly IndianState[] | null {
  const states = useLoaded('indian-states', () => (loading ??= loadStates()), 'States could not be loaded.');
  return states.status === 'ready' ? states.data : null;
}
