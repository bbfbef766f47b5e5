/**
 * Serves the sites as Firebase Hosting would: superstatic, which the Hosting emulator is made of, with firebase.json's
 * own headers and rewrites; only the addresses in its security policy are this stack's. Why not that emulator: docs/decisions/008.
 * @module
 */
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import querystring from 'node:querystring';
import { loadFirebaseTools, requireFromFirebaseTools } from '../../emulators/firebase-tools.mjs';
import { localOrigins, withSecurityHeaders } from '../../security-headers.mjs';
import { emulatorHost, readHostingSites } from '../firebase/firebase-config.mjs';
import { projectId } from '../../base/project.mjs';

/** @typedef {import('../../base/project.mjs').SiteName} SiteName */

/** As long as the emulators wait for theirs. */
const lastRequestsTimeoutMs = 10_000;

/**
 * @typedef {object} SiteServers
 * @property {(site: SiteName) => Promise<void>} kill connections to it are refused from now on
 * @property {(site: SiteName) => Promise<void>} restore it is back on its port
 * @property {() => Promise<void>} stop requests under way may end first
 */

/**
 * @param {string} sitesDir a folder for each site
 * @param {import('../../base/ports.mjs').Ports} ports
 * @param {readonly SiteName[]} names sites to serve
 * @returns {Promise<SiteServers>}
 */
export async function startSiteServers(sitesDir, ports, names) {
  const origins = localOrigins(ports);
  const hosting = readHostingSites().map((site) => withSecurityHeaders(site, origins));
  /** @type {Map<SiteName, http.Server>} */
  const running = new Map();

  /** @param {SiteName} site */
  const restore = async (site) => {
    if (running.has(site)) return;
    const settings = hosting.find(({ target }) => target === site);
    if (!settings) throw new Error(`firebase.json has no hosting target ${site}`);
    const handler = siteHandler(path.join(sitesDir, site), settings, ports.functions);
    running.set(site, await listen(handler, ports[site]));
  };
  /** @param {SiteName} site */
  const kill = async (site) => {
    const server = running.get(site);
    running.delete(site);
    if (server) await close(server, 0);
  };

  const stop = async () => {
    await Promise.all([...running.values()].map((server) => close(server, lastRequestsTimeoutMs)));
    running.clear();
  };
  const started = await Promise.allSettled(names.map(restore));
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) {
    await stop(); // whoever started them waits for their end
    throw failed.reason;
  }
  return { kill, restore, stop };
}

/**
 * @param {string} dir
 * @param {import('../firebase/firebase-config.mjs').HostingSite} settings
 * @param {number} functionsPort
 * @returns {http.RequestListener}
 */
function siteHandler(dir, settings, functionsPort) {
  const { default: superstatic } = requireFromFirebaseTools('superstatic');
  const { proxyRequestHandler } = loadFirebaseTools('hosting/proxy');
  const handle = superstatic({
    config: JSON.stringify({ ...settings, public: '.' }), // an object would be merged with a firebase.json here
    cwd: dir,
    stack: 'strict',
    compression: true,
    fallthrough: false,
    rewriters: {
      /** @param {{ function: { functionId: string, region: string } }} rewrite */
      function: ({ function: { functionId, region } }) => {
        const url = `http://${emulatorHost}:${functionsPort}/${projectId}/${region}/${functionId}`;
        return Promise.resolve(proxyRequestHandler(url, `function ${functionId}`));
      },
    },
  });
  return (request, response) => {
    keepFailuresOutOfCaches(response);
    // The proxy hears of no answer that breaks off: its error would end the whole stack.
    response.on('pipe', (/** @type {import('node:stream').Readable} */ answer) =>
      answer.on('error', () => response.destroy()),
    );
    request.url = readable(request.url);
    handle(request, response, () =>
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n'),
    );
  };
}

/** Superstatic answers a bare 500 to a path that nobody can decode; its odd letters become U+FFFD. @param {string} [address] */
function readable(address = '/') {
  const [place = '', ...query] = address.split('?');
  try {
    decodeURI(place);
    return address;
  } catch {
    return [encodeURI(querystring.unescape(place)), ...query].join('?');
  }
}

/**
 * firebase.json's headers go by path: a missing hashed file would be remembered as missing for a year, although a
 * later build may bring that name back.
 * @param {http.ServerResponse} response
 */
function keepFailuresOutOfCaches(response) {
  const { writeHead } = response;
  /** @param {[number, ...any[]]} parameters */
  response.writeHead = (...parameters) => {
    if (parameters[0] >= 400) response.setHeader('Cache-Control', 'no-store');
    return Reflect.apply(writeHead, response, parameters);
  };
}

/** @param {http.RequestListener} handler @param {number} port @returns {Promise<http.Server>} */
async function listen(handler, port) {
  const server = http.createServer(handler).listen(port, emulatorHost);
  await once(server, 'listening');
  return server;
}

/** @param {http.Server} server @param {number} patienceMs for requests under way @returns {Promise<void>} */
async function close(server, patienceMs) {
  const closed = once(server.close(), 'close');
  const idle = setInterval(() => server.closeIdleConnections(), 20); // browsers keep theirs after an answer
  const late = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
