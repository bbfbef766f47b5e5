/**
 * Writes `dist/server/build.json`: what the function `pages` has to know about a build to make pages of it, and the service worker to
 * keep its files. After both builds of a site, the browser's and the server's.
 * @module
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../manifest.mjs';
import { pageFilesName } from '../../webpack/page-files-plugin.mjs';

/** Relative to a site's build. */
export const serverBuildFile = 'server/build.json';

/**
 * @typedef {object} ServerBuild
 * @property {string} build names this build: another one has other files
 * @property {{ file: string, integrity: string }} server what renders
 * @property {import('../../webpack/page-files-plugin.mjs').PageFiles} files
 * @property {Record<string, string>} css the text of every style sheet, by file
 * @property {Record<string, Record<string, string>>} texts the script with the texts of an English one, by that and by language
 */

/**
 * @param {string} dist
 * @returns {Promise<ServerBuild>}
 * @throws {Error} if there is not exactly one file for the server
 */
export async function writeServerBuild(dist) {
  const listed = await readFile(path.join(dist, pageFilesName), 'utf8');
  /** @type {import('../../webpack/page-files-plugin.mjs').PageFiles} */
  const files = JSON.parse(listed);
  const names = (await readdir(path.join(dist, 'server'))).filter((name) => name.endsWith('.cjs'));
  const [file, ...others] = names;
  if (file === undefined || others.length > 0) throw new Error(`${dist}/server has ${names.length} files`);
  const code = await readFile(path.join(dist, 'server', file));
  const sheets = new Set(
    [...Object.values(files.entries), ...Object.values(files.lazy)]
      .flat()
      .filter((name) => name.endsWith('.css')),
  );
  const read = (/** @type {string} */ name) => readFile(path.join(dist, name), 'utf8');
  const css = await eachOf([...sheets].sort(), async (name) => [name, await read(name)]);
  const texts = await eachOf(Object.entries(files.texts), async ([english, names]) => [
    english,
    await eachOf(Object.entries(names), async ([language, name]) => [language, await read(name)]),
  ]);
  const content = {
    server: { file: `server/${file}`, integrity: integrityOf(code) },
    files,
    ...{ css, texts },
  };
  const build = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  await writeFile(path.join(dist, serverBuildFile), JSON.stringify({ build, ...content }));
  return { build, ...content };
}

/**
 * @template From, Made
 * @param {readonly From[]} list
 * @param {(one: From) => Promise<[string, Made]>} make
 * @returns {Promise<Record<string, Made>>}
 */
const eachOf = async (list, make) => Object.fromEntries(await Promise.all(list.map(make)));
