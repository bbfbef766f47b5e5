import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase/app';
import { loadBackEnd } from '../back-end/load-back-end';
import { session } from '../session/current-session';
import { uploadPicture } from './upload-picture';

jest.mock('../back-end/load-back-end', () => ({ loadBackEnd: jest.fn() }));
jest.mock('../session/current-session', () => ({ session: { idToken: jest.fn() } }));

type Answer = (response: ServerResponse) => void;

const answers: Answer[] = [];
const requests: { url: string; body: string }[] = [];

/** Replaces Storage: each upload gets the next answer. */
const storage = createServer((request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
  if (request.method === 'OPTIONS') return void response.end();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    requests.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') });
    answers.shift()?.(response);
  });
});

const status =
  (code: number): Answer =>
  (response) => {
    response.statusCode = code;
    response.end(JSON.stringify({ name: 'product-images/p1/a_card.webp', bucket: 'demo' }));
  };

const path = 'product-images/p1';
const picture = {
  productId: 'p1',
  imageId: 'a',
  size: 'card',
  content: new Blob(['picture'], { type: 'image/webp' }),
} as const;

beforeAll(async () => {
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  storage.closeAllConnections();
  storage.close();
});
beforeEach(() => {
  jest.mocked(session.idToken).mockReset();
  answers.length = 0;
  requests.length = 0;
  const { port } = storage.address() as AddressInfo;
  const app = initializeApp({ projectId: 'demo', storageBucket: 'demo' });
  const config = { emulators: { storage: { host: '127.0.0.1', port } } };
  jest
    .mocked(loadBackEnd)
    .mockResolvedValue({ loadFirebase: () => Promise.resolve({ app, config }) } as never);
});

test('a picture is stored under a unique name, so that caches may keep it', async () => {
  answers.push(status(200));
  await uploadPicture(picture);
  expect(requests).toHaveLength(1);
  expect(decodeURIComponent(requests[0]?.url ?? '')).toContain(path);
  expect(requests[0]?.body).toMatch(/"contentType":"image\/webp"/);
  expect(requests[0]?.body).toMatch(/"cacheControl":"public,max-age=31536000,immutable"/);
  expect(requests[0]?.body).toContain('\r\n\r\npicture\r\n');
});

test.each([401, 403])('after a %i the upload is repeated once with a fresh token', async (code) => {
  answers.push(status(code), status(200));
  await uploadPicture(picture);
  expect(jest.mocked(session.idToken).mock.calls).toEqual([[true]]);
  expect(requests).toHaveLength(2);
});

test('an upload that the rules refuse twice is refused', async () => {
  answers.push(status(403), status(403));
  await expect(uploadPicture(picture)).rejects.toMatchObject({ code: 'not_allowed' });
  expect(requests).toHaveLength(2);
});

test('an unusable answer of the server is reported as such', async () => {
  answers.push(status(404));
  await expect(uploadPicture(picture)).rejects.toMatchObject({ reason: 'server' });
});

test('a lost answer is not followed by another upload of the same name', async () => {
  answers.push((response) => response.destroy());
  await expect(uploadPicture(picture)).rejects.toMatchObject({ reason: 'offline' });
  expect(requests).toHaveLength(1);
});

test('without a connection nothing is sent', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(uploadPicture(picture)).rejects.toMatchObject({ reason: 'offline' });
  expect(requests).toHaveLength(0);
});

test('an upload stops when the connection is lost', async () => {
  answers.push(() => window.dispatchEvent(new Event('offline')));
  await expect(uploadPicture(picture)).rejects.toMatchObject({ reason: 'offline' });
});

test('an upload without an answer ends at the time limit', async () => {
  const { setTimeout: realSetTimeout } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act: () => void, ms?: number) => realSetTimeout(act, ms === 120_000 ? 300 : ms));
  answers.push(() => undefined);
  await expect(uploadPicture(picture)).rejects.toMatchObject({ reason: 'timeout' });
});
