/** How `pages` answers over HTTP where a page cannot be rendered: with the page of today. */
import { defaultStoreSettings } from '@basket/domain';
import express, { type RequestHandler } from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf, keptMs } from '../platform/instance/kept-files';

const policy = "default-src 'self'; script-src 'self'; style-src 'self'";
const today =
  '<html><head><meta name=generator><title>Shop</title></head><body><div id=root></div></body></html>';
let isSiteUp = true;
/** Files of the site beside index.html, by path. */
const files = new Map<string, string>();
const logged: string[] = [];
const servers: Server[] = [];
let host = '';
let origin = '';

const listen = async (server: Server): Promise<string> => {
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  const site = await listen(
    createServer((request, response) => {
      const text = request.url === '/index.html' ? today : files.get(String(request.url));
      response.writeHead(isSiteUp && text !== undefined ? 200 : 404, { 'Content-Security-Policy': policy });
      response.end(isSiteUp ? text : '');
    }),
  );
  host = new URL(site).host;
  Object.assign(process.env, { FUNCTIONS_EMULATOR: 'true', LOCAL_SHOP_ORIGINS: site });
  // The functions library keeps the console that it finds, and writes a line for each fault.
  jest.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
  const { pages } = await import('./pages.http');
  origin = await listen(createServer(express().use(pages as unknown as RequestHandler)));
});
afterAll(() => Promise.all(servers.map((server) => new Promise((closed) => server.close(closed)))));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers: { 'X-Forwarded-Host': host, ...headers } });

test('a request that comes past the site gets nothing, and neither does another method', async () => {
  isSiteUp = false;
  expect((await ask('/home', { 'X-Forwarded-Host': 'pages.example' })).status).toBe(404);
  expect((await ask('/home', {}, 'POST')).status).toBe(404);
});

test.each(['', '__session=s'])(
  'without the site there is a page that offers to try again, which no cache keeps; cookie: "%s" (rule: always-a-page)',
  async (cookie) => {
    isSiteUp = false;
    const answer = await ask('/home/products?search=milk', { Cookie: cookie });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('<a href="">Try again</a>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  },
);

test.each([
  { desc: 'nothing to render with', path: '/home', cookie: '' },
  { desc: 'staff, who have no rendered pages', path: '/home', cookie: '__session=s' },
  { desc: 'an address that is not rendered', path: '/home/products?search=milk', cookie: '__session=c' },
  { desc: 'a cookie of no kind', path: '/home', cookie: 'x=1; __session=<script>' },
])('$desc: the page of today, uncached, under the policy of the site', async ({ path, cookie }) => {
  isSiteUp = true;
  const answer = await ask(path, { Cookie: cookie });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(today);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toBe(policy);
});

describe('a page of a remote that does not come to an end', () => {
  const build = (file: string, code: string, entries: object): string =>
    JSON.stringify({
      build: integrityOf(code),
      server: { file, integrity: integrityOf(code) },
      files: { entries, lazy: {} },
      css: {},
    });
  /** Puts a release of the shop on the air; `does` begins its pages. */
  function release(name: string, does: string): void {
    const remote = `module.exports = {
      default: [({ address }) => { ${does} return Promise.resolve('<h1>Goods of ${name}</h1>'); }],
      firstView: (address, catalogue) => ({ title: 'Shop', module: null, catalogue: { ...catalogue, total: 0 } }),
    };`;
    const file = `server/routes.${name}.cjs`;
    const routes = build(file, remote, { mf_shop: [], './routes': [] });
    const line = {
      ...{ name: 'mf_shop', mount: '/home', integrity: null, rendering: integrityOf(routes) },
      entry: `http://${host}/remoteEntry.${name}.js`,
    };
    files.set(`/${file}`, remote);
    files.set(`/server/build.${name}.json`, routes);
    files.set('/remotes.json', JSON.stringify({ remotes: [line] }));
  }
  beforeAll(() => {
    const shell = 'module.exports = { shared: {}, render: (page, mount, [route]) => route(page) };';
    const catalogue = {
      version: 1,
      publishedAt: 1,
      imageBaseUrl: '',
      store: defaultStoreSettings,
      categories: [],
      products: [],
    };
    for (const [file, text] of [
      ['/server/main.cjs', shell],
      ['/server/build.json', build('server/main.cjs', shell, { main: [] })],
      ['/api/catalogue', JSON.stringify(catalogue)],
    ] as const)
      files.set(file, text);
    release(
      '1f',
      `if (address === '/home') return new Promise(() => {});
       if (address === '/home/products/loop') for (;;);`,
    );
  });

  test('is the page of today after two seconds, with a line in the log; another one is answered before (rule: always-a-page)', async () => {
    isSiteUp = true;
    logged.length = 0;
    const order: string[] = [];
    const read = async (path: string) => {
      const answer = await ask(path);
      order.push(path);
      return { html: await answer.text(), caching: answer.headers.get('cache-control') };
    };
    const [home, list] = await Promise.all([read('/home'), read('/home/products')]);
    expect(home).toEqual({ html: today, caching: 'no-store' });
    expect(list.html).toContain('<h1>Goods of 1f</h1>');
    expect(list.caching).toContain('s-maxage');
    expect(order).toEqual(['/home/products', '/home']);
    expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        operation: 'pages',
        result: 'fault',
        remote: 'mf_shop',
        release: '1f',
        fault: 'a page took more than 2000 ms',
      }),
    ]);
  });

  /** By a real clock, without the time for which this machine stood still. */
  async function timed(path: string): Promise<{ readonly html: string; readonly ms: number }> {
    const beatMs = 20;
    let [last, stoodStill] = [performance.now(), 0];
    const beat = setInterval(() => {
      const now = performance.now();
      stoodStill += Math.max(0, now - last - 2 * beatMs);
      last = now;
    }, beatMs);
    const askedAt = performance.now();
    const html = await (await ask(path)).text();
    clearInterval(beat);
    return { html, ms: performance.now() - askedAt - stoodStill };
  }

  test('a loop costs its own page two seconds, and no other one; the first page after a rollback comes at once (rule: always-a-page)', async () => {
    const [loop, other] = await Promise.all([timed('/home/products/loop'), timed('/home/products/p1')]);
    expect(loop.html).toBe(today);
    expect(loop.ms).toBeLessThan(2_500);
    expect(other.html).toContain('<h1>Goods of 1f</h1>');
    expect(other.ms).toBeLessThan(2_500);
    // The second page that did not come to an end: the release is left out.
    const left = await timed('/home');
    expect(left.html).toBe(today);
    expect(left.ms).toBeLessThan(1_000);

    release('1e', '');
    const now = Date.now() + keptMs;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const first = await timed('/home');
    expect(first.html).toContain('<h1>Goods of 1e</h1>');
    expect(first.ms).toBeLessThan(2_000); // a worker starts, and nothing is waited for
  });
});
