/**
 * A stack's own small server on its control port. Tests in other processes switch sites off and on with it, other
 * tools find a running stack with it, and holding its port keeps a second stack from the same port offset.
 *
 *   GET  /                      {"url": ..., "env": {...}}
 *   POST /sites/NAME/kill       connections to the site are refused
 *   POST /sites/NAME/restore    it is back
 *   POST /schedules             each scheduled function is started now; answers when they have ended
 * @module
 */
import http from 'node:http';
import { emulatorHost } from '../firebase/firebase-config.mjs';
import { siteNames } from '../../base/project.mjs';
import { busyPortError } from '../../base/machine/port-check.mjs';

/** @typedef {import('../../base/project.mjs').SiteName} SiteName */

/**
 * @typedef {object} Controlled what the server gives access to once the stack has started
 * @property {string} url
 * @property {Record<string, string>} env
 * @property {(site: SiteName) => Promise<void>} killSite
 * @property {(site: SiteName) => Promise<void>} restoreSite
 * @property {() => Promise<void>} runSchedules
 */

/**
 * @param {number} port
 * @returns {Promise<{ expose: (stack: Controlled) => void, stop: () => Promise<void> }>}
 * @throws {import('../../base/user-error.mjs').UserError} if the port is taken
 */
export async function startControlServer(port) {
  /** @type {Controlled | undefined} */
  let stack;
  const server = http.createServer((request, response) => {
    answer(request, stack).then(
      ({ status, body }) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  try {
    await listen(server, port);
  } catch {
    throw await busyPortError(port, 'control');
  }
  return {
    expose: (started) => {
      stack = started;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {http.Server} server @param {number} port @returns {Promise<void>} */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: emulatorHost, port }, () => resolve());
  });
}

/**
 * @param {http.IncomingMessage} request
 * @param {Controlled | undefined} stack
 * @returns {Promise<{ status: number, body: unknown }>}
 */
async function answer({ method, url = '/', headers }, stack) {
  // web pages always name their origin when they post: no page may switch sites off
  if (headers.origin !== undefined) return { status: 403, body: { error: 'not for web pages' } };
  if (!stack) return { status: 503, body: { error: 'still starting' } };
  if (method === 'GET' && url === '/') return { status: 200, body: { url: stack.url, env: stack.env } };
  if (method === 'POST' && url === '/schedules') {
    await stack.runSchedules();
    return { status: 200, body: {} };
  }
  const [, name, action] = /^\/sites\/([a-z-]+)\/(kill|restore)$/.exec(url) ?? [];
  const site = siteNames.find((known) => known === name);
  if (method !== 'POST' || site === undefined) return { status: 404, body: { error: 'unknown' } };
  await (action === 'kill' ? stack.killSite(site) : stack.restoreSite(site));
  return { status: 200, body: { site, action } };
}
