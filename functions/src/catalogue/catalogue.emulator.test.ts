import {
  categoryPath,
  productPath,
  type PublishedCatalogue,
  type PublishedDetailsFile,
} from '@basket/domain';
import { aCategory, someInstant } from '@basket/domain/testing';
import { openHarness, productDocument, settingsDocument, type Harness } from '../testing/harness';
import { productChange, requestPublication } from './catalogue.trigger';
import { publishCatalogue } from './publish-catalogue';
import { CatalogueServer } from './serve-catalogue';
import { updateAvailability } from './update-availability';

let harness: Harness;
let server: CatalogueServer;
beforeAll(() => {
  harness = openHarness(someInstant);
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.clear();
  server = new CatalogueServer(harness.db, 'http://pictures/');
  await harness.seed({
    ...settingsDocument(),
    [categoryPath('veg')]: aCategory(),
    ...productDocument('tomato', {
      categoryId: 'veg',
      stockQuantity: 50,
      longDescription: 'Ripened on the vine',
    }),
    ...productDocument('hidden', { isActive: false }),
  });
});

const cards = async () => {
  const file = await server.cards();
  if (!file) throw new Error('nothing is published');
  return { etag: file.etag, catalogue: JSON.parse(file.json) as PublishedCatalogue };
};

test('nothing is served before the first publication', async () => {
  expect(await server.cards()).toBeNull();
  expect(await server.details('veg')).toBeNull();
});

test('publishes the active products with store, pictures and details', async () => {
  expect(await publishCatalogue(harness.services)).toBe(1);
  const { catalogue, etag } = await cards();
  expect(etag).toBe('"1.1"');
  expect(catalogue).toMatchObject({
    version: 1,
    imageBaseUrl: 'http://pictures/',
    store: { storeName: 'Basket Express' },
  });
  expect(catalogue.products.map(({ id }) => id)).toEqual(['tomato']);
  expect(catalogue.store).not.toHaveProperty('id');
  const details = await server.details('veg');
  expect((JSON.parse(details?.json ?? '{}') as PublishedDetailsFile)['tomato']?.longDescription).toBe(
    'Ripened on the vine',
  );
  expect(await server.details('other')).toBeNull();
});

test('stock that became visible is served without a new version', async () => {
  await publishCatalogue(harness.services);
  const first = await cards();
  await harness.db.doc(productPath('tomato')).update({ stockQuantity: 2 });
  await Promise.all([1, 2, 3].map(() => updateAvailability(harness.services, 'tomato')));
  const second = await cards();
  expect(second.catalogue).toMatchObject({ version: 1, products: [{ id: 'tomato', stockQuantity: 2 }] });
  expect(second.etag).not.toBe(first.etag);
});

test('publishing at once ends in one order of versions and the newest content', async () => {
  await publishCatalogue(harness.services);
  await harness.db.doc(productPath('tomato')).update({ name: 'Tomato, Country' });
  const versions = await Promise.all([1, 2, 3, 4].map(() => publishCatalogue(harness.services)));
  expect([...versions].sort()).toEqual([2, 3, 4, 5]);
  const { catalogue } = await cards();
  expect(catalogue).toMatchObject({ version: 5, products: [{ name: 'Tomato, Country' }] });
});

test('old versions are cleaned away, the live one is not', async () => {
  for (let round = 0; round < 5; round += 1) await publishCatalogue(harness.services);
  const { docs } = await harness.db.collection('catalogue').get();
  expect(new Set(docs.flatMap((doc) => (doc.get('bytes') ? [doc.get('version') as number] : [])))).toEqual(
    new Set([4, 5]),
  );
  expect((await cards()).catalogue.version).toBe(5);
});

test('many changes at once ask for one publication', async () => {
  await Promise.all(Array.from({ length: 20 }, () => requestPublication(harness.services)));
  expect(new Set(harness.queued.map(({ id }) => id)).size).toBe(1);
  expect(harness.queued[0]?.dueAt).toBeGreaterThan(someInstant);
});

test.each([
  { desc: 'a new product', before: undefined, after: { name: 'a' }, change: 'publication' },
  {
    desc: 'a new name',
    before: { name: 'a', stockQuantity: 9 },
    after: { name: 'b', stockQuantity: 9 },
    change: 'publication',
  },
  {
    desc: 'an order of one of many',
    before: { name: 'a', stockQuantity: 90 },
    after: { name: 'a', stockQuantity: 89 },
    change: 'nothing',
  },
  {
    desc: 'the last few',
    before: { name: 'a', stockQuantity: 6 },
    after: { name: 'a', stockQuantity: 5 },
    change: 'availability',
  },
  {
    desc: 'a touch',
    before: { name: 'a', stockQuantity: 6, updatedAt: 1 },
    after: { name: 'a', stockQuantity: 6, updatedAt: 2 },
    change: 'nothing',
  },
])('$desc means $change', ({ before, after, change }) => expect(productChange(before, after)).toBe(change));
