/**
 * Composes the files of a stack's sites: copies of the builds (a rebuild for another stack must not change files
 * under a running one), and for the shell this stack's remotes.json and config.json.
 * @module
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeLocalConfig, composeManifest } from '../../manifest.mjs';
import { serverBuildFile } from '../build/server-build.mjs';
import { readJson, root } from '../../base/paths.mjs';
import { projectId, remotes, storageBucket } from '../../base/project.mjs';

/** @typedef {import('../../base/ports.mjs').Ports} Ports */
/** @typedef {import('../../base/project.mjs').SiteName} SiteName */

/** @param {string} workspace folder of a workspace @returns {string} */
export const versionOf = (workspace) => readJson(`${workspace}/package.json`).version;

/** @param {string} file */
const readIfThere = async (file) => (existsSync(file) ? readFile(file) : null);

/**
 * @param {Ports} ports
 * @param {readonly SiteName[]} built sites that are served as they were built; others change while they are served
 *   (webpack dev servers) or are not served, and have no integrity
 * @returns {Promise<import('../../manifest.mjs').Manifest>}
 */
export async function localManifest(ports, built) {
  const entries = remotes.map(async ({ site, name, mount, role, area }) => ({
    ...{ name, mount, role, area },
    origin: `http://localhost:${ports[site]}`,
    version: versionOf(site),
    content: built.includes(site) ? await readFile(path.join(root, site, 'dist', 'remoteEntry.js')) : null,
    serverBuild: built.includes(site)
      ? await readIfThere(path.join(root, site, 'dist', serverBuildFile))
      : null,
  }));
  return composeManifest(await Promise.all(entries));
}

/** @param {Ports} ports */
export function localConfig(ports) {
  return composeLocalConfig({ projectId, storageBucket, ports, release: versionOf('shell') });
}

/**
 * @param {string} sitesDir is replaced; afterwards it has a folder for each site
 * @param {Ports} ports
 * @param {readonly SiteName[]} sites
 */
export async function composeSites(sitesDir, ports, sites) {
  await rm(sitesDir, { recursive: true, force: true });
  await mkdir(sitesDir, { recursive: true });
  // Hosting's `ignore` in firebase.json leaves out the same.
  const filter = (/** @type {string} */ file) => !file.endsWith('.map');
  const copies = sites.map((site) =>
    cp(path.join(root, site, 'dist'), path.join(sitesDir, site), { recursive: true, filter }),
  );
  await Promise.all(copies);
  if (!sites.includes('shell')) return;
  const shell = path.join(sitesDir, 'shell');
  const manifest = await localManifest(ports, sites);
  await writeFile(path.join(shell, 'remotes.json'), JSON.stringify(manifest));
  await writeFile(path.join(shell, 'config.json'), JSON.stringify(localConfig(ports)));
}
