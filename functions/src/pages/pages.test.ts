/** How `pages` answers over HTTP where there is nothing to render with: the page of today. */
import express, { type RequestHandler } from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const policy = "default-src 'self'; script-src 'self'; style-src 'self'";
let isSiteUp = true;
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
      const isIndex = request.url === '/index.html' && isSiteUp;
      response.writeHead(isIndex ? 200 : 404, { 'Content-Security-Policy': policy });
      response.end(isIndex ? '<!doctype html>today' : '');
    }),
  );
  host = new URL(site).host;
  Object.assign(process.env, { FUNCTIONS_EMULATOR: 'true', LOCAL_SHOP_ORIGINS: site });
  // The functions library keeps the console that it finds, and writes a line for each fault.
  jest.spyOn(console, 'error').mockImplementation(() => {});
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
  expect(await answer.text()).toBe('<!doctype html>today');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toBe(policy);
});
