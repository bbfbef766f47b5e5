import { expect, test } from '@jest/globals';
import { composeLocalConfig, composeManifest, integrityOf } from './manifest.mjs';

const shop = {
  name: 'mf_shop',
  mount: '/home',
  role: null,
  area: 'shop',
  origin: 'http://localhost:5005',
  version: '1.2.3',
  content: new TextEncoder().encode('abc'),
  serverBuild: new TextEncoder().encode('{}'),
};

test('names, mounts and addresses the remotes', () => {
  const admin = {
    ...shop,
    name: 'mf_admin',
    mount: '/admin',
    ...{ role: /** @type {const} */ ('admin'), area: 'admin panel' },
    origin: 'https://admin.example',
    content: null,
    serverBuild: null,
  };
  expect(composeManifest([shop, admin])).toEqual({
    remotes: [
      {
        name: 'mf_shop',
        mount: '/home',
        ...{ role: null, area: 'shop' },
        entry: 'http://localhost:5005/remoteEntry.js',
        version: '1.2.3',
        integrity: integrityOf(shop.content),
        rendering: integrityOf(shop.serverBuild),
      },
      {
        name: 'mf_admin',
        mount: '/admin',
        ...{ role: 'admin', area: 'admin panel' },
        entry: 'https://admin.example/remoteEntry.js',
        version: '1.2.3',
        integrity: null,
        rendering: null,
      },
    ],
  });
});

test('integrity is the SHA-384 that browsers check', () => {
  // the example of the Secure Hash Standard for "abc"
  expect(integrityOf(new TextEncoder().encode('abc'))).toBe(
    'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn',
  );
});

test.each([
  { desc: 'name', twin: { ...shop, mount: '/other' } },
  { desc: 'mount', twin: { ...shop, name: 'mf_other' } },
])('two remotes cannot claim one $desc', ({ twin }) => {
  expect(() => composeManifest([shop, twin])).toThrow('Two remotes claim');
});

test('an invalid address is refused', () => {
  expect(() => composeManifest([{ ...shop, origin: 'localhost' }])).toThrow();
});

test('the local config has the addresses of the emulators', () => {
  const config = composeLocalConfig({
    projectId: 'demo-x',
    storageBucket: 'demo-x.appspot.com',
    ports: { auth: 1, firestore: 2, functions: 3, storage: 4 },
    release: '1.0.0',
  });
  expect(config.firebase.projectId).toBe('demo-x');
  expect(config.emulators).toEqual({
    authUrl: 'http://localhost:1',
    firestore: { host: 'localhost', port: 2 },
    functions: { host: 'localhost', port: 3 },
    storage: { host: 'localhost', port: 4 },
  });
  expect(config.imageBaseUrl).toBe('http://localhost:4/v0/b/demo-x.appspot.com/o/');
});
