import { defaultStoreSettings, type PublishedCatalogue } from '@basket/domain';
import { aPublishedProduct } from '@basket/domain/testing';
import { catalogueFollowMs, catalogueFreshMs, createCatalogueStore } from './catalogue-store';

const aCatalogue = (version: number, productCount = 1): PublishedCatalogue => ({
  version,
  publishedAt: 1,
  imageBaseUrl: 'http://localhost/',
  store: defaultStoreSettings,
  categories: [
    { id: 'dairy', name: 'Dairy', description: '', colour: 'dairy', productCount, subcategories: [] },
  ],
  products: Array.from({ length: productCount }, (_, index) =>
    aPublishedProduct({ id: `product-${index}`, name: `product-${index}` }),
  ),
});

const realFetch = globalThis.fetch;
afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch });
  jest.useRealTimers();
});

function serve(...answers: (PublishedCatalogue | Error | string)[]) {
  const fetchMock = jest.fn((_url: string, _init?: RequestInit) => {
    const answer = answers.shift() ?? new Error('asked too often');
    if (answer instanceof Error) return Promise.reject(answer);
    if (typeof answer === 'string') return Promise.resolve(new Response(answer));
    const headers = { ETag: `"${answer.version}"` };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers }));
  });
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}

/** Everything that only waited for settled promises has run by then. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The next state of the store that fits. */
function until(store: ReturnType<typeof createCatalogueStore>, status: string, version?: number) {
  const fits = () => {
    const { shown } = store.useStore.getState();
    return shown.status === status &&
      (version === undefined || (shown.status === 'ready' && shown.data.version === version))
      ? shown
      : null;
  };
  return new Promise<NonNullable<ReturnType<typeof fits>>>((resolve) => {
    const look = () => {
      const shown = fits();
      if (shown) resolve(shown);
      else setTimeout(look, 5);
    };
    look();
  });
}

test('the catalogue of a newer server is read (rule: read-loosely)', async () => {
  const catalogue = aCatalogue(4);
  const wide = <T extends object>(part: T): T => ({ ...part, fieldOfTomorrow: 'unknown' });
  const [product] = catalogue.products;
  if (!product) throw new Error('no product');
  serve(wide({ ...catalogue, store: wide(catalogue.store), products: [wide(product)] }));
  const store = createCatalogueStore();
  store.preload();
  expect(await until(store, 'ready')).toMatchObject({ data: { version: 4, products: [product] } });
});

test('the catalogue is fetched once for any number of readers, and indexed', async () => {
  const fetchMock = serve(aCatalogue(1, 1200));
  const store = createCatalogueStore();
  store.preload();
  store.preload();
  const shown = await until(store, 'ready');
  store.preload();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(shown).toMatchObject({ data: { version: 1 } });
  if (shown.status !== 'ready') throw new Error('not ready');
  expect(shown.data.products).toHaveLength(1200);
  expect(shown.data.productById.get('product-1199')?.name).toBe('product-1199');
  expect(shown.data.categoryById.get('dairy')?.name).toBe('Dairy');
});

test('a newer catalogue keeps the objects of what has not changed', async () => {
  const now = jest.spyOn(Date, 'now');
  const newer = aCatalogue(2, 3);
  serve(aCatalogue(1, 2), {
    ...newer,
    categories: aCatalogue(1, 2).categories,
    products: newer.products.map((product, index) =>
      index === 1 ? { ...product, stockQuantity: 2 } : product,
    ),
  });
  const store = createCatalogueStore();
  store.preload();
  const before = await until(store, 'ready', 1);
  now.mockReturnValue(Date.now() + catalogueFreshMs + 1000);
  store.refreshIfStale();
  const after = await until(store, 'ready', 2);
  now.mockRestore();
  if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not ready');
  expect(after.data.products.map(({ id }) => id)).toEqual(['product-0', 'product-1', 'product-2']);
  expect(after.data.products[0]).toBe(before.data.products[0]);
  expect(after.data.products[1]).not.toBe(before.data.products[1]);
  expect(after.data.productById.get('product-0')).toBe(before.data.products[0]);
  expect(after.data.categories[0]).toBe(before.data.categories[0]);
});

