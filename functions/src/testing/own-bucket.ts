import { afterAll, beforeAll } from '@jest/globals';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

/** A bucket of the emulator for the tests of one file, in place of the project's: what looks at all of it sees no other files. */
export function ownBucket(name: string): () => ReturnType<ReturnType<typeof getStorage>['bucket']> {
  const config = process.env['FIREBASE_CONFIG'];
  let app: App;
  beforeAll(() => {
    process.env['FIREBASE_CONFIG'] = JSON.stringify({
      projectId: 'demo-basket-express',
      storageBucket: name,
    });
    app = initializeApp({ projectId: 'demo-basket-express' });
  });
  afterAll(async () => {
    if (config === undefined) delete process.env['FIREBASE_CONFIG'];
    else process.env['FIREBASE_CONFIG'] = config;
    await deleteApp(app);
  });
  return () => getStorage(app).bucket(name);
}
