import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../functions/src/testing/histories/faults';
import { satisfy } from './small-versions-runtime.mjs';

/** The reader that the runtime brings. @type {{ satisfy: (version: string, range: string) => boolean }} */
const whole = createRequire(import.meta.url)('@module-federation/runtime-core');

test('ranges mean what they mean to the federation runtime', () => {
  const random = seededRandom(7);
  const number = () => Math.floor(random() * 3);
  const version = () => `${number()}.${number()}.${number()}`;
  const answers = { true: 0, false: 0 };
  for (let round = 0; round < 2000; round += 1) {
    const [own, range] = [version(), `${random() < 0.5 ? '^' : '<='}${version()}`];
    const isSatisfied = satisfy(own, range);
    expect({ own, range, isSatisfied }).toEqual({ own, range, isSatisfied: whole.satisfy(own, range) });
    answers[`${isSatisfied}`] += 1;
  }
  expect(Math.min(answers.true, answers.false)).toBeGreaterThan(300);
});

test.each([
  ['1.2.3', '~1.2.0'],
  ['1.2.3', '*'],
  ['1.2.3-rc.1', '^1.2.3'],
  ['', '^1.2.3'],
  ['1.2.3', '^1.2'],
])('%s does not satisfy %s, which no remote of ours asks for', (version, range) => {
  expect(satisfy(version, range)).toBe(false);
});
