/**
 * Reads a site's build as a release, and puts together the folder that a site gets.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { integrityOf } from '../manifest.mjs';
import { serverBuildFile } from '../stack/build/server-build.mjs';
import { versionOf } from '../stack/sites/site-content.mjs';
import { root } from '../base/paths.mjs';
import { UserError } from '../base/user-error.mjs';
import { changedFilesIn, commitNow } from './facts.mjs';
import { deployedFile, filesOnSite, releaseIdOf, withVersionedNames } from './releases.mjs';

/** @typedef {import('./releases.mjs').Release} Release */
/** @typedef {import('./releases.mjs').Deployed} Deployed */
/** @typedef {import('./releases.mjs').FileFacts} FileFacts */

/** Builds what is stale of them. @param {readonly string[]} parts of a deploy @throws {Error} if one does not build */
export const buildParts = (parts) =>
  execFileSync(process.execPath, [path.join(root, 'tools/build.mjs'), ...parts], { stdio: 'inherit' });

/** @param {Uint8Array} content @returns {FileFacts} */
const factsOf = (content) => ({
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.length,
});

/** Beside the files of a build, and not on a site: what it was built from. The same files of two commits are one release. */
export const labelFile = 'build-label.json';

const labelSchema = v.object({ version: v.string(), platform: v.string(), commit: v.string() });

/** As `git describe --dirty` marks what no commit has. */
const dirty = '-dirty';

/** @param {Pick<Release, 'commit'>} release @returns {boolean} whether somebody could build it again */
export const isOfCommit = ({ commit }) => commit !== '' && !commit.endsWith(dirty);

/** A commit as people read it. @param {string} commit */
export const shortCommit = (commit) => commit.replace(/^([0-9a-f]{10})[0-9a-f]*/, '$1');

/** The commit from which a build of now comes; empty where the sources are not in git. @returns {string} */
function commitOfSources() {
  if (!existsSync(path.join(root, '.git'))) return '';
  return commitNow() + (changedFilesIn().length > 0 ? dirty : '');
}

/**
 * Says in the builds what they were built from. A build that is not stale is what this commit builds, too.
 * @param {readonly string[]} sites that are built
 */
export async function labelBuilds(sites) {
  const about = { platform: versionOf('packages/web'), commit: commitOfSources() };
  for (const site of sites) {
    const label = JSON.stringify({ version: versionOf(site), ...about });
    await writeFile(path.join(root, site, 'dist', labelFile), label);
  }
}

/** Files that a stack or a deploy adds to a build. */
const notOfBuild = new Set(['remotes.json', 'config.json', deployedFile, labelFile]);

/** @param {string} dist @returns {Promise<Record<string, FileFacts>>} without source maps */
export async function filesOfBuild(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.endsWith('.map') && !notOfBuild.has(name));
  const files = await Promise.all(
    names.sort().map(async (name) => [name, factsOf(await readFile(path.join(dist, name)))]),
  );
  return Object.fromEntries(files);
}

/**
 * @param {string} dist
 * @param {{ version: string, platform: string, commit: string, at: string }} about
 * @returns {Promise<Release>}
 * @throws {UserError} without a build
 */
export async function readRelease(dist, about) {
  if (!existsSync(dist)) throw new UserError(`There is no build in ${dist}: npm run build.`);
  const own = await filesOfBuild(dist);
  const id = releaseIdOf(own);
  const hashOf = async (/** @type {string} */ name) =>
    own[name] === undefined ? null : integrityOf(await readFile(path.join(dist, name)));
  const integrity = await hashOf('remoteEntry.js');
  return {
    id,
    ...about,
    integrity,
    rendering: integrity === null ? null : await hashOf(serverBuildFile),
    files: withVersionedNames(own, id),
  };
}

/**
 * A build as a release, by what it says of itself: it may be of another commit than the sources here.
 * @param {string} dist
 * @throws {UserError} if it says nothing
 */
export async function releaseOf(dist) {
  const file = path.join(dist, labelFile);
  if (!existsSync(file))
    throw new UserError(
      `${dist} does not say what it was built from: there, "npm run build" writes ${labelFile}.`,
    );
  const label = v.parse(labelSchema, JSON.parse(await readFile(file, 'utf8')));
  return readRelease(dist, { ...label, at: new Date().toISOString() });
}

/**
 * Writes the folder of a site: every file by its hash, from the build where it is there, else from the site.
 * @param {string} folder is replaced
 * @param {Deployed} deployed
 * @param {{ dist: string | null, read: (file: string) => Promise<Uint8Array>, further?: Record<string, unknown> }} sources
 *   `further`: files to write as JSON
 * @returns {Promise<{ fetched: number }>}
 * @throws {UserError} if the site answers with other content than it says
 */
export async function composeSiteFolder(folder, deployed, { dist, read, further = {} }) {
  const built = new Map(
    dist === null || !existsSync(dist)
      ? []
      : Object.entries(await filesOfBuild(dist)).map(([name, { sha256 }]) => [sha256, path.join(dist, name)]),
  );
  await rm(folder, { recursive: true, force: true });
  let fetched = 0;
  for (const [name, { sha256 }] of Object.entries(filesOnSite(deployed.releases))) {
    const local = built.get(sha256);
    if (local === undefined) fetched += 1;
    const content = local === undefined ? await read(name) : await readFile(local);
    if (factsOf(content).sha256 !== sha256)
      throw new UserError(
        `${name} is not what ${deployedFile} says: somebody has deployed past "npm run deploy".`,
      );
    await writeInto(folder, name, content);
  }
  for (const [name, content] of Object.entries({ ...further, [deployedFile]: deployed }))
    await writeInto(folder, name, JSON.stringify(content));
  return { fetched };
}

/** @param {string} folder @param {string} name @param {Uint8Array | string} content */
export async function writeInto(folder, name, content) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
