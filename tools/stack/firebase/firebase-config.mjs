/**
 * A firebase.json for one stack: the repository's, with that stack's ports.
 * @module
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson, root } from '../../base/paths.mjs';

/** Emulators are reached from this machine only. */
export const emulatorHost = '127.0.0.1';

/**
 * firebase-tools resolves paths from the folder of the config file and takes only some of them absolute, so they
 * are rewritten to lead from there to the repository.
 * @param {Record<string, any>} base the repository's firebase.json
 * @param {import('../../base/ports.mjs').Ports} ports
 * @param {{ configDir: string, functionsDir: string, repository: string }} folders
 * @returns {Record<string, any>}
 */
export function configForStack(base, ports, { configDir, functionsDir, repository }) {
  const [{ predeploy: _deployOnly, ...functions }] = base.functions;
  const listen = (/** @type {number} */ port) => ({ host: emulatorHost, port });
  return {
    firestore: { rules: path.join(repository, base.firestore.rules) },
    storage: { rules: path.join(repository, base.storage.rules) },
    functions: [{ ...functions, source: path.relative(configDir, functionsDir) }],
    emulators: {
      singleProjectMode: true,
      hub: listen(ports.hub),
      logging: listen(ports.logging), // starts by default
      auth: listen(ports.auth),
      firestore: { ...listen(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: listen(ports.functions),
      storage: listen(ports.storage),
      tasks: listen(ports.tasks),
      eventarc: listen(ports.eventarc),
      ui: { enabled: false }, // cannot be downloaded everywhere
    },
  };
}

/**
 * @param {{ configDir: string, functionsDir: string }} folders
 * @param {import('../../base/ports.mjs').Ports} ports
 * @returns {Promise<string>} the path of the written file
 */
export async function writeFirebaseConfig({ configDir, functionsDir }, ports) {
  const config = configForStack(readJson('firebase.json'), ports, {
    configDir,
    functionsDir,
    repository: root,
  });
  await mkdir(configDir, { recursive: true });
  const file = path.join(configDir, 'firebase.json');
  await writeFile(file, `${JSON.stringify(config, undefined, 2)}\n`);
  return file;
}

/**
 * The sites as Hosting serves them, by target.
 * @typedef {{ target: string, public: string, [setting: string]: unknown }} HostingSite
 * @returns {HostingSite[]}
 */
export const readHostingSites = () => readJson('firebase.json').hosting;
