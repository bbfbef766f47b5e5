import { indianStates } from '@basket/domain';
import { withMissingStates } from './default-states';

const names = indianStates.map(({ state }) => state);

test('a shop with the 28 states gets the 8 union territories in their places, and keeps its cities (rule: all-states)', () => {
  const isTerritory = ({ state }: { readonly state: string }): boolean =>
    /^(Andaman|Chandigarh|Dadra|Delhi|Jammu|Ladakh|Lakshadweep|Puducherry)/.test(state);
  const stored = indianStates
    .filter((state) => !isTerritory(state))
    .map(({ state }) => ({ state, cities: ['Our Town'] }));
  expect(stored).toHaveLength(28);
  const all = withMissingStates(stored);
  expect(all.map(({ state }) => state)).toEqual(names);
  expect(all.filter(({ cities }) => cities.includes('Our Town'))).toHaveLength(28);
});

test('without any there are all of them', () => expect(withMissingStates([])).toEqual(indianStates));
