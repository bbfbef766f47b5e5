/**
 * The permissions for pictures. Unlike the database, the storage emulator has one project only, the stack's: the
 * accounts below exist there while this file runs.
 */
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, deleteDoc, setDoc, type Firestore } from 'firebase/firestore';
import {
  deleteObject,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type UploadMetadata,
} from 'firebase/storage';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectId } from '../../tools/base/project.mjs';
import { claimsOf, personas, profilesOf, type Persona } from './personas';

const run = randomUUID().slice(0, 8);
const uidOf = (persona: Persona): string => `rules-${run}-${persona}`;
const profiles = profilesOf(uidOf);

const hostAndPort = (variable: string): { host: string; port: number } => {
  const [host = '', port = ''] = (process.env[variable] ?? '').split(':');
  return { host, port: Number(port) };
};

let environment: RulesTestEnvironment;

async function withoutRules(act: (db: Firestore, storage: FirebaseStorage) => Promise<void>): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    act(context.firestore() as unknown as Firestore, context.storage()),
  );
}

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId,
    firestore: hostAndPort('FIRESTORE_EMULATOR_HOST'),
    storage: {
      ...hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST'),
      rules: readFileSync(path.join(process.cwd(), 'storage.rules'), 'utf8'),
    },
  });
  await withoutRules(async (db) => {
    for (const [at, profile] of Object.entries(profiles)) await setDoc(doc(db, at), profile);
  });
});
afterAll(async () => {
  await withoutRules(async (db) => {
    for (const at of Object.keys(profiles)) await deleteDoc(doc(db, at));
  });
  await environment.cleanup();
});

function storageOf(persona: Persona): FirebaseStorage {
  const context =
    persona === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uidOf(persona), claimsOf(persona));
  return context.storage();
}

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const folder = `product-images/rules-${run}`;
let serial = 0;
const freshName = (extension = 'png'): string => `${folder}/picture-${serial++}.${extension}`;
const picture = { contentType: 'image/png' };

const upload = (persona: Persona, at: string, bytes = png, metadata: UploadMetadata = picture) =>
  uploadBytes(ref(storageOf(persona), at), bytes, metadata);

async function stored(at: string): Promise<string> {
  await withoutRules(async (_db, storage) => {
    await uploadBytes(ref(storage, at), png, picture);
  });
  return at;
}

const expectThat = (isAllowed: boolean, attempt: Promise<unknown>): Promise<unknown> =>
  isAllowed ? assertSucceeds(attempt) : assertFails(attempt);

describe.each(personas)('%s', (persona) => {
  const isAdmin = persona === 'admin';

  test(`${isAdmin ? 'adds' : 'adds no'} pictures`, () => expectThat(isAdmin, upload(persona, freshName())));

  test('overwrites nothing', async () => {
    const at = await stored(freshName());
    await assertFails(upload(persona, at));
    await assertFails(updateMetadata(ref(storageOf(persona), at), { contentType: 'text/html' }));
  });

  test(`${isAdmin ? 'deletes' : 'deletes no'} pictures`, async () => {
    const at = await stored(freshName());
    await expectThat(isAdmin, deleteObject(ref(storageOf(persona), at)));
  });

  test('looks at every picture and lists none', async () => {
    const at = await stored(freshName());
    await assertSucceeds(getBytes(ref(storageOf(persona), at)));
    for (const listed of [folder, 'product-images', 'category-images', ''])
      await assertFails(listAll(ref(storageOf(persona), listed)));
  });

  test('looks at pictures of categories and changes none', async () => {
    const at = await stored(`category-images/rules-${run}-${persona}.png`);
    await assertSucceeds(getBytes(ref(storageOf(persona), at)));
    await assertFails(upload(persona, at));
    await assertFails(upload(persona, `category-images/rules-${run}-${persona}-new.png`));
    await assertFails(deleteObject(ref(storageOf(persona), at)));
  });

  test.each(['exports/rules', 'source-maps/mf-shop/rules'])(
    'threat-kept-maps: finds every other place closed, such as %s',
    async (place) => {
      const at = await stored(`${place}-${run}-${persona}.png`);
      await assertFails(getBytes(ref(storageOf(persona), at)));
      await assertFails(listAll(ref(storageOf(persona), path.posix.dirname(at))));
      await assertFails(upload(persona, `${place}-${run}-${persona}-new.png`));
      await assertFails(upload(persona, at));
      await assertFails(updateMetadata(ref(storageOf(persona), at), { contentType: 'text/html' }));
      await assertFails(deleteObject(ref(storageOf(persona), at)));
    },
  );
});

