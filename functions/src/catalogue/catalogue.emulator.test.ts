import {
  categories,
  products,
  publicSettings,
  type PublishedCatalogue,
  type PublishedDetailsFile,
} from '@basket/domain';
import { aCategory, someInstant } from '@basket/domain/testing';
import * as v from 'valibot';
import { runTask } from '../entry-points/run-task.task';
import { sweep } from '../entry-points/sweep.schedule';
import { UnitOfWork } from '../platform/database/unit-of-work';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, refusalOf, settingsDocument } from '../testing/harness';
import { productChange, requestPublication } from './publication/catalogue.trigger';
import {
  availabilities,
  currentVersion,
  shardOf,
  shards,
  textsFile,
  type Availability,
} from './publication/publication-documents';
import { publishCatalogue } from './publication/publish-catalogue';
import { readPublishedTag } from './publication/published-tag';
import { CatalogueServer } from './publication/serve-catalogue';
import { updateAvailability } from './publication/update-availability';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  [categories.path('veg')]: aCategory(),
  ...productDocument('tomato', {
    categoryId: 'veg',
    stockQuantity: 50,
    longDescription: 'Ripened on the vine',
    texts: { hi: { name: 'टमाटर' } },
  }),
  ...productDocument('hidden', { isActive: false }),
}));
let server: CatalogueServer;
beforeEach(() => {
  server = new CatalogueServer(harness.services, 'http://pictures/');
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

test('publishes the active products with store, pictures and details (rule: catalogue-published)', async () => {
  expect(await publishCatalogue(harness.services)).toBe(1);
  const { catalogue, etag } = await cards();
  expect(etag).toBe('"1.0"');
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
  const texts = await server.texts('hi');
  expect(JSON.parse(texts?.json ?? '')).toEqual({
    products: { tomato: { name: 'टमाटर' } },
    categories: {},
    words: [],
  });
  expect(await server.texts('xx')).toBeNull();
  expect(await server.texts('en')).toBeNull();
});

test('a catalogue that was published before products had texts is served with none (rule: product-texts)', async () => {
  await publishCatalogue(harness.services);
  const current = harness.db.doc(currentVersion.path());
  const stored = v.parse(currentVersion.schema, (await current.get()).data());
  const { [textsFile('hi')]: _none, ...files } = stored.files;
  await current.update({ files });
  const texts = await new CatalogueServer(harness.services, 'http://pictures/').texts('hi');
  expect(JSON.parse(texts?.json ?? '')).toEqual({ products: {}, categories: {}, words: [] });
});

test('stock that became visible is served without a new version', async () => {
  await publishCatalogue(harness.services);
  const first = await cards();
  await harness.db.doc(products.path('tomato')).update({ stockQuantity: 2 });
  await Promise.all([1, 2, 3].map(() => updateAvailability(harness.services, 'tomato')));
  const second = await cards();
  expect(second.catalogue).toMatchObject({ version: 1, products: [{ id: 'tomato', stockQuantity: 2 }] });
  expect(second.etag).not.toBe(first.etag);
});

test('the tag of what is published is that of the answer, through every change (rule: open-pages-follow)', async () => {
  const { services } = harness;
  const tag = () => readPublishedTag(new UnitOfWork(services));
  const seen = [await tag()];
  expect(seen).toEqual(['']);
  for (const change of [
    () => publishCatalogue(services),
    () => updateAvailability(services, 'tomato'),
    () => updateAvailability(services, 'hidden'),
    () => publishCatalogue(services),
  ]) {
    await change();
    const now = await tag();
    expect((await cards()).etag).toBe(`"${now}"`);
    expect(seen).not.toContain(now);
    seen.push(now);
  }
});

test('products that sell out at the same time are all published, in shards of their own (rule: availability-shards)', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `last-${index}`);
  for (const id of ids) await harness.seed(productDocument(id, { stockQuantity: 50 }));
  await publishCatalogue(harness.services);
  for (const id of ids) await harness.db.doc(products.path(id)).update({ stockQuantity: 1 });
  await Promise.all(ids.map((id) => updateAvailability(harness.services, id)));
  const { catalogue } = await cards();
  const units = new Map(catalogue.products.map(({ id, stockQuantity }) => [id, stockQuantity]));
  expect(ids.map((id) => units.get(id))).toEqual(ids.map(() => 1));
  const { docs } = await harness.db.collection('catalogue').get();
  expect(docs.filter(({ id }) => id.startsWith('availability-')).length).toBe(shards.length);
});

