/**
 * The two files that configure a shell at run time: `/remotes.json` (the list of remotes) and
 * `/config.json` (the Firebase project). They are not part of a build: the local stack or a deploy writes them.
 * @module
 */
import { createHash } from 'node:crypto';

/**
 * @typedef {object} RemoteEntry one entry of `/remotes.json`
 * @property {string} name federation container, such as `mf_shop`
 * @property {string} mount path below which the shell shows the remote, such as `/home`
 * @property {string} entry absolute address of its remoteEntry.js
 * @property {string} version of the remote's package
 * @property {string | null} integrity `sha384-...` of remoteEntry.js; null where the file changes while it is
 *   served (webpack dev servers)
 * @property {string | null} rendering `sha384-...` of the remote's server/build.json, which names everything that pages are rendered
 *   with; null without one
 * @property {import('./base/project.mjs').Role} role who may enter the area; null: everybody. Lists up to 1.1.0 have neither this nor `area`
 * @property {string} area its name in messages, such as 'delivery area'
 * @property {import('../packages/domain/src/store/rollouts').ListedRollout} [rollout] a new release, and the share of devices that gets it first
 *
 * @typedef {{ remotes: RemoteEntry[] }} Manifest
 */

/**
 * @param {Uint8Array} content
 * @returns {string} as the `integrity` attribute of a script takes it
 */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * @param {readonly { name: string, mount: string, role: RemoteEntry['role'], area: string, origin: string, version: string, content: Uint8Array | null, serverBuild?: Uint8Array | null }[]} remotes
 *   `origin`: where the remote's site is; `content`: its built remoteEntry.js, or null for no integrity; `serverBuild`: its
 *   server/build.json, if it has one
 * @returns {Manifest}
 * @throws {Error} if two remotes claim one name or mount, or an origin is not one
 */
export function composeManifest(remotes) {
  assertDistinct(remotes.map(({ name }) => name));
  assertDistinct(remotes.map(({ mount }) => mount));
  return {
    remotes: remotes.map(({ name, mount, role, area, origin, version, content, serverBuild = null }) => ({
      ...{ name, mount, role, area },
      entry: new URL('/remoteEntry.js', origin).href,
      version,
      integrity: content === null ? null : integrityOf(content),
      rendering: serverBuild === null ? null : integrityOf(serverBuild),
    })),
  };
}

/** @param {string[]} values */
function assertDistinct(values) {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new Error(`Two remotes claim ${twice}`);
}

/**
 * @typedef {{ host: string, port: number }} HostAndPort
 *
 * @typedef {object} ShellConfig `/config.json`
 * @property {{ projectId: string, apiKey: string, authDomain: string, appId: string, storageBucket: string }} firebase
 * @property {{ authUrl: string, firestore: HostAndPort, functions: HostAndPort, storage: HostAndPort } | null} emulators
 *   null in production
 * @property {string} imageBaseUrl pictures are at this plus their encoded path plus `?alt=media`
 * @property {string | null} appCheckSiteKey
 * @property {string} release version of the shell
 */

/**
 * `/config.json` for a local stack.
 * @param {object} options
 * @param {string} options.projectId
 * @param {string} options.storageBucket
 * @param {{ auth: number, firestore: number, functions: number, storage: number }} options.ports
 * @param {string} options.release
 * @returns {ShellConfig}
 */
export function composeLocalConfig({ projectId, storageBucket, ports, release }) {
  const host = 'localhost';
  const at = (/** @type {number} */ port) => ({ host, port });
  return {
    firebase: {
      projectId,
      apiKey: 'demo-api-key', // emulators take any
      authDomain: `${projectId}.firebaseapp.com`,
      appId: '1:000000000000:web:0000000000000000',
      storageBucket,
    },
    emulators: {
      authUrl: `http://${host}:${ports.auth}`,
      firestore: at(ports.firestore),
      functions: at(ports.functions),
      storage: at(ports.storage),
    },
    imageBaseUrl: `http://${host}:${ports.storage}/v0/b/${storageBucket}/o/`,
    appCheckSiteKey: null,
    release,
  };
}
