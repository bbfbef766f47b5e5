/**
 * Finds the sources of places in a build, by the source maps that a build has and a site has not. Names of files say what they contain,
 * so a build of the same commit has the same files, whenever it is made.
 * @module
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { filesOfBuild } from './builds.mjs';
import { entryNameOf, releaseIdOf } from './releases.mjs';

/** @param {string} dist @param {string} file a script as a page's error names it @returns {Promise<string | null>} its path in the build */
async function pathInBuild(dist, file) {
  if (!existsSync(dist)) return null;
  const files = await filesOfBuild(dist);
  // The one script whose name gets its hash by the deploy.
  if (file === entryNameOf(releaseIdOf(files))) return path.join(dist, 'remoteEntry.js');
  const name = Object.keys(files).find((each) => path.posix.basename(each) === file);
  return name === undefined || file === 'remoteEntry.js' ? null : path.join(dist, name);
}

/**
 * @param {string} place `12.89abcdef.js:1:2345`, as `/admin/diagnostics` shows it
 * @param {readonly string[]} builds folders
 * @returns {Promise<string | null>} such as `mf-shop/src/cart.ts:12:7 addLine`; null: no build has that script
 * @throws {Error} if a script has no map, or the place is none
 */
export async function sourceOf(place, builds) {
  const [, file = '', line, column] = /^([\w.-]+\.js):(\d+):(\d+)$/.exec(place) ?? [];
  if (file === '') throw new Error(`${place} is no place in a script: FILE.js:LINE:COLUMN.`);
  for (const dist of builds) {
    const script = await pathInBuild(dist, file);
    if (script === null) continue;
    const map = new TraceMap(await readFile(`${script}.map`, 'utf8'));
    // Browsers count columns from one.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return `${place}, which no source has made`;
    return `${found.source}:${found.line}:${found.column + 1}${found.name === null ? '' : ` ${found.name}`}`;
  }
  return null;
}
