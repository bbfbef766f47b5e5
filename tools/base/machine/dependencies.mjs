/**
 * Checks the version of Node and installs the npm packages. Imports Node's own modules only: on a fresh clone
 * there is nothing else.
 * @module
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../processes/lock.mjs';
import { cacheDir, readJson, root } from '../paths.mjs';
import { seconds } from '../progress.mjs';
import { run } from '../run.mjs';
import { UserError } from '../user-error.mjs';
import { goOnWithOwnNode } from './own-node.mjs';

const lockFile = path.join(root, 'package-lock.json');
const modulesDir = path.join(root, 'node_modules');
const stampFile = path.join(modulesDir, '.basket-install');
/** npm's record of installed packages. */
const installedFile = path.join(modulesDir, '.package-lock.json');

/**
 * @param {string} version such as 20.19.1
 * @param {string} range comparators as package.json's `engines` has them, such as `>=20.19 <23`
 * @returns {boolean}
 */
export function satisfies(version, range) {
  return range.split(/\s+/).every((comparator) => {
    const [, operator, wanted] = /^(>=|<)(.+)$/.exec(comparator) ?? [];
    if (wanted === undefined) throw new Error(`engines in package.json: ${comparator} is not understood`);
    const order = compareVersions(version, wanted);
    return operator === '<' ? order < 0 : order >= 0;
  });
}

/** @param {string} one @param {string} other @returns {number} below, at or above 0, as for sorting */
export function compareVersions(one, other) {
  const numbers = (/** @type {string} */ text) => text.split('.').map(Number);
  const [left, right] = [numbers(one), numbers(other)];
  for (let place = 0; place < 3; place++) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** @throws {UserError} if this Node cannot run the project */
function checkNode() {
  const { engines } = readJson('package.json');
  const version = process.versions.node;
  if (!satisfies(version, engines.node)) {
    throw new UserError(`Basket Express needs Node ${engines.node}, but this is Node ${version}.`);
  }
}

/**
 * Checks Node, and installs the npm packages if they are missing or older than package-lock.json. Starts the program again where
 * it does not run on the Node that is one of them.
 * @param {(line: string) => void} say
 * @throws {UserError} if that fails
 */
export async function ensureDependencies(say) {
  checkNode();
  // a start and a test run may begin on the same fresh clone at the same time
  if (!(await isStamped())) await withLock(path.join(cacheDir, 'install.lock'), () => installIfNeeded(say));
  await goOnWithOwnNode();
}

/** @returns {Promise<string>} changes with package-lock.json */
async function lockHash() {
  return createHash('sha256')
    .update(await readFile(lockFile))
    .digest('hex');
}

async function isStamped() {
  return existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === (await lockHash());
}

/** @param {(line: string) => void} say */
async function installIfNeeded(say) {
  if (await isStamped()) return;
  if (!(await isInstalled())) {
    const begin = performance.now();
    say(`  Installing npm packages${existsSync(modulesDir) ? ', which have changed' : ', a minute or two'}…`);
    const { code } = await npm(['ci', '--no-audit', '--no-fund']);
    if (code !== 0)
      throw new UserError('The npm packages could not be installed: see above what npm ci says.');
    say(`  ✓ npm packages installed in ${seconds(performance.now() - begin)}`);
  }
  await writeFile(stampFile, await lockHash());
}

/** Whether the installed packages match the lockfile, e.g. after `npm install` by hand. */
async function isInstalled() {
  if (!existsSync(installedFile)) return false;
  /** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */
  /** @type {Packages} */
  const wanted = readJson('package-lock.json').packages;
  /** @type {Packages} */
  const installed = JSON.parse(await readFile(installedFile, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([place, { optional }]) => place.startsWith('node_modules/') && !optional)
    .every(([place, { version }]) => installed[place] !== undefined && installed[place].version === version);
}

/** @param {string[]} parameters */
function npm(parameters) {
  // under `npm start` npm says where it is; elsewhere the PATH knows
  const program = process.env.npm_execpath;
  if (program?.endsWith('.js'))
    return run(process.execPath, [program, ...parameters], { cwd: root, show: true });
  return run('npm', parameters, { cwd: root, show: true });
}
