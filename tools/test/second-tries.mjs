/**
 * Counts the tests that passed on their second try only, over the runs of this machine or pipeline: one now and then is a busy
 * machine; many at once, or the same one again, fail the run.
 * @module
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localDir } from '../base/paths.mjs';
import { couldNotRun } from './results.mjs';

/** Runs that are kept and counted together, this one included. */
export const countedRuns = 5;

/** Tests of one run that may pass on their second try. */
export const mostSecondTries = 2;

/** @typedef {{ at: string, tests: readonly string[] }} Run `tests`: part and name of those with a second try, such as `journeys: an order` */
/** @typedef {import('./results.mjs').Result} Result */

/** A pipeline keeps this file between its runs. */
export const secondTriesFile = path.join(localDir, 'second-tries.json');

/**
 * @param {readonly Run[]} earlier oldest first
 * @param {readonly Result[]} results
 * @param {string} at
 * @returns {Run[]} with this run; the same as before if it ran nothing that may try twice
 */
export function withThisRun(earlier, results, at) {
  const trying = results.filter(({ retried }) => retried !== undefined);
  if (trying.length === 0) return [...earlier];
  const tests = trying.flatMap(({ part, retried = [] }) =>
    retried.map((text) => `${part}: ${text.split('\n')[0]?.replace(/^● /, '') ?? ''}`),
  );
  return [...earlier, { at, tests }].slice(-countedRuns);
}

/** @param {readonly Run[]} runs @returns {string[]} one line, and one for each test that needed it more than once */
export function secondTryLines(runs) {
  const all = runs.flatMap(({ tests }) => tests);
  const often = [...new Set(all)].map((test) => ({
    test,
    times: all.filter((other) => other === test).length,
  }));
  return [
    `Second tries: ${runs.at(-1)?.tests.length ?? 0} in this run, ${all.length} in the last ${runs.length}.`,
    ...often.filter(({ times }) => times > 1).map(({ test, times }) => `  ${times} times: ${test}`),
  ];
}

/** @param {readonly Run[]} runs @returns {Result[]} a failure if the last run had too many, or one that an earlier run had too */
export function tooManySecondTries(runs) {
  const { tests = [] } = runs.at(-1) ?? {};
  const before = new Set(runs.slice(0, -1).flatMap((run) => run.tests));
  const again = tests.filter((test) => before.has(test));
  const reasons = [
    ...(tests.length > mostSecondTries
      ? [`${tests.length} in this run, and ${mostSecondTries} are the most that may be.`]
      : []),
    ...again.map((test) => `Not for the first time in ${runs.length} runs: ${test}`),
  ];
  return reasons.length === 0 ? [] : [couldNotRun('second tries', reasons.join('\n'))];
}

/**
 * Adds this run to those that are kept.
 * @param {readonly Result[]} results
 * @returns {Promise<{ lines: string[], failures: Result[] }>} nothing to say for a run that tried nothing twice if it failed
 */
export async function countSecondTries(results) {
  if (!results.some(({ retried }) => retried !== undefined)) return { lines: [], failures: [] };
  const earlier = JSON.parse(await readFile(secondTriesFile, 'utf8').catch(() => '[]')); // the first run
  const runs = withThisRun(earlier, results, new Date().toISOString());
  await mkdir(path.dirname(secondTriesFile), { recursive: true });
  await writeFile(secondTriesFile, JSON.stringify(runs, undefined, 2));
  return { lines: secondTryLines(runs), failures: tooManySecondTries(runs) };
}
