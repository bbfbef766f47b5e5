/**
 * Keeps the source maps of a release in the project's bucket, where the functions lead the places of page errors back to the sources by
 * them; maps go to no site. An object is `source-maps/SITE/RELEASE.json.gz`: JSON of the maps by script, packed by gzip, without the sources'
 * text. Pages name the shell by the hash of its main script, so its objects are `source-maps/shell/MAIN.RELEASE.json.gz`.
 * @module
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { UserError } from '../base/user-error.mjs';
import { filesOfBuild } from './builds.mjs';
import { ownToken, storageOrigin } from './lock-records.mjs';
import { entryNameOf, releaseIdOf } from './releases.mjs';

/** Before the names of all of them; the pipeline's role is for these names alone (tools/setup). */
export const mapsFolder = 'source-maps/';

/** @typedef {(name: string, content: Uint8Array) => Promise<void>} KeepMaps puts an object there, unless it is there already */

/** @param {string} site @param {import('./releases.mjs').Release} release */
function objectOf(site, { id, files }) {
  const main = Object.keys(files).flatMap((name) => /^js\/main\.([0-9a-f]+)\.js$/.exec(name)?.[1] ?? []);
  return `${mapsFolder}${site}/${[...(site === 'shell' ? main : []), id].join('.')}.json.gz`;
}

/** A path in the repository, of one as webpack writes it: `webpack://mf_shop/../packages/ui/src/bill.tsx`. @param {string} site @param {string} source */
const pathOf = (site, source) =>
  source.startsWith('webpack://')
    ? path.posix.join(site, source.replace(/^webpack:\/\/[^/]*\//, ''))
    : source;

/**
 * @param {string} site
 * @param {string} dist
 * @returns {Promise<Record<string, object>>} the maps of its scripts, by their names on the site
 */
async function mapsOfBuild(site, dist) {
  const files = await filesOfBuild(dist);
  const scripts = Object.keys(files).filter((name) => existsSync(path.join(dist, `${name}.map`)));
  const maps = scripts
    .filter((name) => name.endsWith('.js'))
    .map(async (name) => {
      const { version, sources, names, mappings } = JSON.parse(
        await readFile(path.join(dist, `${name}.map`), 'utf8'),
      );
      const paths = sources.map((/** @type {string} */ source) => pathOf(site, source));
      const script = name === 'remoteEntry.js' ? entryNameOf(releaseIdOf(files)) : path.posix.basename(name);
      return [script, { version, sources: paths, names, mappings }];
    });
  return Object.fromEntries(await Promise.all(maps));
}

/**
 * Keeps the maps of a build before its release is on the air. Without them the places of its errors stay as they are; a deploy, which may
 * be urgent, goes on and says so.
 * @param {object} order
 * @param {{ keepMaps: KeepMaps }} order.target
 * @param {string} order.site
 * @param {import('./releases.mjs').Release} order.release
 * @param {string} order.dist
 * @param {(text: string) => void} order.say
 */
export async function keepMapsOf({ target, site, release, dist, say }) {
  try {
    const maps = await mapsOfBuild(site, dist);
    if (Object.keys(maps).length === 0) throw new UserError('the build has none');
    await target.keepMaps(objectOf(site, release), gzipSync(JSON.stringify(maps)));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    say(`${site}: no source maps of release ${release.id} are kept for errors of its pages: ${why}.`);
  }
}

/**
 * @param {string} bucket
 * @param {{ origin?: string, token?: () => Promise<string>, send?: typeof fetch }} [outside] `origin`: of Cloud Storage, or of its emulator
 * @returns {KeepMaps}
 */
export const keepInBucket =
  (bucket, { origin = storageOrigin(), token = ownToken, send = fetch } = {}) =>
  async (name, content) => {
    const query = new URLSearchParams({ uploadType: 'media', name, ifGenerationMatch: '0' });
    const answer = await send(`${origin}/upload/storage/v1/b/${bucket}/o?${query}`, {
      method: 'POST',
      body: Buffer.from(content),
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/gzip' },
      signal: AbortSignal.timeout(60_000),
    });
    // Whoever was stopped in the middle has kept them.
    if (answer.ok || answer.status === 412) return;
    throw new UserError(
      `Storage answers ${answer.status}. It needs the role roles/storage.objectCreator for objects below ${mapsFolder} (docs/production.md)`,
    );
  };
