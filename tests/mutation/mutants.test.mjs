import { expect, test } from '@jest/globals';
import { mutantsOfCode, mutantsOfRules } from './mutants.mjs';

test.each([
  ['a < b;', ['a <= b;']],
  ['a !== b;', ['a === b;']],
  ['a && b;', ['a || b;']],
  ['a + b * c;', ['a - b * c;', 'a + b / c;']],
  ['Math.round(a);', ['Math.ceil(a);']],
  ['Math.abs(a);', []],
  ['if (a) b();', ['if (false) b();']],
  ['f(true);', ['f(false);']],
  ['const a: true = b;', []],
  ['const a = "x < y"; // a < b', []],
])('the mutants of %j are %j', (source, expected) => {
  expect(mutantsOfCode(source).map((mutant) => mutant.source)).toEqual(expected);
});

test('a mutant names its line and what it changes', () => {
  expect(mutantsOfCode('f();\na > b;')).toEqual([{ line: 2, from: '>', to: '>=', source: 'f();\na >= b;' }]);
});

test.each([
  ["x in ['a', 'b'];", ["x in ['b'];", "x in ['a'];", "x in ['a', 'b', 'c'];"]],
  ['asksAtMost(50);', ['asksAtMost(51);']],
  ['allow get: if true;', ['allow get: if false;']],
  ['a == b && c; // d || e', ['a == b || c; // d || e', 'a != b && c; // d || e']],
])('the mutants of the rule %j are %j', (source, expected) => {
  const mutants = mutantsOfRules(source, [['x'], ['a', 'b', 'c']]);
  expect(mutants.map((mutant) => mutant.source)).toEqual(expected);
});
