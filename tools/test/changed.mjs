/**
 * `npm test -- changed`: checks of the files that differ from main, the tests that import one of them, and the journeys that run most of
 * them in a browser.
 * @module
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { UserError } from '../base/user-error.mjs';
import { allParts, isLong } from './parts.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {import('./selection.mjs').Selection} Selection */

/** @param {string} file */
const withSlashes = (file) => file.replaceAll(path.sep, '/');

/** A longer loop is not waited for. */
const mostJourneys = 5;
/** For what no journey is known to run: together they open the shop, the admin panel and a partner's pages. */
const smoke = [
  'order-from-cart-to-wallet',
  'shop-browse',
  'shop-checkout',
  'shell-session',
  'admin-products',
];
/** The journeys that run a file, by its path from the root; tests/support/touched.ts says how it is made anew. */
const mapFile = path.join(root, 'tests/journeys/touched.json');

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
 * @param {readonly string[]} changed paths from the root
 * @param {Readonly<Record<string, readonly string[]>>} map names of journeys by file
 * @returns {{ chosen: string[], leftOut: string[] }} names: few files choose a journey by much, files of all journeys by little
 */
export function journeysFor(changed, map) {
  const sources = changed.filter(
    (file) => /^[\w-]+(\/\w+)?\/src\//.test(file) && !/\.test\.|\/testing\//.test(file),
  );
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const file of sources) {
    const known = map[file] ?? besideIt(file, map);
    for (const name of known) weights.set(name, (weights.get(name) ?? 0) + 1 / known.length);
  }
  const names = [...weights.keys()].toSorted(
    (one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0),
  );
  const isUnknown = sources.some((file) => (map[file] ?? besideIt(file, map)).length === 0);
  const all = [...new Set([...names, ...(isUnknown ? smoke : [])])];
  return { chosen: all.slice(0, mostJourneys), leftOut: all.slice(mostJourneys) };
}

/** The journeys of the files in its folder: a style, a constant or a new file runs nothing by itself. @param {string} file @param {Readonly<Record<string, readonly string[]>>} map */
function besideIt(file, map) {
  const beside = Object.keys(map).filter((other) => path.dirname(other) === path.dirname(file));
  return [...new Set(beside.flatMap((other) => map[other] ?? []))];
}

/** The room of the server, or of the domain, that a file lies in. @param {string} file */
const roomOf = (file) => /\/(?:functions|packages\/domain)\/src\/([\w-]+)\//.exec(withSlashes(file))?.[1];

/**
 * Nearly every test on the emulators and every history imports nearly all of the server: those of the rooms that have changed say most.
 * @param {readonly string[]} changed @param {readonly string[]} tests @returns {string[]}
 */
export function nearest(changed, tests) {
  const rooms = new Set(changed.map(roomOf));
  const isDear = (/** @type {string} */ file) =>
    /\.emulator\.test\.|\/testing\/histories\//.test(withSlashes(file));
  return tests.filter((file) => changed.includes(file) || !isDear(file) || rooms.has(roomOf(file)));
}

/**
 * @param {readonly string[]} changed absolute paths
 * @param {readonly string[]} tests absolute paths of tests that import one of them
 * @param {readonly string[]} jestArguments
 * @returns {Selection[]} journeys and long tests only where they have changed themselves: all journeys use all of the shop
 */
export function selectionsOf(changed, tests, jestArguments = []) {
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

/**
 * @param {readonly string[]} jestArguments
 * @param {(line: string) => void} say
 * @returns {Promise<Selection[]>}
 * @throws {UserError} if nothing has changed
 */
export async function selectChanged(jestArguments, say) {
  const since = await beginning();
  const [changed, tests, journeys] = await Promise.all([
    changedSince(since),
    testsSince(since),
    git('ls-files', '*.journey.test.ts'),
  ]);
  const map = JSON.parse(readFileSync(mapFile, 'utf8'));
  const { chosen, leftOut } = journeysFor(
    changed.map((file) => withSlashes(path.relative(root, file))),
    map,
  );
  const near = nearest(changed, tests);
  if (near.length < tests.length)
    say(
      `Left out: ${tests.length - near.length} files of handlers and histories that import it from other rooms`,
    );
  if (leftOut.length > 0) say(`Left out: ${leftOut.join(', ')}, which run some of it, too`);
  const named = (journeys ?? []).filter((file) => chosen.includes(path.basename(file, '.journey.test.ts')));
  const selections = selectionsOf(
    [...changed, ...named.map((file) => path.join(root, file))],
    near,
    jestArguments,
  );
  if (changed.length === 0)
    throw new UserError(`Nothing has changed since ${since.slice(0, 8)}, where main is.`);
  return selections;
}
