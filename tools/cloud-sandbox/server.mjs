/**
 * A cloud that can be driven here: the control plane of one Firebase project in memory, called by the real firebase-tools and the real gcloud
 * under the real names of Google's APIs. It refuses what Google refuses, and what it does not know (501). No code of functions runs, rules
 * are not compiled, and nothing is kept.
 * @module
 */
// cspell:ignore CLOUDSDK
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { answer } from './answer.mjs';
import { runGcloud } from './gcloud.mjs';
import { serviceName } from './project.mjs';
import { gcloudVariables, openDoor } from './real-gcloud.mjs';
import { serveSite, siteOfHost } from './sites.mjs';

/** @typedef {import('./project.mjs').Project} Project */

/** @param {import('node:http').IncomingMessage} request */
async function bytesOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** For every name that is called here; whoever runs below `environment` believes it. */
const certificate = () =>
  generate([{ name: 'commonName', value: 'Cloud sandbox' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: ['*.googleapis.com', '*.web.app', '*.firebaseapp.com', '*.firebaseio.com'].map((value) => ({
          type: 2,
          value,
        })),
      },
    ],
  });

/** @param {Project} project @param {(line: string) => void} say @returns {import('node:http').RequestListener} */
const listener = (project, say) => async (request, response) => {
  const { method = '', url = '/', headers } = request;
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const site = siteOfHost(host);
  if (site !== null) return serveSite(project, site, request, response);
  const quotaProject = headers['x-goog-user-project'];
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  const bytes = await bytesOf(request);
  if (host === serviceName('gcloud'))
    return response.end(JSON.stringify(runGcloud(project, JSON.parse(bytes.toString('utf8')), token ?? '')));
  const {
    status = 200,
    json,
    headers: further,
  } = answer(project, {
    method,
    host,
    path: url,
    headers,
    now: Date.now(),
    bytes,
    ...(token && { token }),
    ...(typeof quotaProject === 'string' && { quotaProject }),
  });
  say(`${status} ${method} ${host}${url}${status === 200 ? '' : ` ${JSON.stringify(json)}`}`);
  return response
    .writeHead(status, { 'Content-Type': 'application/json', ...further })
    .end(JSON.stringify(json));
};

/** By what the pipeline signs in, as the setup has made it: the inputs of google-github-actions/auth. @param {Project} project */
const signInOf = ({ id, number }) => ({
  workload_identity_provider: `projects/${number}/locations/global/workloadIdentityPools/github/providers/github`,
  service_account: `deploy@${id}.iam.gserviceaccount.com`,
});

/** This program's own variables, without those by which Google's programs find something else. @param {string} folder of programs that come first */
const plainVariables = (folder) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(FIREBASE|GOOGLE|GCLOUD|CLOUDSDK_(?!PYTHON)|(https?|all|no)_proxy)/i.test(name),
    ),
  ),
  PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env['PATH']}`,
});

/** A folder with programs in `bin`. @param {Readonly<Record<string, string>>} programs shell text by name */
async function folderWith(programs) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cloud-sandbox-'));
  await mkdir(path.join(folder, 'bin'));
  for (const [name, text] of Object.entries(programs))
    await writeFile(path.join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return folder;
}

/**
 * @param {Project} project is what calls change
 * @param {{ say?: (line: string) => void, programs?: Readonly<Record<string, string>> }} [options] `say`: gets a line for each call; `programs`:
 *   shell text by name, found before the installed ones
 */
export async function startSandbox(project, { say = () => {}, programs = {} } = {}) {
  const folder = await folderWith(programs);
  const { private: key, cert } = await certificate();
  const server = https.createServer({ key, cert }, listener(project, say)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const door = await openDoor(port);
  const authority = path.join(folder, 'authority.pem');
  await writeFile(authority, cert);

  /** @param {string} name @param {Record<string, unknown>} content */
  const keep = async (name, content) => {
    const file = path.resolve(folder, name);
    await writeFile(file, JSON.stringify(content));
    return file;
  };
  /** @param {string} credentials @returns {NodeJS.ProcessEnv} */
  const environment = (credentials) => ({
    ...plainVariables(folder),
    ...gcloudVariables({ door: door.port, authority, credentials, folder }),
    CLOUD_SANDBOX_PORT: String(port),
    NODE_OPTIONS: `--import=${new URL('./only-here.mjs', import.meta.url).href}`,
    NODE_EXTRA_CA_CERTS: authority,
    GOOGLE_APPLICATION_CREDENTIALS: credentials,
    // firebase-tools remembers there which APIs are on, and who signed in.
    XDG_CONFIG_HOME: folder,
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools asks npm for the newest firebase-functions, which would be tried again for ten seconds.
    npm_config_offline: 'true',
  });
  return {
    project,
    /** A person, as after `gcloud auth application-default login`. @param {string} email @returns {Promise<NodeJS.ProcessEnv>} of programs */
    asPerson: async (email) =>
      environment(
        await keep(`${email}.json`, {
          type: 'authorized_user',
          client_id: 'gcloud',
          client_secret: 'gcloud',
          refresh_token: email,
        }),
      ),
    /**
     * A job of a workflow, as google-github-actions/auth leaves it: with its credentials among the sources.
     * @param {{ repository: string, ref: string, environment: string }} claims of GitHub's token
     * @param {string} [workspace] folder of the sources
     * @param {Readonly<Record<string, string>>} [inputs] of that action
     * @returns {Promise<NodeJS.ProcessEnv>} of its programs
     */
    asWorkflow: async (claims, workspace = folder, inputs = signInOf(project)) => {
      const sub = `repo:${claims.repository}:environment:${claims.environment}`;
      const token = Buffer.from(JSON.stringify({ ...claims, sub })).toString('base64url');
      const tokenFile = path.join(folder, 'github.jwt');
      await writeFile(tokenFile, `e30.${token}.sandbox`);
      return environment(
        await keep(path.join(workspace, 'gha-creds-0123456789abcdef.json'), {
          type: 'external_account',
          audience: `//iam.googleapis.com/${inputs['workload_identity_provider']}`,
          subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
          token_url: 'https://sts.googleapis.com/v1/token',
          service_account_impersonation_url: `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${inputs['service_account']}:generateAccessToken`,
          credential_source: { file: tokenFile },
        }),
      );
    },
    stop: async () => {
      server.closeAllConnections();
      await Promise.all([once(server.close(), 'close'), door.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startSandbox>>} Sandbox */
