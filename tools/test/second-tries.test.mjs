import { expect, test } from '@jest/globals';
import { countedRuns, secondTryLines, tooManySecondTries, withThisRun } from './second-tries.mjs';

const at = '2026-11-23T20:00:00Z';
/** @param {string[]} names */
const journeys = (...names) => ({
  ...{ part: 'journeys', passed: 3, failed: 0, details: [] },
  retried: names.map((name) => `● ${name}\n\ntoo slow`),
});
/** @param {string[]} tests */
const run = (...tests) => ({ at, tests });

test('a run is kept with the tests that needed a second try, beside those before it', () => {
  expect(withThisRun([run('journeys: old')], [journeys('an order')], at)).toEqual([
    run('journeys: old'),
    run('journeys: an order'),
  ]);
  expect(withThisRun([], [journeys()], at)).toEqual([run()]);
});

test('a run of parts that never try twice is not counted', () => {
  const unit = { part: 'unit', passed: 1, failed: 0, details: [] };
  expect(withThisRun([run('journeys: old')], [unit], at)).toEqual([run('journeys: old')]);
});

test('the oldest run is forgotten', () => {
  const before = Array.from({ length: countedRuns }, (_, index) => run(`journeys: ${index}`));
  const runs = withThisRun(before, [journeys('new')], at);
  expect(runs).toHaveLength(countedRuns);
  expect(runs[0]).toEqual(run('journeys: 1'));
});

test('prints how many there were, and which needed it again', () => {
  expect(secondTryLines([run('journeys: a', 'journeys: b'), run('journeys: a')])).toEqual([
    'Second tries: 1 in this run, 3 in the last 2.',
    '  2 times: journeys: a',
  ]);
  expect(secondTryLines([run()])).toEqual(['Second tries: 0 in this run, 0 in the last 1.']);
});

test.each([
  { title: 'two in a run', runs: [run('a', 'b')], details: [] },
  { title: 'five in two runs', runs: [run('a', 'b', 'c'), run('d', 'e')], details: [] },
  { title: 'one that only earlier runs had twice', runs: [run('a'), run('a'), run()], details: [] },
  {
    title: 'three in a run',
    runs: [run('a', 'b', 'c')],
    details: ['3 in this run, and 2 are the most that may be.'],
  },
  {
    title: 'the same one again',
    runs: [run('a'), run('b'), run('c', 'a')],
    details: ['Not for the first time in 3 runs: a'],
  },
])('second tries fail a run when there are too many: $title', ({ runs, details }) => {
  expect(tooManySecondTries(runs).flatMap((result) => result.details)).toEqual(details);
});
