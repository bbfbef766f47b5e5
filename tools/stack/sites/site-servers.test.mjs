import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, findFreePorts } from '../../base/machine/port-check.mjs';
import { portsAt } from '../../base/ports.mjs';
import { startSiteServers } from './site-servers.mjs';

/** @type {string} */
let folder;
/** @type {import('./site-servers.mjs').SiteServers} */
let servers;
/** @type {http.Server} */
let functions;
/** @type {import('../../base/ports.mjs').Ports} */
let ports;

/** @returns {Promise<http.Server>} on a port that the system chose */
function listenAnywhere(/** @type {http.RequestListener} */ handler) {
  return new Promise((resolve) => {
    const server = http.createServer(handler).listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** @param {http.Server} server */
const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sites-'));
  const files = {
    'shell/index.html': '<!doctype html>shell',
    'shell/remotes.json': '{}',
    'shell/config.json': '{}',
    'shell/js/main.0123abcd.js': 'main()',
    'shell/icon-192.png': 'icon',
    'mf-shop/remoteEntry.js': 'remote()',
    'mf-shop/js/page.89abcdef.js': 'page()',
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  functions = await listenAnywhere((request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=60');
    if (request.url?.endsWith('/broken')) {
      response.writeHead(200, { 'Content-Length': 1000 }).write('function got');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    const answer = () => response.end(`function got ${request.method} ${request.url}`);
    setTimeout(answer, request.url?.endsWith('/slow') ? 200 : 0);
  });
  const [shell = 0, shop = 0] = await findFreePorts(2);
  ports = { ...portsAt(0), shell, 'mf-shop': shop, functions: portOf(functions) };
  servers = await startSiteServers(folder, ports, ['shell', 'mf-shop']);
});

afterAll(async () => {
  await servers.stop();
  functions.closeAllConnections();
  await new Promise((resolve) => functions.close(resolve));
  await rm(folder, { recursive: true });
});

/** @param {'shell' | 'mf-shop'} site @param {string} place @param {RequestInit} [init] */
const get = (site, place, init) => fetch(`http://127.0.0.1:${ports[site]}${place}`, init);

test.each([
  { place: '/', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/login', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/home/', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/home/cart', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/home/orders/o1', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/home/orders/%E0%A4%A', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/home/products/p1/', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/hi', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/hi/home/cart', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/apiary', body: '<!doctype html>shell', cache: 'no-cache' },
  { place: '/icon-192.png', body: 'icon', cache: null },
  { place: '/config.json', body: '{}', cache: 'no-cache' },
  { place: '/remotes.json', body: '{}', cache: 'no-store' },
  { place: '/js/main.0123abcd.js', body: 'main()', cache: 'public, max-age=31536000, immutable' },
])('the shell answers $place', async ({ place, body, cache }) => {
  const response = await get('shell', place);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('cache-control')).toBe(cache);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a missing script is a 404 that is not cached', async () => {
  for (const site of /** @type {const} */ (['shell', 'mf-shop'])) {
    const response = await get(site, '/js/gone.89abcdef.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test.each([
  { place: '/remoteEntry.js', cache: 'no-cache' },
  { place: '/js/page.89abcdef.js', cache: 'public, max-age=31536000, immutable' },
])('a remote lets every origin load $place', async ({ place, cache }) => {
  const response = await get('mf-shop', place);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe(cache);
});

test('a remote has no pages', async () => {
  expect((await get('mf-shop', '/home')).status).toBe(404);
});

test.each([
  '/home',
  '/home/products?category=snacks',
  '/home/products/p1',
  '/hi/home',
  '/hi/home/products/p1',
])('%s is rendered by the function, which sets its own policy and caching', async (place) => {
  const response = await get('shell', place);
  expect(await response.text()).toContain(`/pages${place}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('calls of the API reach the function, which sets its own caching headers', async () => {
  const response = await get('shell', '/api/orders?a=1', { method: 'POST', body: '{}' });
  expect(await response.text()).toBe('function got POST /demo-basket-express/asia-south1/api/api/orders?a=1');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});

test('an answer of a function that breaks off breaks off in the browser, and the sites go on', async () => {
  const broken = await get('shell', '/api/broken');
  await expect(broken.text()).rejects.toThrow('terminated');
  expect((await get('shell', '/api/whole')).status).toBe(200);
});

test('a stopped site refuses connections, and starts again on its port', async () => {
  await servers.kill('mf-shop');
  await expect(get('mf-shop', '/remoteEntry.js')).rejects.toThrow('fetch failed');
  expect((await get('shell', '/')).status).toBe(200);
  await servers.restore('mf-shop');
  expect((await get('mf-shop', '/remoteEntry.js')).status).toBe(200);
});

test('sites of which one has no port leave nothing open', async () => {
  const own = await findFreePort();
  const ownPorts = { ...ports, 'mf-admin': own };
  await expect(startSiteServers(folder, ownPorts, ['mf-admin', 'shell'])).rejects.toThrow('EADDRINUSE');
  await expect(fetch(`http://127.0.0.1:${own}/`)).rejects.toThrow('fetch failed');
});

test('when the sites stop, a request under way is answered', async () => {
  const ownPorts = { ...ports, shell: await findFreePort() };
  const own = await startSiteServers(folder, ownPorts, ['shell']);
  const answer = fetch(`http://127.0.0.1:${ownPorts.shell}/api/slow`);
  await sleep(100);
  await own.stop();
  expect((await answer).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${ownPorts.shell}/`)).rejects.toThrow('fetch failed');
});

test.each(/** @type {const} */ (['shell', 'mf-shop']))('%s is in no frame, and says so', async (site) => {
  const place = site === 'shell' ? '/home/cart' : '/remoteEntry.js';
  const { headers } = await get(site, place);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('the policy of the shell names the addresses of this stack, and nothing unsafe', async () => {
  const policy = (await get('shell', '/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' http://localhost:${ports['mf-shop']}`);
  expect(policy).toContain(`http://localhost:${ports.firestore}`);
  expect(policy).not.toContain('unsafe');
});
