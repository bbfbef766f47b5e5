/**
 * The scripts and styles that a first visit to /home downloads, read from the builds: the budget of the first
 * view is checked with it. By hand: `node tools/webpack/first-view.mjs` after a build.
 * @module
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { repositoryRoot } from './apps.mjs';
import { pageFilesName } from './page-files-plugin.mjs';

/**
 * @typedef {object} FirstViewFile
 * @property {'shell' | 'mf-shop'} app
 * @property {string} name relative to the build
 * @property {number} bytes
 * @property {number} brotliBytes at the highest quality, as a CDN keeps it
 *
 * @typedef {object} FirstView
 * @property {FirstViewFile[]} files in the order of loading
 * @property {number} requests without those for texts
 * @property {number} brotliKb sum in KB of 1,024 bytes
 */

const homePage = 'mf-shop/src/features/home/home-page';

/**
 * @param {{ distDirs?: { shell: string, 'mf-shop': string } }} [options] folders of the two builds; by default those in
 *   the repository
 * @returns {Promise<FirstView>}
 * @throws {Error} when a build is missing, or does not have the parts that a first view consists of
 */
export async function firstView({ distDirs = ownBuilds() } = {}) {
  const shell = await readPageFiles(distDirs.shell);
  const shop = await readPageFiles(distDirs['mf-shop']);
  const container = partOf(shop.entries, 'mf_shop');
  const routes = partOf(shop.entries, './routes');
  // A home page that is not loaded apart is part of the routes.
  const page = shop.lazy[homePage] ?? [];
  const files = [
    ...partOf(shell.entries, 'main').map((name) => ({ app: /** @type {const} */ ('shell'), name })),
    ...[...container, ...routes, ...page].map((name) => ({ app: /** @type {const} */ ('mf-shop'), name })),
  ];
  const distinct = [...new Map(files.map((file) => [`${file.app}/${file.name}`, file])).values()];
  const measured = await Promise.all(distinct.map((file) => measure(distDirs[file.app], file)));
  return {
    files: measured,
    // A rendered page has its texts in itself.
    requests: measured.filter(({ name }) => !name.startsWith('js/text-')).length,
    brotliKb: measured.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1024,
  };
}

function ownBuilds() {
  return {
    shell: path.join(repositoryRoot, 'shell/dist'),
    'mf-shop': path.join(repositoryRoot, 'mf-shop/dist'),
  };
}

/**
 * @param {string} dist
 * @returns {Promise<import('./page-files-plugin.mjs').PageFiles>}
 */
async function readPageFiles(dist) {
  return JSON.parse(await readFile(path.join(dist, pageFilesName), 'utf8'));
}

/**
 * @param {Record<string, string[]>} parts
 * @param {string} name
 */
function partOf(parts, name) {
  const files = parts[name];
  if (!files) throw new Error(`The build has no part ${name}, only ${Object.keys(parts).join(', ')}`);
  return files;
}

/**
 * @param {string} dist
 * @param {Pick<FirstViewFile, 'app' | 'name'>} file
 * @returns {Promise<FirstViewFile>}
 */
async function measure(dist, file) {
  const content = await readFile(path.join(dist, file.name));
  const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { ...file, bytes: content.length, brotliBytes: compressed.length };
}

/** @param {FirstView} view */
function print({ files, requests, brotliKb }) {
  const kb = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1).padStart(7);
  for (const { app, name, bytes, brotliBytes } of files) {
    console.log(`${kb(brotliBytes)} KB brotli ${kb(bytes)} KB  ${app}/${name}`);
  }
  console.log(`${brotliKb.toFixed(1).padStart(7)} KB brotli in ${requests} requests`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) print(await firstView());
