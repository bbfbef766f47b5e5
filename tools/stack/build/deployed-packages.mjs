/**
 * package.json and package-lock.json of the deployed functions: the packages that their bundle leaves out, in the versions that
 * are tested here. Derived from the repository's own lockfile, so that there is nothing to keep in step.
 * @module
 */
import { wantedMajor } from '../../base/machine/own-node.mjs';
import { readJson } from '../../base/paths.mjs';

/**
 * @typedef {object} LockedPackage an entry of a lockfile's `packages`
 * @property {string} [version]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 * @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages by their places, such as `node_modules/sharp`
 * @typedef {{ name: string, version: string, license: string, dependencies: Record<string, string> }} Manifest
 */

/**
 * The places of everything that a workspace needs to run.
 * @param {LockedPackages} packages of the repository
 * @param {string} workspace
 * @returns {Map<string, string>} by the place in the workspace's own installation, where it is in the repository's
 */
function neededBy(packages, workspace) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const waiting = [workspace];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const at of foundBy(packages, from)) {
      const place = at.startsWith(`${workspace}/`) ? at.slice(workspace.length + 1) : at;
      const other = found.get(place);
      if (other === at) continue;
      if (other !== undefined) throw new Error(`${other} and ${at} would be in the same place`);
      found.set(place, at);
      waiting.push(at);
    }
  }
  return found;
}

/** The places of what a package needs. @param {LockedPackages} packages @param {string} from */
const foundBy = (packages, from) =>
  wantedBy(packages[from] ?? {}).flatMap(({ name, mayBeMissing }) => {
    const at = resolve(packages, from, name);
    if (at !== undefined) return [at];
    if (mayBeMissing) return [];
    throw new Error(`package-lock.json has no ${name}, which ${from} needs`);
  });

/** @param {LockedPackage} entry */
function wantedBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const names = (/** @type {object} */ of, /** @type {(name: string) => boolean} */ mayBeMissing) =>
    Object.keys(of).map((name) => ({ name, mayBeMissing: mayBeMissing(name) }));
  return [
    ...names(dependencies, () => false),
    ...names(optionalDependencies, () => true),
    ...names(peerDependencies, (name) => peerDependenciesMeta[name]?.optional === true),
  ];
}

/** Where a package finds another one: below itself, or beside it, or further up. @param {LockedPackages} packages @param {string} from @param {string} name */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/**
 * @param {LockedPackages} packages of the repository
 * @param {Manifest} source package.json of the functions
 * @param {string} node the major version that they run on
 */
export function composeDeployedPackages(packages, { name, version, license, dependencies }, node) {
  const engines = { node };
  const manifest = { name, version, private: true, license, main: 'index.cjs', engines, dependencies };
  const entries = [...neededBy(packages, 'functions')]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, at]) => {
      const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = packages[at] ?? {};
      return [place, entry];
    });
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, license, engines, dependencies }, ...Object.fromEntries(entries) },
  };
  return { manifest, lock };
}

/** The two files of the functions, as text. */
export function deployedPackages() {
  const { packages } = readJson('package-lock.json');
  const source = readJson('functions/package.json');
  const { manifest, lock } = composeDeployedPackages(packages, source, wantedMajor());
  const text = (/** @type {object} */ value) => `${JSON.stringify(value, undefined, 2)}\n`;
  return { 'package.json': text(manifest), 'package-lock.json': text(lock) };
}
