import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { readCatalogue } from '../seed/catalogue/read-catalogue.mjs';
import { demoDocuments } from '../seed/documents.mjs';
import { Emulators } from '../seed/emulator.mjs';
import { loadDomain } from '../seed/load-domain.mjs';
import { people } from '../seed/past.mjs';
import { readDemoPictures } from '../seed/pictures.mjs';
import { demoPassword } from '../base/project.mjs';
import { backUp, readBackup, restore } from './backup.mjs';
import { bucketOf, hashOf } from './open-shop.mjs';
import { accountsOf, writeAccounts } from './parts.mjs';

const project = `demo-backup-${randomUUID().slice(0, 8)}`;
const hash = /** @type {const} */ ({ algorithm: 'EMULATOR' });
const { FIRESTORE_EMULATOR_HOST = '', FIREBASE_AUTH_EMULATOR_HOST = '' } = process.env;
const emulators = new Emulators(project, {
  firestore: FIRESTORE_EMULATOR_HOST,
  auth: FIREBASE_AUTH_EMULATOR_HOST,
  storage: process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '',
});
const app = initializeApp({ projectId: project }, project);
const shop = {
  project,
  db: getFirestore(app),
  auth: getAuth(app),
  bucket: bucketOf(app, `${project}.appspot.com`),
};
/** @type {import('../seed/load-domain.mjs').Domain} */
let domain;
/** @type {string} */
let workFolder;

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(os.tmpdir(), 'backup-'));
  domain = await loadDomain();
  const catalogue = await readCatalogue();
  const documents = demoDocuments({ domain, catalogue, now: Date.now() });
  // Each costs four requests. Of products and of categories, and more than are loaded at once.
  const pictures = await readDemoPictures(domain, catalogue);
  await emulators.upload([...pictures.slice(0, 20), ...pictures.slice(-20)]);
  await emulators.createAccounts(people, demoPassword);
  await emulators.write(documents);
  // What the demo shop has none of: times of the database, bytes, a document below one that is not there.
  await emulators.write([
    [
      'operations/o1',
      { expireAt: new Timestamp(1_800_000_000, 123_000_000), nested: [{ at: Timestamp.now() }] },
    ],
    ['products/gone/stockChanges/c1', { units: -2, note: 'हरी 🥭', bytes: Buffer.from([0, 255, 7]) }],
  ]);
  // What only a hand in the console writes.
  await shop.db.doc('system/strange').set({
    ...{ ref: shop.db.doc('products/tomato'), point: new GeoPoint(12.97, 77.64) },
    numbers: [NaN, Infinity, -Infinity],
  });
  await shop.auth.updateUser(people[1]?.uid ?? '', { disabled: true });
});
afterAll(async () => {
  await Promise.all([deleteApp(app), emulators.close(), rm(workFolder, { recursive: true, force: true })]);
});

const collections = () => Object.keys(domain.retention);
const silent = () => {};

/** Everything, read in another way than the backup reads: by walking the tree. */
async function contentOf() {
  /** @type {Record<string, unknown>} */
  const found = {};
  /** @param {FirebaseFirestore.CollectionReference[]} level */
  const walk = async (level) => {
    for (const collection of level)
      for (const ref of await collection.listDocuments()) {
        const document = await ref.get();
        if (document.exists) found[ref.path] = document.data();
        await walk(await ref.listCollections());
      }
  };
  const nested = new Set(collections().flatMap((name) => (name.includes('/') ? [name.split('/')[0]] : [])));
  for (const collection of await shop.db.listCollections()) {
    if (nested.has(collection.id)) await walk([collection]);
    else
      for (const { ref, ...document } of (await collection.get()).docs.map((each) => ({
        ref: each.ref,
        data: each.data(),
      })))
        found[ref.path] = document.data;
  }
  const { users } = await shop.auth.listUsers(1000);
  const [files] = await shop.bucket.getFiles();
  const pictures = files.map(({ name, metadata }) => [
    name,
    metadata.md5Hash,
    metadata.contentType,
    metadata.cacheControl,
  ]);
  const accounts = users.map(
    ({ uid, email, emailVerified, displayName, disabled, customClaims, metadata }) => ({
      ...{ uid, email, emailVerified, displayName, disabled, customClaims },
      ...{ createdAt: metadata.creationTime, signedInAt: metadata.lastSignInTime },
    }),
  );
  return { found, accounts, pictures };
}