test('stock that changes while a version is built is served with that version, and forgotten by a later one', async () => {
  await publishCatalogue(harness.services);
  await harness.db.doc(products.path('tomato')).update({ stockQuantity: 2 });
  await updateAvailability(harness.services, 'tomato');
  await publishCatalogue(harness.services);
  expect((await cards()).catalogue).toMatchObject({ version: 2, products: [{ stockQuantity: 2 }] });
  const entries = async () =>
    (await harness.read<Availability>(availabilities.path(shardOf('tomato')))).products['tomato'];
  expect(await entries()).toEqual({ units: 2, at: someInstant });
  harness.setNow(someInstant + 3_600_000);
  await publishCatalogue(harness.services);
  expect(await entries()).toBeUndefined();
  expect((await cards()).catalogue).toMatchObject({ version: 3, products: [{ stockQuantity: 2 }] });
});

test('publishing at once ends in one order of versions and the newest content', async () => {
  await publishCatalogue(harness.services);
  await harness.db.doc(products.path('tomato')).update({ name: 'Tomato, Country' });
  const versions = await Promise.all([1, 2, 3, 4].map(() => publishCatalogue(harness.services)));
  expect([...versions].sort()).toEqual([2, 3, 4, 5]);
  const { catalogue } = await cards();
  expect(catalogue).toMatchObject({ version: 5, products: [{ name: 'Tomato, Country' }] });
});

test('a publication that failed is made up for by the sweep (rule: side-effects-delivered)', async () => {
  await publishCatalogue(harness.services);
  await harness.db.doc(publicSettings.path()).update({ isOpen: 'yes' });
  const task = { kind: 'publishCatalogue' } as const;
  expect(await refusalOf(runTask(task, someInstant, harness.services))).toBe('damaged_record');
  await sweep(harness.services);
  expect((await cards()).catalogue.version).toBe(1);

  await harness.db.doc(publicSettings.path()).update({ isOpen: true });
  harness.setNow(someInstant + 60_000);
  expect((await sweep(harness.services)).parts['publications']).toMatchObject({ settled: 1 });
  expect((await cards()).catalogue.version).toBe(2);
  expect((await sweep(harness.services)).parts['publications']).toMatchObject({ found: 0 });
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

const nothing = { isPublication: false, isAvailability: false };
const publication = { ...nothing, isPublication: true };
const availability = { ...nothing, isAvailability: true };

test.each([
  { desc: 'a new product: publication', before: undefined, after: { name: 'a' }, change: publication },
  {
    desc: 'a new name: publication',
    before: { name: 'a', stockQuantity: 9 },
    after: { name: 'b', stockQuantity: 9 },
    change: publication,
  },
  {
    desc: 'a new name and the last few: both',
    before: { name: 'a', stockQuantity: 9 },
    after: { name: 'b', stockQuantity: 2 },
    change: { isPublication: true, isAvailability: true },
  },
  {
    desc: 'an order of one of many: nothing',
    before: { name: 'a', stockQuantity: 90 },
    after: { name: 'a', stockQuantity: 89 },
    change: nothing,
  },
  {
    desc: 'the last few: availability',
    before: { name: 'a', stockQuantity: 6 },
    after: { name: 'a', stockQuantity: 5 },
    change: availability,
  },
  {
    desc: 'a key of the name: nothing',
    before: { name: 'a', stockQuantity: 9 },
    after: { name: 'a', nameKey: 'a', stockQuantity: 9 },
    change: nothing,
  },
  {
    desc: 'a touch: nothing',
    before: { name: 'a', stockQuantity: 6, updatedAt: 1 },
    after: { name: 'a', stockQuantity: 6, updatedAt: 2 },
    change: nothing,
  },
])('$desc', ({ before, after, change }) => expect(productChange(before, after)).toEqual(change));
