import { afterEach, beforeEach, expect, test } from '@jest/globals';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FrontDoor } from './front-door.mjs';

/** @type {http.Server} */
let server;
/** @type {FrontDoor} */
let frontDoor;
/** @type {Map<string, () => void>} answers of requests under way, by path */
let answers;

beforeEach(async () => {
  answers = new Map();
  frontDoor = new FrontDoor();
  server = http.createServer((request, response) => {
    answers.set(request.url ?? '', () => response.end('done'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  frontDoor.guard(server);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** @param {string} path */
async function ask(path) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, text: await answer.text() };
}

/** @param {string} path */
async function arrivalOf(path) {
  while (!answers.has(path)) await sleep(5);
}

/** @type {import('./front-door.mjs').Door} */
const outside = (_port, { url }) => url?.startsWith('/outside') === true;

test('a request that is inside may end, a later one is refused, and other doors stay open', async () => {
  const early = ask('/outside/early');
  await arrivalOf('/outside/early');
  let isClosed = false;
  const closing = frontDoor.close(outside, 5000).then(() => (isClosed = true));
  expect(await ask('/outside/late')).toMatchObject({
    status: 503,
    text: expect.stringContaining('UNAVAILABLE'),
  });
  const other = ask('/inside');
  await arrivalOf('/inside');
  answers.get('/inside')?.();
  expect(await other).toEqual({ status: 200, text: 'done' });
  expect(isClosed).toBe(false);
  answers.get('/outside/early')?.();
  expect(await early).toEqual({ status: 200, text: 'done' });
  await closing;
  expect(answers.has('/outside/late')).toBe(false);
});

test('a command that takes longer than the limit is cut off without an answer', async () => {
  const slow = ask('/outside/slow').catch((error) => error);
  await arrivalOf('/outside/slow');
  await frontDoor.close(outside, 50);
  expect(await slow).toMatchObject({ message: 'fetch failed' });
});
