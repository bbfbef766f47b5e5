/**
 * Keeps the hashed files of the releases before in a site's build: cached pages and open tabs name them, and Hosting serves
 * only what the newest release has.
 * @module
 */
import { existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Named by their content, so that files of several releases do not get in each other's way. */
export const hashedFile = /\.[0-9a-f]{8,32}\.(js|css|woff2|svg|webp|png)$/;

/** In a site's build: the hashed files of its releases, the newest first. */
const releasesFile = 'releases.json';

/** The newest one, and two before it. */
const maxReleases = 3;

/** @typedef {readonly (readonly string[])[]} Releases */

/**
 * @param {Releases} before
 * @param {readonly string[]} files of the build that was just made
 * @returns {Releases} a build that came out as the last one is no other release
 */
export function withRelease(before, files) {
  const newest = files.filter((file) => hashedFile.test(file)).toSorted();
  const others = before.filter((release) => release.join() !== newest.join());
  return [newest, ...others].slice(0, maxReleases);
}

/** @param {string} dist @returns {Promise<Releases>} */
export async function readReleases(dist) {
  const file = path.join(dist, releasesFile);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

/**
 * After a build, which deletes no hashed file: notes its files and deletes those of older releases.
 * @param {string} dist
 * @param {readonly string[]} files that the build has written, relative to `dist`
 */
export async function keepReleases(dist, files) {
  const releases = withRelease(await readReleases(dist), files);
  const kept = new Set(releases.flat());
  const found = (await readdir(dist, { recursive: true })).map((name) => name.replaceAll(path.sep, '/'));
  const old = found.filter((name) => hashedFile.test(name) && !kept.has(name));
  await Promise.all(old.map((name) => rm(path.join(dist, name))));
  await writeFile(path.join(dist, releasesFile), JSON.stringify(releases));
}
