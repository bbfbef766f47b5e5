import { expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { bucketOf } from './open-shop.mjs';

test('an upload and a deletion whose connection is lost are sent again', async () => {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const isFirst = !asked.includes(`${request.method}`);
    asked.push(`${request.method}`);
    if (isFirst) return void request.socket.destroy();
    request.resume().on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${address.port}`;
  const app = initializeApp({ projectId: 'demo-lost' }, 'demo-lost');
  try {
    const file = bucketOf(app, 'demo-lost.appspot.com').file('okra.webp');
    await file.save('picture', { resumable: false, validation: false });
    await file.delete();
  } finally {
    await deleteApp(app);
    server.close();
  }
  expect(asked).toEqual(['POST', 'POST', 'DELETE', 'DELETE']);
}, 20_000);
