import { indianStates } from '@basket/domain';
import { withMissingStates } from './indian-states';

test('a shop with a part of the states gets the others in their places, and keeps its cities (rule: all-states)', () => {
  const stored = indianStates
    .filter((_state, index) => index % 4 > 0)
    .map(({ state }) => ({ state, cities: ['Our Town'] }));
  const all = withMissingStates(stored);
  expect(all.map(({ state }) => state)).toEqual(indianStates.map(({ state }) => state));
  expect(all.filter(({ cities }) => cities.includes('Our Town'))).toHaveLength(stored.length);
});

test('a shop without any gets all of them', () => {
  expect(indianStates).toHaveLength(36);
  expect(withMissingStates([])).toEqual(indianStates);
});
