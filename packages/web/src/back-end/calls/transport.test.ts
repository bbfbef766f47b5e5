import { respondToOffer, setAvailability } from '@basket/domain';
import { CallFailedError, CallRefusedError, failureText } from './call-errors';
import { callableUrl, postOperation } from './transport';
import type { AppConfig } from '../../platform/config';

const config: AppConfig = {
  firebase: {
    projectId: 'demo',
    apiKey: 'key',
    authDomain: 'demo.example',
    appId: '1',
    storageBucket: 'demo',
  },
  emulators: null,
  imageBaseUrl: 'http://localhost/',
  appCheckSiteKey: null,
  release: '1.0.0',
};
const url = 'https://asia-south1-demo.cloudfunctions.net/dispatch';

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Answers the configuration, and the operation with `answer`. */
function serve(answer: () => Promise<Response>): jest.Mock<Promise<Response>, [string, RequestInit?]> {
  const fetchMock = jest.fn((address: string) =>
    address === '/config.json' ? Promise.resolve(json(200, config)) : answer(),
  );
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock as jest.Mock<Promise<Response>, [string, RequestInit?]>;
}

const goOnline = () =>
  postOperation(
    setAvailability,
    { isOnline: true },
    { idToken: 'id-token', appCheckToken: 'app-token' },
    { operationId: 'operation-0123456789', timeoutMs: 1000 },
  );

const realFetch = globalThis.fetch;
afterEach(() => Object.assign(globalThis, { fetch: realFetch }));

test('speaks the callable protocol', async () => {
  const fetchMock = serve(() =>
    Promise.resolve(json(200, { result: { result: { isOnline: true }, serverAt: 1 } })),
  );
  await expect(goOnline()).resolves.toEqual({ isOnline: true });
  const [address, init] = fetchMock.mock.calls.at(-1) ?? [];
  expect(address).toBe(url);
  expect(init?.headers).toEqual({
    'Content-Type': 'application/json',
    Authorization: 'Bearer id-token',
    'X-Firebase-AppCheck': 'app-token',
  });
  expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toMatchObject({
    data: { operation: 'setAvailability', operationId: 'operation-0123456789', input: { isOnline: true } },
  });
});

test('ignores what a newer server answers besides (rule: read-loosely)', async () => {
  const result = { isOnline: true, fieldOfTomorrow: 1 };
  serve(() => Promise.resolve(json(200, { result: { result, serverAt: 1, region: 'a' }, trace: 'b' })));
  await expect(goOnline()).resolves.toEqual({ isOnline: true });
});

test('calls the emulator if there is one', () => {
  const address = { host: 'localhost', port: 5001 };
  const emulators = {
    authUrl: 'http://localhost:9099',
    firestore: address,
    functions: address,
    storage: address,
  };
  expect(callableUrl({ ...config, emulators }, 'orders')).toBe(
    'http://localhost:5001/demo/asia-south1/orders',
  );
});

test('input that does not fit the contract is refused without a request', async () => {
  const fetchMock = serve(() => Promise.reject(new Error('not to be called')));
  const input = { orderId: '../x', attempt: 1, answer: 'accept' as const };
  const sent = postOperation(
    respondToOffer,
    input,
    { idToken: null, appCheckToken: null },
    { operationId: 'x' },
  );
  await expect(sent).rejects.toMatchObject({ code: 'invalid_request', facts: { field: 'orderId' } });
  expect(fetchMock).not.toHaveBeenCalledWith(url, expect.anything());
});

const refusal = { refusal: 'partner_busy', facts: { limit: 3 } };
const failed = (status: string, details?: unknown) => ({ error: { status, message: 'no', details } });

test.each([
  {
    desc: 'a refusal with its facts',
    status: 400,
    body: failed('FAILED_PRECONDITION', refusal),
    code: 'partner_busy',
  },
  { desc: 'a token that does not count', status: 401, body: failed('UNAUTHENTICATED'), code: 'signed_out' },
])('$desc', async ({ status, body, code }) => {
  serve(() => Promise.resolve(json(status, body)));
  const error: unknown = await goOnline().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallRefusedError);
  expect(error).toMatchObject({ code });
});

test("a newer server's refusal is told in its own words (rule: versions-together)", async () => {
  const message = 'The store takes no orders by this card today.';
  const details = { refusal: 'card_paused', facts: { card: 'x' } };
  serve(() => Promise.resolve(json(400, { error: { status: 'FAILED_PRECONDITION', message, details } })));
  const error: unknown = await goOnline().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallRefusedError);
  expect(error).toMatchObject({ code: 'newer', message });
  expect(failureText('Not saved', error)).toBe(`Not saved. ${message}`);
});

test.each([
  {
    desc: 'a fault of the server',
    answer: () => Promise.resolve(json(500, failed('INTERNAL'))),
    reason: 'server',
  },
  ...['no', 'Upgrade <b>now</b>.', 'TypeError: x\n at y.', `${'Long '.repeat(50)}.`, ''].map((message) => ({
    desc: `a newer server's refusal with a text that is no sentence (${message.slice(0, 12)})`,
    answer: () =>
      Promise.resolve(
        json(400, { error: { status: 'FAILED_PRECONDITION', message, details: { refusal: 'later' } } }),
      ),
    reason: 'server',
  })),
  {
    desc: 'an answer of another shape',
    answer: () => Promise.resolve(json(200, { result: 1 })),
    reason: 'server',
  },
  {
    desc: 'a page instead of an answer',
    answer: () => Promise.resolve(new Response('<html>')),
    reason: 'server',
  },
  {
    desc: 'a gateway that waited long enough',
    answer: () => Promise.resolve(new Response('upstream request timeout', { status: 504 })),
    reason: 'timeout',
  },
  {
    desc: 'no connection',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    reason: 'offline',
  },
  {
    desc: 'no answer in time',
    answer: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    reason: 'timeout',
  },
])('$desc fails as $reason', async ({ answer, reason }) => {
  serve(answer);
  const error: unknown = await goOnline().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallFailedError);
  expect(error).toMatchObject({ reason });
});
