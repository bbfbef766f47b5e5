import { beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { loadDomain, loadImport } from '../load-domain.mjs';
import { demoDocuments } from '../documents.mjs';
import { readCatalogue } from './read-catalogue.mjs';

/** @type {import('./read-catalogue.mjs').Catalogue['categories']} */
let categories;
/** @type {import('./read-catalogue.mjs').Catalogue['products']} */
let products;
/** @type {import('./read-catalogue.mjs').CatalogueWords} */
let words;
/** @type {ReadonlySet<string>} */
let ids;

beforeAll(async () => {
  ({ categories, products, words } = await readCatalogue());
  ids = new Set(products.map((product) => product.id));
});

test('eight categories with a tint each, and at least 120 products', async () => {
  const { tints } = await loadDomain();
  expect(categories.map((category) => category.name)).toEqual([
    'Fruits & Vegetables',
    'Dairy & Eggs',
    'Bread & Bakery',
    'Meat & Fish',
    'Beverages',
    'Snacks',
    'Household',
    'Personal Care',
  ]);
  expect(categories.map((category) => category.colour)).toEqual([...tints]);
  expect(products.length).toBeGreaterThanOrEqual(120);
  for (const { id } of categories)
    expect(products.filter((product) => product.categoryId === id).length).toBeGreaterThanOrEqual(8);
  expect(products.filter((product) => !categories.some(({ id }) => id === product.categoryId))).toEqual([]);
});

test('ids and names are unique, and ids are fit for addresses', () => {
  expect(ids.size).toBe(products.length);
  expect(new Set(products.map((product) => product.name)).size).toBe(products.length);
  expect([...ids].filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('exactly four products are featured, most of them bought in one tap', () => {
  const featured = products.filter((product) => product.isFeatured);
  expect(featured).toHaveLength(4);
  expect(featured.filter(({ options }) => options.length === 0).length).toBeGreaterThanOrEqual(3);
});

test('staples are where people look: chips and shelves of their own, no dal with the bread (rule: subcategories)', async () => {
  const domain = await loadDomain();
  const { buildPublication, byPopularity, defaultStoreSettings } = domain;
  const placeOf = (/** @type {string} */ id) => products.find((product) => product.id === id)?.subcategory;
  const staples = {
    'toor-dal': 'Atta, rice & dal',
    'garam-masala': 'Masala & oil',
    'sunflower-oil': 'Masala & oil',
  };
  expect(Object.fromEntries(Object.keys(staples).map((id) => [id, placeOf(id)]))).toEqual(staples);
  expect(placeOf('idli-dosa-batter')).toBe('Ready to cook & sweets');
  const stored = {
    products: products.map((product) => ({ ...product, createdAt: 0, updatedAt: 0 })),
    categories: categories.map((one, sortOrder) => ({ ...one, sortOrder, isActive: true, createdAt: 0 })),
  };
  const sold = demoDocuments({
    domain,
    catalogue: { categories, products, words },
    now: Date.UTC(2026, 10, 20, 12),
  }).find(([path]) => path === domain.soldFigures.path());
  const { units } = domain.parseDocument(
    domain.soldFigures.schema,
    domain.soldFigures.path(),
    'sold',
    sold?.[1],
  );
  const { cards } = buildPublication(stored.products, stored.categories, defaultStoreSettings, {
    sold: units,
  });
  const chips = new Map(cards.categories.map(({ name, subcategories }) => [name, subcategories]));
  const fresh = ['Vegetables', 'Fruits', 'Atta, rice & dal', 'Masala & oil'];
  expect(chips.get('Fruits & Vegetables')?.slice(0, 4)).toEqual(fresh);
  // A shelf of home has eight.
  for (const group of fresh)
    expect(
      products.filter(({ subcategory, stockQuantity }) => subcategory === group && stockQuantity > 0).length,
    ).toBeGreaterThanOrEqual(8);
  // Who opens the category reads fruit and vegetables first.
  const first = byPopularity(cards).filter(({ categoryId }) => categoryId === 'fruits-vegetables');
  expect(
    first.slice(0, 5).filter(({ subcategory }) => ['Atta, rice & dal', 'Masala & oil'].includes(subcategory)),
  ).toEqual([]);
  expect(chips.get('Bread & Bakery')).toEqual(['Cakes & pastries', 'Bread', 'Buns, pav & rotis']);
});

test('related products exist, are 3 or 4 others, and none twice', () => {
  for (const { id, relatedProductIds } of products) {
    expect({ id, unknown: relatedProductIds.filter((related) => !ids.has(related)) }).toEqual({
      id,
      unknown: [],
    });
    expect({ id, count: new Set(relatedProductIds).size }).toEqual({ id, count: relatedProductIds.length });
    expect([3, 4]).toContain(relatedProductIds.length);
    expect(relatedProductIds).not.toContain(id);
  }
});

test('prices are whole rupees between ₹10 and ₹1,000, never above the MRP and never below half of it', () => {
  for (const { id, pricePaise, originalPricePaise } of products) {
    expect({ id, remainder: pricePaise % 100 }).toEqual({ id, remainder: 0 });
    expect(pricePaise).toBeGreaterThanOrEqual(10_00);
    expect(pricePaise).toBeLessThanOrEqual(1000_00);
    expect(originalPricePaise).toBeGreaterThanOrEqual(pricePaise);
    expect(originalPricePaise).toBeLessThanOrEqual(2 * pricePaise);
  }
});

test('the first choice of every option group costs nothing more, the others never less', async () => {
  const { optionGroups } = await loadDomain();
  for (const { options } of products) {
    for (const { choices } of optionGroups(options)) {
      expect(choices.length).toBeGreaterThan(1);
      expect(choices[0]?.adjustmentPaise).toBe(0);
      expect(choices.filter((choice) => choice.adjustmentPaise < 0)).toEqual([]);
    }
    expect(new Set(options.map((option) => option.optionId)).size).toBe(options.length);
  }
  expect(products.filter(({ options }) => options.length > 0).length).toBeGreaterThan(products.length / 2);
});

test('stock: two are sold out, some are nearly, most are not; ratings are from 3.6 to 4.9', () => {
  const stock = products.map((product) => product.stockQuantity);
  expect(stock.filter((left) => left === 0)).toHaveLength(2);
  expect(stock.filter((left) => left >= 1 && left <= 5).length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...stock)).toBeLessThanOrEqual(200);
  for (const { rating } of products) {
    expect(rating).toBeGreaterThanOrEqual(3.6);
    expect(rating).toBeLessThanOrEqual(4.9);
    expect(Math.round(rating * 10)).toBeCloseTo(rating * 10);
  }
});

test('an admin can import the file, in which the import does not know three columns', async () => {
  const { readCsv, readSheet } = await loadImport();
  const text = readFileSync(new URL('products.csv', import.meta.url), 'utf8');
  const sheet = readSheet(await readCsv(new File([text], 'products.csv')), { categories });
  expect(sheet).toMatchObject({
    problems: [],
    unknownColumns: ['Badge', 'Rating', 'Reviews'],
  });
  expect(sheet.rows).toHaveLength(products.length);
});

test('a product is stored as the file says it', async () => {
  const { parseDocument, productSchema } = await loadDomain();
  for (const { id, ...fields } of products) {
    const product = { ...fields, createdAt: 0, updatedAt: 0 };
    expect(parseDocument(productSchema, `products/${id}`, id, product)).toEqual({ ...product, id });
  }
});

test('every product says what it is in plain words', () => {
  for (const { description, longDescription, specifications, unit } of products) {
    expect(description.length).toBeGreaterThan(15);
    expect(longDescription.length).toBeGreaterThan(15);
    // A product's page shows both.
    expect(longDescription).not.toContain(description);
    expect(specifications.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Net quantity', 'Country of origin', 'Storage']),
    );
    expect(unit).not.toBe('');
  }
});

test('every product and category has its texts in Hindi, and nothing else has (rule: product-texts)', () => {
  const hindi = JSON.parse(readFileSync(new URL('hindi.json', import.meta.url), 'utf8'));
  expect(Object.keys(hindi.products).sort()).toEqual([...ids].sort());
  expect(Object.keys(hindi.categories).sort()).toEqual(categories.map(({ id }) => id).sort());
  for (const { texts } of [...products, ...categories])
    expect(texts['hi']).toMatchObject({
      name: expect.stringMatching(/[\u0900-\u097F]/),
      description: expect.stringMatching(/[\u0900-\u097F]/),
    });
});

test('every word that products share has a text in Hindi but for codes, and no two that one chooses between have the same (rule: shared-words)', async () => {
  const { wordsOf } = await loadDomain();
  const texts = new Map((words['hi'] ?? []).map(({ word, text }) => [word, text]));
  const all = new Set(products.flatMap((product) => wordsOf(product)).map(({ word }) => word));
  expect([...texts.keys()].filter((word) => !all.has(word))).toEqual([]);
  const isCode = (/** @type {string} */ word) => /^([A-Z0-9]+|[\d.]+ (m|W|°C|ppm)|X+L, \d+ mm)$/.test(word);
  expect([...all].filter((word) => !texts.has(word) && !isCode(word))).toEqual([]);
  for (const { options } of products) {
    const said = new Set(
      options.map(({ group, value }) => `${texts.get(group)} ${texts.get(value) ?? value}`),
    );
    expect(said.size).toBe(options.length);
  }
});

test('every product has a subcategory of one category, each category several, and food has its mark', () => {
  /** @type {Record<string, Set<string>>} */
  const categoriesOf = {};
  for (const { id, subcategory, categoryId } of products) {
    expect({ id, subcategory }).toEqual({ id, subcategory: expect.stringMatching(/^[A-Z]/) });
    (categoriesOf[subcategory] ??= new Set()).add(categoryId);
  }
  for (const [name, { size }] of Object.entries(categoriesOf))
    expect({ name, size }).toEqual({ name, size: 1 });
  for (const { id } of categories)
    expect(
      new Set(products.filter((p) => p.categoryId === id).map((p) => p.subcategory)).size,
    ).toBeGreaterThan(2);
  const noFood = ['household', 'personal-care'];
  expect(products.filter((p) => (p.foodMark === 'none') !== noFood.includes(p.categoryId))).toEqual([]);
  expect(
    products.filter(({ categoryId, foodMark }) => categoryId === 'meat-fish' && foodMark !== 'non-veg'),
  ).toEqual([]);
});

const trademarks =
  /\b(amul|aashirvaad|ashirvad|britannia|nandini|tata|mother dairy|maggi|parle|haldiram'?s?|lay'?s|kurkure|cadbury|dabur|patanjali|fortune|saffola|ariel|surf excel|vim|dettol|lifebuoy|colgate|pepsodent|nivea|gillette|harpic|lizol|tropicana|coca.?cola|pepsi|sprite|fanta|bisleri|kissan|nestl[eé]|mdh|everest|india gate|daawat|epigamia|milky mist|licious|whisper|stayfree|huggies|pampers|himalaya|oreo|bournvita|horlicks|nescafe|bru|sunsilk|dove|hide & seek|dairy milk|good day|bingo|real juice|paper boat|mysore sandal|wagh bakri|taj mahal|red label|parachute|santoor|lux|rin|tide|odonil|all out|good ?knight|mangaldeep|cycle brand)\b/i;

test('no name, brand or text is a trademark', () => {
  const texts = products.map(({ id, name, description, longDescription, specifications }) => ({
    id,
    text: [name, description, longDescription, ...specifications.map(({ value }) => value)].join(' · '),
  }));
  expect(texts.filter(({ text }) => trademarks.test(text))).toEqual([]);
});
