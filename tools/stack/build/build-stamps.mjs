/**
 * Finds out what must be built again, by a hash over everything that a build reads.
 * Imports Node's own modules only, since it runs first.
 * @module
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheDir, root } from '../../base/paths.mjs';
import { siteNames } from '../../base/project.mjs';

/** @typedef {import('../../base/project.mjs').SiteName | 'functions'} BuildName */

/** @type {readonly BuildName[]} */
export const buildNames = Object.freeze(['functions', ...siteNames]);

const stampDir = path.join(cacheDir, 'build');
const packages = ['domain', 'ui', 'web'].map((name) => `packages/${name}`);
const everywhere = ['package-lock.json', 'tsconfig.base.json'];
const functionsBuild = [
  'firebase.json', // names the Node that they run on
  ...['build-functions', 'deployed-packages'].map((name) => `tools/stack/build/${name}.mjs`),
];
const notInputs = new Set(['node_modules', 'dist', 'lib', 'coverage']);

/** The inputs of a build, as files and folders of the repository. @param {BuildName} name @returns {string[]} */
export function inputsOf(name) {
  return name === 'functions'
    ? [...everywhere, 'functions', 'functions/.env', 'packages/domain', 'tools/texts', ...functionsBuild]
    : [...everywhere, name, ...packages, 'tools/texts', 'tools/webpack', 'tools/stack/build'];
}

/** A file that shows that the output is there. @param {BuildName} name */
function outputOf(name) {
  if (name === 'functions') return 'functions/lib/.env'; // written last
  // Written last, where there is a build for the server.
  const isRendered = ['server.ts', 'server.tsx'].some((file) =>
    existsSync(path.join(root, name, 'src', file)),
  );
  return `${name}/dist/${isRendered ? 'server/build.json' : 'remoteEntry.js'}`;
}

/**
 * @param {BuildName} name
 * @returns {Promise<string>} changes when, and only when, a build could come out differently
 */
async function inputHash(name) {
  const stock = process.env.BASKET_STOCK_MODULES ?? ''; // tools/webpack/replaced-modules.mjs
  const hash = createHash('sha256').update(`${name} ${process.versions.node.split('.')[0]} ${stock}`);
  for (const input of inputsOf(name)) {
    for (const file of await filesBelow(path.join(root, input))) {
      hash.update(`\n${path.relative(root, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** @param {string} start a file, a folder, or nothing @returns {Promise<string[]>} sorted; without tests */
async function filesBelow(start) {
  if (!existsSync(start)) return [];
  if ((await stat(start)).isFile()) return [start];
  const entries = await readdir(start, { withFileTypes: true });
  const wanted = entries.filter(({ name }) => !notInputs.has(name) && !/^\.|\.test\.[a-z]+$/.test(name));
  const nested = await Promise.all(
    wanted
      .map((entry) => ({ entry, file: path.join(start, entry.name) }))
      .map(async ({ entry, file }) => (entry.isDirectory() ? filesBelow(file) : [file])),
  );
  return nested.flat().sort();
}

/** @param {BuildName} name */
function stampFile(name) {
  return path.join(stampDir, `${name}.sha256`);
}

/**
 * @param {readonly BuildName[]} names
 * @returns {Promise<{ name: BuildName, hash: string }[]>} those that must be built
 */
export async function findStale(names) {
  const checked = await Promise.all(
    names.map(async (name) => ({ name, hash: await inputHash(name), built: await builtHash(name) })),
  );
  return checked.filter(({ hash, built }) => hash !== built).map(({ name, hash }) => ({ name, hash }));
}

/** @param {BuildName} name @returns {Promise<string | undefined>} */
async function builtHash(name) {
  if (!existsSync(path.join(root, outputOf(name))) || !existsSync(stampFile(name))) return undefined;
  return readFile(stampFile(name), 'utf8');
}

/** Call before a build: a build that breaks off must not pass for a finished one. @param {BuildName} name */
export async function clearStamp(name) {
  await rm(stampFile(name), { force: true });
}

/**
 * Call after a build.
 * @param {BuildName} name
 * @param {string} hash of the inputs as they were before it: what changed meanwhile is built next time
 */
export async function writeStamp(name, hash) {
  await mkdir(stampDir, { recursive: true });
  await writeFile(stampFile(name), hash);
}
