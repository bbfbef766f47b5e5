import { useLoaded } from '../live/use-loaded';
import { t } from '../texts';

export interface IndianState {
  readonly state: string;
  readonly cities: readonly string[];
}

/**
 * States and union territories of India with their cities, in alphabetical order; null while they are loading. A built-in list
 * adds those that the shop's database lacks.
 */
export function useIndianStates(): readonly IndianState[] | null {
  const states = useLoaded(
    'indian-states',
    async () => (await import(/* webpackChunkName: "indian-states" */ './indian-states')).loadStates(),
    t('places.statesNotLoaded'),
  );
  return states.status === 'ready' ? states.data : null;
}
