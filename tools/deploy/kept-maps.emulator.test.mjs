/** Source maps in the emulator of Cloud Storage, as a deploy into the local stack keeps them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { keepInBucket } from './kept-maps.mjs';

const bucket = `maps-${randomUUID().slice(0, 8)}.appspot.com`;
/** @type {import('firebase-admin/app').App} */
let app;
beforeAll(() => void (app = initializeApp({ projectId: 'demo-basket-express' }, bucket)));
afterAll(() => deleteApp(app));

test('an object is there as it was packed, in a folder of its name', async () => {
  const origin = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const content = Buffer.from([0x1f, 0x8b, 0x00, 0xff]);
  const name = 'source-maps/shell/9120ed8d.0123456789abcdef.json.gz';
  await keepInBucket(bucket, { origin, token: async () => 'owner' })(name, content);
  const [[file, ...others]] = await getStorage(app)
    .bucket(bucket)
    .getFiles({ prefix: 'source-maps/shell/9120ed8d.' });
  expect(others).toEqual([]);
  expect(file?.name).toBe(name);
  expect((await file?.download({ decompress: false }))?.[0]).toEqual(content);
});
