/**
 * The installed gcloud, as a caller of the cloud sandbox. It calls through a proxy, as its settings say, behind which whatever name is the
 * sandbox. So names stay true, and nothing leaves this machine, as only-here.mjs does it for programs of Node.
 * @module
 */
// cspell:ignore CLOUDSDK
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';

/** Else gcloud asks the network for these by itself. */
const silent = {
  CLOUDSDK_CORE_DISABLE_USAGE_REPORTING: 'true',
  CLOUDSDK_CORE_CHECK_GCE_METADATA: 'false',
  CLOUDSDK_COMPONENT_MANAGER_DISABLE_UPDATE_CHECK: 'true',
};

/** A proxy behind which there is the sandbox alone. @param {number} port of the sandbox */
export async function openDoor(port) {
  // Without CONNECT nothing is encrypted: no API of Google is called so.
  const server = http.createServer((_request, response) => response.writeHead(403).end());
  server.on('connect', (_request, client) => {
    const inside = net.connect(port, '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    // Who hangs up first, by whatever reason, ends the other; gcloud says by itself what it could not read.
    pipeline(client, inside, client, () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { port: address.port, close: () => once(server.close(), 'close') };
}

/**
 * @param {{ door: number, authority: string, credentials: string, folder: string }} about `door`: its port; files: of the certificate, of
 *   who signs in; `folder`: for what gcloud keeps
 * @returns {NodeJS.ProcessEnv} prompts stay on: a line of setup that asks something must not pass
 */
export const gcloudVariables = ({ door, authority, credentials, folder }) => ({
  ...silent,
  CLOUDSDK_PROXY_TYPE: 'http',
  CLOUDSDK_PROXY_ADDRESS: '127.0.0.1',
  CLOUDSDK_PROXY_PORT: String(door),
  CLOUDSDK_CORE_CUSTOM_CA_CERTS_FILE: authority,
  CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE: credentials,
  // It keeps tokens, and knows them by no name there.
  CLOUDSDK_CONFIG: path.join(folder, `gcloud-${path.basename(credentials, '.json')}`),
});

/** Whether the installed gcloud has them: it shows their help. @returns {boolean} */
export const hasPolicies = () =>
  spawnSync('gcloud', ['monitoring', 'policies', '--help'], { env: { ...process.env, ...silent } }).status ===
  0;

/** @param {NodeJS.ProcessEnv} [env] @returns {string | null} such as `528.0.0`; null: it is not installed */
export function gcloudVersion(env = process.env) {
  const { stdout } = spawnSync('gcloud', ['version'], { env: { ...env, ...silent }, encoding: 'utf8' });
  return /^Google Cloud SDK (\S+)/m.exec(stdout ?? '')?.[1] ?? null;
}
