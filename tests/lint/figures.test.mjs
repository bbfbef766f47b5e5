/**
 * Figures that documents repeat from the code.
 * @module
 */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allParts } from '../../tools/test/parts.mjs';
import { countedRuns } from '../../tools/test/second-tries.mjs';

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
/** @param {string} file @returns {string} its text on one line */
const read = (file) =>
  readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8').replaceAll(/\s+/g, ' ');
const journeys = allParts.find(({ name }) => name === 'journeys')?.workers;

test.each(['CONTRIBUTING.md', 'docs/decisions/020-second-try-for-journeys.md'])(
  '%s says how many journeys run at a time',
  (file) => {
    expect(read(file)).toMatch(new RegExp(`journeys run ${words[journeys ?? 0]} at a time`, 'i'));
  },
);

test('the guide names every part of npm test', () => {
  const [, named = ''] = /`npm test -- handlers` \(([^)]*)\)/.exec(read('CONTRIBUTING.md')) ?? [];
  expect([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(allParts.map(({ name }) => name));
});

test('the nightly limit of second tries is the one that the documents name', () => {
  const [, limit] = /MOST_SECOND_TRIES: (\d+)/.exec(read('.github/workflows/nightly.yml')) ?? [];
  const runs = words[countedRuns];
  expect(read('docs/decisions/020-second-try-for-journeys.md')).toContain(
    `allows ${words[Number(limit)]} in ${runs} nights`,
  );
  expect(read('docs/production.md')).toContain(
    `more than ${words[Number(limit)]} journeys in ${runs} nights`,
  );
});