test.each([
  ['image/png', 'png', true],
  ['image/jpeg', 'jpg', true],
  ['image/jpeg', 'jpeg', true],
  ['image/webp', 'webp', true],
  ['image/svg+xml', 'svg', false],
  ['image/svg+xml', 'png', false],
  ['text/html', 'html', false],
  ['text/html', 'png', false],
  ['image/png', 'html', false],
  ['image/gif', 'gif', false],
  ['application/octet-stream', 'png', false],
  ['image/png; charset=utf-8', 'png', false],
  ['IMAGE/SVG+XML', 'png', false],
])('an admin uploads %s as .%s: %s', (contentType, extension, isAllowed) =>
  expectThat(isAllowed, upload('admin', freshName(extension), png, { contentType })),
);

const limitBytes = 5 * 1024 * 1024;
test.each([
  [0, false],
  [1, true],
  [limitBytes - 1, true],
  [limitBytes, false],
  [limitBytes + 1, false],
])('an admin uploads %d bytes: %s', (size, isAllowed) =>
  expectThat(isAllowed, upload('admin', freshName(), new Uint8Array(size))),
);

test.each([
  'product-images/loose.png',
  `${folder}/deeper/picture.png`,
  `${folder}/.png`,
  `${folder}/-starts-with-a-dash.png`,
  `${folder}/two.dots.png`,
  `${folder}/with space.png`,
  `${folder}/..%2f..%2fescape.png`,
  `${folder}/../escape.png`,
  `${folder}/picture.png.html`,
  `${folder}/<img onerror=alert(1)>.png`,
  `${folder}/${'x'.repeat(90)}.png`,
  `product-images//picture.png`,
])('an admin uploads nothing to %s', (at) => assertFails(upload('admin', at)));

test.each(['..', '.', '.hidden', '-dash', 'two words', 'a%2fb', 'x'.repeat(129)])(
  'threat-picture-paths: nobody reads, adds or deletes a picture of a product %j',
  async (productId) => {
    const at = `product-images/${productId}/picture.png`;
    await assertFails(upload('admin', at));
    await assertFails(deleteObject(ref(storageOf('admin'), at)));
    await assertFails(getBytes(ref(storageOf('visitor'), at)));
  },
);

test.each(['visitor', 'customer', 'partner', 'demotedAdmin'] as const)(
  'threat-picture-paths: %s uploads, overwrites, deletes, lists, or leaves the folder by a name',
  async (persona) => {
    const at = await stored(freshName());
    await Promise.all(
      [
        upload(persona, freshName()),
        upload(persona, at),
        upload(persona, `${folder}/../../rules.png`),
        upload(persona, `${folder}/..%2f..%2frules.png`),
        deleteObject(ref(storageOf(persona), at)),
        listAll(ref(storageOf(persona), 'product-images')),
      ].map((attempt) => assertFails(attempt)),
    );
    expect(new Uint8Array(await getBytes(ref(storageOf(persona), at)))).toEqual(png);
  },
);

test('threat-disguised-picture: an admin uploads SVG, HTML and 50 MB, each under a picture’s name', async () => {
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  await Promise.all(
    [
      upload('admin', freshName(), html, { contentType: 'text/html' }),
      upload('admin', freshName(), html, { contentType: 'image/svg+xml' }),
      upload('admin', freshName('html'), html, picture),
      upload('admin', freshName(), new Uint8Array(50 * 1024 * 1024), picture),
    ].map((attempt) => assertFails(attempt)),
  );
});

test('threat-false-encoding: an admin uploads a picture that claims to be packed', async () => {
  await assertFails(upload('admin', freshName(), png, { ...picture, contentEncoding: 'gzip' }));
  await assertSucceeds(upload('admin', freshName(), png, { ...picture, contentEncoding: 'identity' }));
});
