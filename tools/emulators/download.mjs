/**
 * Downloads emulators with firebase-tools' own downloader (proxy settings, checksums). A program of its own
 * because a stuck download can only be ended from outside: node download.mjs firestore storage
 * @module
 */
import { loadFirebaseTools, wantedJar } from './firebase-tools.mjs';

/** Closed networks often swallow packets silently: give up early unless the server answers. */
const answerTimeoutMs = 4000;

/** @param {import('./firebase-tools.mjs').JarName} name */
async function download(name) {
  const { Client } = loadFirebaseTools('apiv2');
  const { downloadEmulator } = loadFirebaseTools('emulator/download');
  const url = new URL(wantedJar(name).url);
  const server = new Client({ urlPrefix: url.origin, auth: false });
  await server.request({
    method: 'HEAD',
    path: url.pathname,
    timeout: answerTimeoutMs,
    retries: 0,
    responseType: 'stream',
    resolveOnHTTPError: true,
  });
  await downloadEmulator(name);
}

for (const name of process.argv.slice(2)) {
  await download(/** @type {import('./firebase-tools.mjs').JarName} */ (name));
}
process.exit(0); // the client keeps connections open
