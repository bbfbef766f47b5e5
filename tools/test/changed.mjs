/**
 * `npm test -- changed`: checks of the files that differ from main, and the tests that import one of them.
 * @module
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { UserError } from '../base/user-error.mjs';
import { allParts, isLong } from './parts.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {import('./selection.mjs').Selection} Selection */

/** Where work begins, the best first. */
const mains = ['origin/main', 'main'];

/** @param {string[]} words @returns {Promise<string[] | null>} the lines of Git's answer; null if it fails */
async function git(...words) {
  const { code, stdout } = await run('git', words, { cwd: root });
  return code === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

/** @returns {Promise<string>} the commit where this branch left main */
async function beginning() {
  for (const main of mains) {
    const [commit] = (await git('merge-base', 'HEAD', main)) ?? [];
    if (commit !== undefined) return commit;
  }
  throw new UserError(`Changed since when? This clone has neither ${mains.join(' nor ')}.`);
}

/** @param {string} since @returns {Promise<string[]>} absolute paths, new files included and deleted ones not */
async function changedSince(since) {
  const listed = [
    ...((await git('diff', '--name-only', '--diff-filter=d', since)) ?? []),
    ...((await git('ls-files', '--others', '--exclude-standard')) ?? []),
  ];
  return [...new Set(listed)].map((file) => path.join(root, file)).filter((file) => existsSync(file));
}

/** @param {string} since @returns {Promise<string[]>} the test files that import a changed one, or are one */
async function testsSince(since) {
  const { code, output } = await runProgram(['jest/bin/jest.js', '--listTests', `--changedSince=${since}`]);
  if (code !== 0) throw new UserError(`Jest cannot say which tests import what has changed.\n${output}`);
  return output.split('\n').filter((line) => path.isAbsolute(line) && existsSync(line));
}

/**
 * @param {readonly string[]} changed absolute paths
 * @param {readonly string[]} tests absolute paths of tests that import one of them
 * @param {readonly string[]} jestArguments
 * @returns {Selection[]} journeys and long tests only where they have changed themselves: all journeys use all of the shop
 */
export function selectionsOf(changed, tests, jestArguments = []) {
  const withSlashes = (/** @type {string} */ file) => file.replaceAll(path.sep, '/');
  const short = tests.filter((file) => !isLong(file) || changed.includes(file));
  return allParts.flatMap((part) => {
    const { files: ofTests, checks, needs } = part;
    const isJourney = needs === 'browser' || needs === 'own shop';
    const candidates = ofTests && !isJourney ? short : changed;
    const wanted = ofTests ?? checks;
    const files = wanted === undefined ? [] : candidates.filter((file) => wanted.test(withSlashes(file)));
    const isWhole = wanted === undefined && changed.length > 0; // types, and what nobody uses any more
    return isWhole || files.length > 0 ? [{ part, files, jestArguments }] : [];
  });
}

/** @param {readonly string[]} jestArguments @returns {Promise<Selection[]>} @throws {UserError} if nothing has changed */
export async function selectChanged(jestArguments) {
  const since = await beginning();
  const [changed, tests] = await Promise.all([changedSince(since), testsSince(since)]);
  const selections = selectionsOf(changed, tests, jestArguments);
  if (selections.length === 0)
    throw new UserError(`Nothing has changed since ${since.slice(0, 8)}, where main is.`);
  return selections;
}