describe('a page in another language', () => {
  const page = document.documentElement;
  const reported = jest.fn();
  beforeEach(() => {
    globalThis.reportError = reported.mockReset();
    page.lang = 'hi-IN';
  });
  afterEach(() => {
    page.lang = 'en-IN';
  });
  const hindi = JSON.stringify({
    products: { 'product-0': { name: 'दूध' } },
    categories: { dairy: { name: 'डेयरी' } },
  });
  const namesOf = (shown: Awaited<ReturnType<typeof until>>) =>
    shown.status === 'ready' ? [shown.data.products[0]?.name, shown.data.categories[0]?.name] : [];

  test('products and categories have its names, and keep their objects while nothing changes (rule: product-texts)', async () => {
    const fetchMock = serve(
      aCatalogue(11),
      hindi,
      { ...aCatalogue(12), products: aCatalogue(11, 2).products },
      hindi,
    );
    const store = createCatalogueStore();
    store.preload();
    const before = await until(store, 'ready');
    expect(namesOf(before)).toEqual(['दूध', 'डेयरी']);
    expect(fetchMock).toHaveBeenLastCalledWith('/api/catalogue/texts/hi?v=11', undefined);
    store.refresh();
    const after = await until(store, 'ready', 12);
    expect(fetchMock).toHaveBeenLastCalledWith('/api/catalogue/texts/hi?v=12', undefined);
    if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not ready');
    expect(after.data.products[0]).toBe(before.data.products[0]);
    expect(after.data.products[1]?.name).toBe('product-1');
    expect(after.data.categories[0]).toBe(before.data.categories[0]);
  });

  test('they are English where its texts do not come, which is reported once (rule: product-texts)', async () => {
    serve(
      aCatalogue(21),
      '<!doctype html>',
      aCatalogue(21),
      new TypeError('Failed to fetch'),
      aCatalogue(22),
      hindi,
    );
    const store = createCatalogueStore();
    store.preload();
    expect(namesOf(await until(store, 'ready'))).toEqual(['product-0', 'Dairy']);
    await store.sayAgain();
    expect(reported).toHaveBeenCalledTimes(1);
    store.refresh();
    expect(namesOf(await until(store, 'ready', 22))).toEqual(['दूध', 'डेयरी']);
  });

  test('its names change with the language, also while a catalogue is read (rule: reader-language)', async () => {
    page.lang = 'en-IN';
    serve(aCatalogue(31), aCatalogue(31), hindi, aCatalogue(31));
    const store = createCatalogueStore();
    const nameNow = () => namesOf(store.useStore.getState().shown)[1];
    store.preload();
    await until(store, 'ready');
    for (const [language, name] of [
      ['hi-IN', 'डेयरी'],
      ['en-IN', 'Dairy'],
    ] as const) {
      page.lang = language;
      await store.sayAgain();
      expect(nameNow()).toBe(name);
    }

    // Of one that is being read, slice by slice.
    serve(aCatalogue(32, 1200), aCatalogue(32, 1200), hindi);
    store.refresh();
    for (let tasks = 0; tasks < 5; tasks++) await nextTask();
    page.lang = 'hi-IN';
    await store.sayAgain();
    expect(nameNow()).toBe('डेयरी');
  });
});

test.each([
  { desc: 'no connection', answer: new TypeError('Failed to fetch') },
  { desc: 'a page instead of data', answer: '<!doctype html>' },
  { desc: 'another shape', answer: '{"version":1}' },
])('$desc is an error that retry mends', async ({ answer }) => {
  serve(answer, aCatalogue(2));
  const store = createCatalogueStore();
  store.preload();
  const shown = await until(store, 'error');
  if (shown.status !== 'error') throw new Error('no error');
  shown.retry();
  expect(store.useStore.getState().shown.status).toBe('loading');
  await until(store, 'ready', 2);
});

test('a stale catalogue is refreshed in the background; a failure keeps the old one', async () => {
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  const fetchMock = serve(aCatalogue(1), new TypeError('Failed to fetch'), aCatalogue(2));
  const store = createCatalogueStore();
  store.preload();
  await until(store, 'ready', 1);

  store.refreshIfStale();
  expect(fetchMock).toHaveBeenCalledTimes(1);

  now.mockReturnValue(start + catalogueFreshMs + 1000);
  store.refreshIfStale();
  expect(fetchMock).toHaveBeenLastCalledWith('/api/catalogue', { cache: 'no-cache' });
  await expect(fetchMock.mock.results.at(-1)?.value).rejects.toThrow('Failed to fetch');
  await nextTask();
  expect(store.useStore.getState().shown).toMatchObject({ status: 'ready', data: { version: 1 } });

  store.refreshIfStale();
  await until(store, 'ready', 2);
});

test('tells when prices and stock were as they are shown (rule: offline-shop)', async () => {
  const came = 'Fri, 20 Nov 2026 12:10:00 GMT';
  const answer = (headers: Record<string, string>) =>
    jest.fn(() => Promise.resolve(new Response(JSON.stringify(aCatalogue(1)), { headers })));
  const store = createCatalogueStore();
  expect(store.useStore.getState().asOf).toBeNull();
  Object.assign(globalThis, { fetch: answer({ Date: came }) });
  store.preload();
  await until(store, 'ready');
  expect(store.useStore.getState().asOf).toBe(Date.parse(came));
});

test('the store asks at once for a catalogue that the server has just contradicted', async () => {
  const fetchMock = serve(aCatalogue(1), aCatalogue(2));
  const store = createCatalogueStore();
  store.preload();
  await until(store, 'ready', 1);
  store.refresh();
  await until(store, 'ready', 2);
  expect(fetchMock).toHaveBeenLastCalledWith('/api/catalogue', { cache: 'no-cache' });
});

test('an open page asks for the catalogue that the server has published meanwhile, not more often than every 20 seconds (rule: open-pages-follow)', async () => {
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  const fetchMock = serve(aCatalogue(1), aCatalogue(2));
  const store = createCatalogueStore();
  store.follow('1');
  expect(fetchMock).not.toHaveBeenCalled();
  store.preload();
  await until(store, 'ready', 1);
  const after = (ms: number, tag: string): void => {
    now.mockReturnValue(start + ms);
    store.follow(tag);
  };
  after(catalogueFollowMs + 1_000, '1');
  after(catalogueFollowMs + 1_000, '');
  after(catalogueFollowMs - 1_000, '2');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  after(catalogueFollowMs + 1_000, '2');
  expect(fetchMock).toHaveBeenLastCalledWith('/api/catalogue?v=2', { cache: 'no-cache' });
  await until(store, 'ready', 2);
  after(catalogueFollowMs + 2_000, '3');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
