import { expect, test } from '@jest/globals';
import { satisfies } from './dependencies.mjs';

test.each([
  { version: '20.19.0', expected: true },
  { version: '20.19', expected: true },
  { version: '20.18.3', expected: false },
  { version: '22.22.1', expected: true },
  { version: '23.0.0', expected: false },
  { version: '9.99.0', expected: false },
])('Node $version with >=20.19 <23: $expected', ({ version, expected }) => {
  expect(satisfies(version, '>=20.19 <23')).toBe(expected);
});

test('an unknown kind of range throws', () => {
  expect(() => satisfies('20.19.0', '^20')).toThrow('not understood');
});
