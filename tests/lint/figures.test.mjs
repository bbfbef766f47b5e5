/**
 * Figures that documents repeat from the code.
 * @module
 */
import { expect, test } from '@jest/globals';
import { allParts } from '../../tools/test/parts.mjs';
import { countedRuns, mostSecondTries } from '../../tools/test/second-tries.mjs';
import { read } from './sources.mjs';

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
/** @param {string} file @returns {string} its text on one line */
const onOneLine = (file) => read(file).replaceAll(/\s+/g, ' ');
const journeys = allParts.find(({ name }) => name === 'journeys')?.workers;

test.each(['CONTRIBUTING.md', 'docs/decisions/020-second-try-for-journeys.md'])(
  '%s says how many journeys run at a time',
  (file) => {
    expect(onOneLine(file)).toMatch(new RegExp(`journeys run ${words[journeys ?? 0]} at a time`, 'i'));
  },
);

test('the guide names every part of npm test', () => {
  const [, named = ''] = /`npm test -- handlers` \(([^)]*)\)/.exec(read('CONTRIBUTING.md')) ?? [];
  expect([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(allParts.map(({ name }) => name));
});

test.each(['CONTRIBUTING.md', 'docs/decisions/020-second-try-for-journeys.md', 'docs/production.md'])(
  '%s says how many second tries fail a run',
  (file) => {
    expect(onOneLine(file)).toContain(
      `more than ${words[mostSecondTries]} in a run, or the same one twice in ${words[countedRuns]} runs`,
    );
  },
);
