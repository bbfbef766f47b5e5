/**
 * The releases that a site has on the air, as pure functions over lists of files. Every file of a release is reached by a name that
 * contains a hash, so that several releases lie side by side on a site and the list of remotes alone says which one pages load.
 * @module
 */
import { createHash } from 'node:crypto';
import { shellPaths } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';

/** On each site: its uploads, the newest first; on the shell's site also what was on the air of every site. */
export const deployedFile = 'deployed.json';

/**
 * @typedef {{ readonly sha256: string, readonly bytes: number }} FileFacts
 * @typedef {Readonly<Record<string, FileFacts>>} Files by path on the site
 * @typedef {Pick<import('../manifest.mjs').RemoteEntry, 'name' | 'mount' | 'role' | 'area'>} Place of a remote in the shop
 *
 * @typedef {object} Release
 * @property {string} id hash of its files
 * @property {string} version of the package
 * @property {string} platform version of `@basket/web` that a remote needs, and the shell brings
 * @property {string} commit
 * @property {string} at when it was deployed first, ISO
 * @property {string | null} integrity of a remote's entry script
 * @property {string | null} rendering hash of a remote's `server/build.json`, where it has one
 * @property {Files} files
 *
 * @typedef {object} Deployed
 * @property {readonly Release[]} releases
 * @property {Record<string, unknown>} hosting how the site is served: headers and rewrites
 * @property {import('./history.mjs').History} [history] on the shell's site; versions up to 1.1.0 had none
 * @property {import('./rollouts.mjs').RolloutSteps} [rollouts] on the shell's site, beside `history`
 */

const entryFile = 'remoteEntry.js';
const buildFile = 'server/build.json';

/** @param {string} id */
export const entryNameOf = (id) => `remoteEntry.${id}.js`;

/** Names that say what they contain. */
const versionedName = /\.[0-9a-f]{8,32}\.(js|cjs|json|css|woff2|svg|webp|png)$/;

/** @param {Files} files @returns {string} the same for the same files */
export function releaseIdOf(files) {
  const lines = Object.keys(files)
    .sort()
    .map((name) => `${name} ${files[name]?.sha256}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

/**
 * The files of a build, and once more under the release's name those that webpack calls the same in every build.
 * @param {Files} files @param {string} id @returns {Files}
 */
export function withVersionedNames(files, id) {
  const { [entryFile]: entry, [buildFile]: build } = files;
  return {
    ...files,
    ...(entry && { [entryNameOf(id)]: entry }),
    ...(entry && build && { [`server/build.${id}.json`]: build }),
  };
}

/**
 * Everything that a site has to serve: the newest release, and the hashed files of those before it.
 * @param {readonly Release[]} releases @returns {Files}
 */
export function filesOnSite([newest, ...others]) {
  const kept = others.flatMap(({ files }) =>
    Object.entries(files).filter(([name]) => versionedName.test(name)),
  );
  return { ...Object.fromEntries(kept.reverse()), ...newest?.files };
}

/**
 * @param {Files} before @param {Files} after
 * @returns {{ added: string[], removed: string[], unchanged: number, bytes: number }} `bytes`: of what is new
 */
export function differenceOf(before, after) {
  const known = new Set(Object.values(before).map(({ sha256 }) => sha256));
  const added = Object.keys(after).filter((name) => before[name]?.sha256 !== after[name]?.sha256);
  /** @type {Map<string, number>} */
  const uploaded = new Map();
  for (const { sha256, bytes } of added.flatMap((name) => after[name] ?? []))
    if (!known.has(sha256)) uploaded.set(sha256, bytes);
  return {
    added: added.sort(),
    removed: Object.keys(before)
      .filter((name) => after[name] === undefined)
      .sort(),
    unchanged: Object.keys(after).length - added.length,
    bytes: [...uploaded.values()].reduce((sum, size) => sum + size, 0),
  };
}

/** The release that an entry of the list of remotes names. @param {string} entry @returns {string | undefined} */
export const releaseOfEntry = (entry) => /remoteEntry\.([0-9a-f]+)\.js$/.exec(entry)?.[1];

/** The releases that the list names, which must stay; a stack begins without one. @param {import('../manifest.mjs').Manifest} manifest */
export const releasesInUse = ({ remotes }) =>
  remotes
    .flatMap(({ entry, rollout }) => [entry, ...(rollout ? [rollout.entry] : [])])
    .map((entry) => releaseOfEntry(entry) ?? 'start');

/** A release as a line of the list names it. @param {Release} release @param {string} origin of its site */
export const namesOf = ({ id, version, integrity, rendering }, origin) => ({
  entry: new URL(`/${entryNameOf(id)}`, origin).href,
  version,
  integrity,
  rendering,
});

/** The folder, and Hosting site, of a remote that the list names. @param {string} name such as mf_shop */
export const siteOfEntry = (name) => name.replaceAll('_', '-');

/**
 * The list of remotes with one of them changed, in its place or at the end. A rollout in its line leaves.
 * @param {import('../manifest.mjs').Manifest} manifest
 * @param {Place} remote
 * @param {string} origin of its site
 * @param {Release} release
 * @returns {import('../manifest.mjs').Manifest}
 * @throws {UserError} if its path belongs to the shell or to another remote
 */
export function withRemote(manifest, { name, mount, role, area }, origin, release) {
  const other = manifest.remotes.find((each) => each.mount === mount && each.name !== name)?.name;
  const owner = shellPaths.includes(mount) ? 'the shell' : other;
  if (owner !== undefined) throw new UserError(`${name} cannot be at ${mount}, which belongs to ${owner}.`);
  const entry = { ...{ name, mount, role, area }, ...namesOf(release, origin) };
  const isKnown = manifest.remotes.some((each) => each.name === name);
  const remotes = isKnown
    ? manifest.remotes.map((each) => (each.name === name ? entry : each))
    : [...manifest.remotes, entry];
  return { ...manifest, remotes };
}
