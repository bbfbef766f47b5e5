import { allParts, chooseParts } from './parts.mjs';

test('nothing named: everything', () => {
  expect(chooseParts([])).toEqual(allParts);
});

test('named parts, in the order in which they run', () => {
  expect(chooseParts(['journeys', 'types']).map(({ name }) => name)).toEqual(['types', 'journeys']);
});

test('an unknown part is refused with the names there are', () => {
  expect(() => chooseParts(['jurneys'])).toThrow(/"jurneys" is no part of the tests: types, lint, /);
});
