/** HTTP requests as the functions meet them, before any operation. */
import express, { type RequestHandler } from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const site = 'http://localhost:5000';
const token = (claims: object): string =>
  ['{"alg":"none"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

let server: Server;
let origin = '';
beforeAll(async () => {
  // Read while the modules load; the library then takes unsigned tokens, as the emulator has it.
  Object.assign(process.env, {
    FUNCTIONS_EMULATOR: 'true',
    LOCAL_SHOP_ORIGINS: site,
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: '{"skipTokenVerification":true,"enableCors":true}',
  });
  const { orders } = await import('./domains.callable');
  const { api } = await import('./api.http');
  const mounted = (serve: unknown) => serve as RequestHandler; // the library has types of its own for the same
  const app = express().use(express.json({ limit: '10mb' }));
  // Each function has a server of its own; here they share one.
  app.all('/orders', mounted(orders));
  app.use(mounted(api));
  await new Promise<void>((listening) => {
    server = app.listen(0, '127.0.0.1', listening);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
// The library writes a line for each request that it refuses.
beforeEach(() => {
  for (const level of ['debug', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => {});
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const nested = (levels: number, inner = '1'): string => `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`;
const callOrders = (data: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: `{"data":${data}}`,
  });
const askApi = (path: string, options: RequestInit = {}, host = 'localhost:5000'): Promise<Response> =>
  fetch(origin + path, { ...options, headers: { 'X-Forwarded-Host': host, ...options.headers } });

test.each([
  { desc: '5,000 levels of JSON', data: nested(5_000) },
  { desc: '100,000 levels', data: nested(100_000) },
  { desc: '21 levels of objects', data: `${'{"a":'.repeat(21)}1${'}'.repeat(21)}` },
  { desc: 'a type of the library’s own', data: '{"input":{"@type":"type.googleapis.com/unknown"}}' },
])('threat-hostile-payload: $desc, with a token and without one', async ({ data }) => {
  const bearer = { Authorization: `Bearer ${token({ sub: 'customer1' })}` };
  for (const headers of [{}, bearer]) {
    const answer = await callOrders(data, headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', details: { refusal: 'invalid_request' } },
    });
  }
});

test('threat-closed-account: an anonymous account, which costs nothing to make, calls an operation', async () => {
  const anonymous = token({ sub: 'nobody', firebase: { sign_in_provider: 'anonymous' } });
  const answer = await callOrders('{}', { Authorization: `Bearer ${anonymous}` });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { details: { refusal: 'signed_out' } } });
  const registered = token({ sub: 'customer1', firebase: { sign_in_provider: 'password' } });
  expect((await callOrders('{}', { Authorization: `Bearer ${registered}` })).status).toBe(400);
});

test('threat-request-flood: an account sends anything at all, a thousand times', async () => {
  const headers = { Authorization: `Bearer ${token({ sub: 'flooder', firebase: {} })}` };
  const statuses: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    // Each claims to come from somewhere else.
    const claimed = { ...headers, 'X-Forwarded-For': `198.51.100.${round}` };
    const answers = await Promise.all(Array.from({ length: 100 }, () => callOrders('{}', claimed)));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(700);
});

test('a request of an ordinary depth reaches the operation', async () => {
  expect((await callOrders(nested(15))).status).toBe(401);
});

test.each(['/api/verify-payment', '/api/razorpay-webhook'])(
  'threat-hostile-payload: 5,000 levels of JSON at %s',
  async (path) => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await askApi(path, { method: 'POST', headers, body: nested(5_000) })).status).toBe(400);
  },
);

test.each(['POST', 'OPTIONS'])('threat-foreign-page: a page of another site sends %s', async (method) => {
  const foreign = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
  const refused = await fetch(`${origin}/orders`, { method, headers: foreign });
  expect(refused.status).toBe(403);
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
  const own = await fetch(`${origin}/orders`, { method, headers: { ...foreign, Origin: site } });
  expect(own.status).not.toBe(403);
  expect(own.headers.get('Access-Control-Allow-Origin')).toBe(site);
});

test('threat-foreign-page: the site’s own addresses name no page that may read them', async () => {
  const answer = await askApi('/api/nothing', { headers: { Origin: 'https://evil.example' } });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test.each([
  { path: '/api/catalogue?x=1', status: 400 },
  { path: '/api/catalogue?v=6', status: 400 },
  { path: '/api/catalogue?v=6.0&x=1', status: 400 },
  { path: '/api/catalogue/details/veg?v=x', status: 400 },
  { path: '/api/catalogue/texts/hi', status: 400 },
  { path: '/api/catalogue/texts/HI?v=1', status: 404 },
  { path: '/api/catalogue/details/veg?v=1&x=1', status: 400 },
  { path: '/api/serviceable', status: 400 },
  { path: '/api/serviceable?pincode=%35%360038', status: 400 },
  { path: '/api/serviceable?pincode=560038&x=1', status: 400 },
  { path: '/api/rollouts?x=1', status: 400 },
  { path: '/api/CATALOGUE', status: 404 },
  { path: '/api/catalogue/', status: 404 },
  { path: '/api/api/catalogue', status: 404 },
])('threat-cache-busting: $path gets $status, which no cache keeps', async ({ path, status }) => {
  const answer = await askApi(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('threat-cache-busting: the function’s own address, past the site and its cache, is closed', async () => {
  expect((await fetch(`${origin}/api/catalogue`)).status).toBe(404);
  expect((await askApi('/api/catalogue', {}, 'functions.example')).status).toBe(404);
});

test('other methods are refused', async () => {
  expect((await askApi('/api/catalogue', { method: 'DELETE' })).status).toBe(405);
  expect((await askApi('/api/verify-payment', { method: 'HEAD' })).status).toBe(405);
});

test.each([
  { desc: 'no report', body: '{}', headers: {} },
  {
    desc: 'more than it may have',
    body: JSON.stringify({ errors: [], more: 'x'.repeat(5_000) }),
    headers: {},
  },
  {
    desc: 'a report of a page of another site',
    body: '{"errors":[{"area":"shell","version":"1","release":"1","message":"x"}]}',
    headers: { Origin: 'https://elsewhere.example' },
  },
])('threat-made-up-errors: $desc is refused before anything is stored', async ({ body, headers }) => {
  const answer = await askApi('/api/page-errors', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  expect(answer.status).toBe(400);
});

const postVisit = (visit: object, headers: Record<string, string> = {}): Promise<Response> =>
  askApi('/api/rollout-visits', {
    method: 'POST',
    body: JSON.stringify(visit),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const visit = { rolloutId: 'mf_shop.0123456789abcdef', arm: 'next', isFailed: true, isSlow: false };

test.each([
  { desc: 'no visit', sent: {}, headers: {} },
  { desc: 'a number of visits', sent: { ...visit, isFailed: 1_000 }, headers: {} },
  {
    desc: 'a visit of a page of another site',
    sent: visit,
    headers: { Origin: 'https://elsewhere.example' },
  },
])('threat-made-up-visits: $desc is refused before anything is read', async ({ sent, headers }) => {
  const asked = jest.spyOn(globalThis, 'fetch');
  expect((await postVisit(sent, headers)).status).toBe(400);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('threat-made-up-visits: visits of a rollout that the site does not make, or that one network sends too often, write nothing', async () => {
  const { fetch: throughNetwork } = globalThis;
  const read: string[] = [];
  const line = { name: 'mf_shop', rollout: null };
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    if (typeof address !== 'string' || !address.startsWith(site)) return throughNetwork(address, options);
    read.push(address);
    return Promise.resolve(Response.json({ remotes: [line] }));
  });
  // A database is out of reach here: whoever asks for one fails.
  for (let sent = 0; sent < 30; sent += 1) expect((await postVisit(visit)).status).toBe(204);
  expect(read).toEqual([`${site}/remotes.json`]);
});