/** @param {string} email @returns {Promise<number>} status of a sign-in with the demo password */
async function signIn(email) {
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${project}`;
  const body = JSON.stringify({ email, password: demoPassword, targetProjectId: project });
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

test('a shop that is backed up, wiped and restored is the same shop: documents, accounts, passwords, pictures', async () => {
  const before = await contentOf();
  expect(Object.keys(before.found).length).toBeGreaterThan(500);
  expect(before.accounts.length).toBe(people.length);
  expect(before.pictures.length).toBe(40);
  const folder = path.join(workFolder, 'whole');
  const { parts } = await backUp(shop, folder, { collections: collections(), hash });
  expect(parts.documents.count).toBe(Object.keys(before.found).length);
  await emulators.clear();
  const { found, accounts, pictures } = await contentOf();
  expect([Object.keys(found), accounts, pictures]).toEqual([[], [], []]);

  await restore(shop, folder, silent);
  const after = await contentOf();
  expect(after.found).toEqual(before.found);
  expect(after.accounts).toEqual(before.accounts);
  expect(after.pictures).toEqual(before.pictures);
  const signIns = await Promise.all(people.map(({ email }) => signIn(email)));
  expect(signIns).toEqual(people.map((_person, index) => (index === 1 ? 400 : 200)));

  // The other tests need a few pictures, each of which costs requests of its own.
  const [files] = await shop.bucket.getFiles();
  await Promise.all(files.slice(12).map((file) => file.delete()));
}, 180_000);

test('a restore refuses a shop that holds anything, and goes on with its own after an interruption', async () => {
  const folder = path.join(workFolder, 'again');
  await backUp(shop, folder, { collections: collections(), hash });
  await expect(restore(shop, folder, silent)).rejects.toThrow(/is not empty/);
  await emulators.clear();
  await shop.bucket.file('left/over.webp').save('x', { resumable: false });
  await expect(restore(shop, folder, silent)).rejects.toThrow(/is not empty/);

  await emulators.clear();
  const importing = jest
    .spyOn(shop.auth, 'importUsers')
    .mockRejectedValueOnce(new Error('The network is gone'));
  await expect(restore(shop, folder, silent)).rejects.toThrow('The network is gone');
  importing.mockRestore();
  await restore(shop, folder, silent);
  expect((await shop.db.doc(domain.publicSettings.path()).get()).exists).toBe(true);
  expect((await shop.db.doc('system/restore').get()).exists).toBe(false);
}, 180_000);

test('a backup is for its owner only, never written over, and refused when a byte of it is wrong', async () => {
  const folder = path.join(workFolder, 'checked');
  await backUp(shop, folder, { collections: collections(), hash });
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await stat(path.join(folder, 'accounts.ndjson.gz'))).mode & 0o077).toBe(0);
  await expect(backUp(shop, folder, { collections: collections(), hash })).rejects.toThrow(
    'is there already',
  );
  const [picture = ''] = await readdir(path.join(folder, 'files'));
  await appendFile(path.join(folder, 'files', picture), 'x');
  await expect(readBackup(folder)).rejects.toThrow(/picture .* is missing or damaged/);
  await rm(path.join(folder, 'files', picture));
  await expect(readBackup(folder)).rejects.toThrow(/picture .* is missing or damaged/);
  await appendFile(path.join(folder, 'documents.ndjson.gz'), 'x');
  await expect(readBackup(folder)).rejects.toThrow(/documents\.ndjson\.gz is damaged/);
  await rm(path.join(folder, 'backup.json'));
  await expect(readBackup(folder)).rejects.toThrow('is no backup');
}, 120_000);

test('threat-false-encoding: a file that only claims to be packed is backed up and restored like any other', async () => {
  const file = shop.bucket.file('product-images/okra/false-card.png');
  const metadata = { contentType: 'image/png', contentEncoding: 'gzip' };
  await file.save('<p>no picture', { metadata, resumable: false, validation: false });
  const folder = path.join(workFolder, 'false-encoding');
  const { leftOut, parts } = await backUp(shop, folder, { collections: collections(), hash });
  expect(leftOut).toEqual([]);
  await readBackup(folder);
  await emulators.clear();
  await restore(shop, folder, silent);
  const [content] = await file.download({ decompress: false });
  expect(content.toString()).toBe('<p>no picture');
  expect((await file.getMetadata())[0]).toMatchObject(metadata);
  expect((await shop.bucket.getFiles())[0]).toHaveLength(parts.files.count);
  await file.delete();
}, 180_000);

test('a file and a document that cannot be read are left out and named, and the backup has all others (rule: backup-whole)', async () => {
  await shop.db.doc('system/unknown').set({ vector: FieldValue.vector([1, 2]) });
  const [files] = await shop.bucket.getFiles();
  const name = files[3]?.name ?? '';
  const download = () => Promise.reject(new Error('The file is broken'));
  const bucket = /** @type {typeof shop.bucket} */ (
    /** @type {unknown} */ ({
      getFiles: async () => [
        files.map((file) => (file.name === name ? { name, metadata: file.metadata, download } : file)),
      ],
    })
  );
  const folder = path.join(workFolder, 'left-out');
  const { parts, leftOut = [] } = await backUp({ ...shop, bucket }, folder, {
    collections: collections(),
    hash,
  });
  expect(leftOut).toEqual([
    {
      name: 'system/unknown',
      why: 'system/unknown.vector has a value that a backup does not know: object',
    },
    { name, why: 'The file is broken' },
  ]);
  expect(parts.files.count).toBe(files.length - 1);
  await readBackup(folder);

  const before = Object.keys((await contentOf()).found);
  await emulators.clear();
  /** @type {string[]} */
  const said = [];
  await restore(shop, folder, (text) => said.push(text));
  expect(said.filter((text) => text.startsWith('not in this backup'))).toEqual(
    leftOut.map((left) => `not in this backup: ${left.name} (${left.why})`),
  );
  const after = Object.keys((await contentOf()).found);
  expect(after).toEqual(before.filter((document) => document !== 'system/unknown'));
}, 180_000);

test('the key of the passwords comes from Auth, and its absence is said before anything is written', async () => {
  const credential = { getAccessToken: async () => ({ access_token: 'token', expires_in: 60 }) };
  const full = { algorithm: 'SCRYPT', signerKey: 'a2V5', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 };
  /** @type {(hashConfig: object, status?: number) => typeof fetch} */
  const answering =
    (hashConfig, status = 200) =>
    async () =>
      Response.json({ signIn: { hashConfig } }, { status });
  expect(await hashOf('shop-1', credential, answering(full))).toEqual({
    algorithm: 'SCRYPT',
    key: 'a2V5',
    saltSeparator: 'Bw==',
    rounds: 8,
    memoryCost: 14,
  });
  await expect(hashOf('shop-1', credential, answering({ algorithm: 'SCRYPT' }))).rejects.toThrow(
    /firebaseauth.admin/,
  );
  await expect(hashOf('shop-1', credential, answering({}, 403))).rejects.toThrow(/403/);
});

test('passwords of a real project are handed over as Auth keeps them, with the key that reads them', async () => {
  const users = [
    {
      uid: 'u1',
      email: 'a@b.in',
      passwordHash: 'aGFzaC0_',
      passwordSalt: 'c2FsdA',
      providerData: [{ providerId: 'password' }],
      metadata: {},
    },
  ];
  const listing = { listUsers: async () => ({ users }) };
  const [account] = await collect(accountsOf(/** @type {any} */ (listing)));
  const importUsers = jest.fn(async () => ({ errors: [] }));
  const key = {
    algorithm: /** @type {const} */ ('SCRYPT'),
    key: 'a2V5',
    saltSeparator: 'Bw==',
    rounds: 8,
    memoryCost: 14,
  };
  expect(await writeAccounts(/** @type {any} */ ({ importUsers }), stream([account]), key)).toBe(1);
  const [[records, options]] = /** @type {any} */ (importUsers.mock.calls);
  expect(records[0].passwordHash.toString('base64url')).toBe('aGFzaC0_');
  expect(records[0].passwordSalt.toString('base64url')).toBe('c2FsdA');
  expect(options.hash).toEqual({
    algorithm: 'SCRYPT',
    key: Buffer.from('key'),
    saltSeparator: Buffer.from([7]),
    rounds: 8,
    memoryCost: 14,
  });
  const withoutHash = {
    listUsers: async () => ({ users: users.map(({ passwordHash: _hash, ...user }) => user) }),
  };
  await expect(collect(accountsOf(/** @type {any} */ (withoutHash)))).rejects.toThrow(/firebaseauth.admin/);
});

/** @template T @param {T[]} values */
async function* stream(values) {
  yield* values;
}

/** @template T @param {AsyncIterable<T>} values */
async function collect(values) {
  /** @type {T[]} */
  const all = [];
  for await (const value of values) all.push(value);
  return all;
}
