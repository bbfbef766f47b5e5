import {
  categories,
  maxImportedRows,
  products,
  stockLaneCount,
  stockLaneId,
  stockLanes,
  type ImportedRow,
  type Product,
} from '@basket/domain';
import { aCategory, aProduct, draftOfProduct, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument, refusalOf } from '../testing/harness';
import { saveProductOperation } from './save-product.callable';
import { importProductsOperation } from './import-products.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('admin2', { role: 'admin' }),
  ...profileDocument('customer1'),
  [categories.path('veg')]: aCategory(),
  ...productDocument('okra', {
    name: 'Okra',
    unit: '250 g',
    categoryId: 'veg',
    pricePaise: 24_00,
    originalPricePaise: 24_00,
    stockQuantity: 20,
  }),
}));

const row = (overrides: Partial<ImportedRow> = {}): ImportedRow => ({
  productId: null,
  fields: { name: 'Rice', unit: '1 kg', pricePaise: 90_00 },
  stockQuantity: null,
  exported: null,
  ...overrides,
});
const exported = { exportedAt: someInstant + 1, updatedAt: someInstant, stockQuantity: 20 };
/** A row of an export in which somebody has edited something. */
const edited = (fields: ImportedRow['fields'], stockQuantity = 20): ImportedRow =>
  row({ productId: 'okra', fields, stockQuantity, exported });

const send = (rows: readonly ImportedRow[], { by = 'admin1', isCheck = false } = {}) =>
  harness.run(importProductsOperation, by, { isCheck, reason: 'Counted', rows: [...rows] });
const outcomes = async (sent: ReturnType<typeof send>) =>
  (await sent).results.map(({ outcome, refusal }) => refusal?.code ?? outcome);
const okra = () => harness.read<Product>(products.path('okra'));
const stored = async (): Promise<Product[]> =>
  (await harness.db.collection(products.collection).get()).docs.map((doc) => doc.data() as Product);
const corrections = async () =>
  (await harness.db.collection('products/okra/stockChanges').get()).docs.map((doc) => doc.data());
/** Everything that is stored, with the time of its last change. */
async function versions(): Promise<readonly string[]> {
  const collections = await harness.db.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  return found.flatMap(({ docs }) => docs.map((doc) => `${doc.ref.path} ${doc.updateTime.valueOf()}`));
}

test('each row is imported that can be, and the answer says what became of each (rule: products-imported)', async () => {
  const rows = [
    row({ stockQuantity: 7 }),
    row({ productId: 'okra', fields: { pricePaise: 26_00, isActive: false } }),
    row({
      productId: 'sku-17',
      fields: { name: 'Tea', unit: '250 g', pricePaise: 80_00, categoryId: 'veg' },
    }),
    row({ fields: { name: 'Salt', unit: '1 kg', pricePaise: 20_00, categoryId: 'gone' } }),
    row({ fields: { name: 'Sugar', unit: '1 kg', pricePaise: 20_00, originalPricePaise: 19_00 } }),
    row({ fields: { name: ' rice', unit: '1  KG', pricePaise: 91_00 } }),
    row({ fields: { unit: '1 kg', pricePaise: 20_00 } }),
    row({ productId: 'sku-18', fields: { name: 'Salt' } }),
    row({ productId: 'deleted', exported }),
  ];
  expect(await outcomes(send(rows))).toEqual([
    'new',
    'changed',
    'new',
    'unknown_category',
    'mrp_below_price',
    'repeated_product',
    'unnamed_product',
    'incomplete_product',
    'unknown_product',
  ]);
  expect(await okra()).toMatchObject({
    pricePaise: 26_00,
    originalPricePaise: 26_00,
    isActive: false,
    stockQuantity: 20,
    updatedAt: someInstant + 1,
  });
  expect(await harness.read<Product>(products.path('sku-17'))).toMatchObject({
    name: 'Tea',
    categoryId: 'veg',
  });
  expect(await stored()).toContainEqual(
    expect.objectContaining({ name: 'Rice', originalPricePaise: 90_00, stockQuantity: 7, isActive: true }),
  );
  expect(await stored()).toHaveLength(3);
});

test('a check says what an import would do, with the present values, and writes nothing (rule: products-imported)', async () => {
  const before = await versions();
  const { results } = await send([row(), edited({ pricePaise: 26_00 }, 30)], { isCheck: true });
  expect(results).toMatchObject([
    { outcome: 'new', changes: [], inShop: null },
    {
      outcome: 'changed',
      productId: 'okra',
      inShop: { name: 'Okra', unit: '250 g', pricePaise: 24_00, stockQuantity: 20 },
      changes: [
        { field: 'pricePaise', before: 24_00 },
        { field: 'originalPricePaise', before: 24_00 },
        { field: 'stockQuantity', before: 20 },
      ],
    },
  ]);
  expect(await versions()).toEqual(before);
});

test('a row without a unit is sold by the piece, or a product in another unit is asked about (rule: unit-optional)', async () => {
  const broom = row({ fields: { name: 'Broom', pricePaise: 90_00 } });
  const okraOnly = { fields: { name: 'Okra', pricePaise: 26_00 } };
  expect(await outcomes(send([broom, row(okraOnly)]))).toEqual(['new', 'likely_double']);
  expect(await stored()).toContainEqual(expect.objectContaining({ name: 'Broom', unit: '1 pc' }));
  expect(await outcomes(send([broom, row({ ...okraOnly, likeId: 'okra' })]))).toEqual(['same', 'changed']);
  expect(await okra()).toMatchObject({ unit: '250 g', pricePaise: 26_00 });
});

test('the same rows twice write nothing the second time (rule: products-imported)', async () => {
  const rows = [row({ stockQuantity: 5 }), edited({ pricePaise: 26_00 }, 30), row({ productId: 'sku-17' })];
  expect(await outcomes(send(rows))).toEqual(['new', 'changed', 'new']);
  const after = await versions();
  harness.setNow(someInstant + 60_000);
  expect(await outcomes(send(rows))).toEqual(['same', 'same', 'same']);
  expect(await versions()).toEqual(after);
  expect(harness.logged.at(-1)).toMatchObject({ writes: 0 });
});

test('a product that was added by hand is found by its name and unit; of two the row is left out', async () => {
  const again = row({ fields: { name: 'Okra', unit: '250  G', pricePaise: 25_00 } });
  expect(await outcomes(send([again]))).toEqual(['changed']);
  expect(await okra()).toMatchObject({ pricePaise: 25_00 });
  await harness.seed(productDocument('okra2', { name: 'Okra', unit: '250 g' }));
  expect(await outcomes(send([again]))).toEqual(['several_products']);
});

test.each(['0.25 kg', '250gms', '.25 Kg.'])(
  'a row of %s is the product of 250 g, whose unit stays as it is written (rule: products-imported)',
  async (unit) => {
    const rows = [row({ fields: { name: 'Okra', unit, pricePaise: 25_00 } })];
    expect(await outcomes(send(rows))).toEqual(['changed']);
    expect(await outcomes(send(rows))).toEqual(['same']);
    expect(await okra()).toMatchObject({ pricePaise: 25_00, unit: '250 g' });
    expect(await stored()).toHaveLength(1);
  },
);

test.each(['Banana,Robusta', 'banana ,  ROBUSTA'])(
  'a row of %s is Banana, Robusta, whose name stays as it is written (rule: products-imported)',
  async (name) => {
    const { productId } = await harness.run(saveProductOperation, 'admin1', {
      kind: 'new',
      draft: draftOfProduct(aProduct({ name: 'Banana, Robusta', unit: '6 pcs', categoryId: 'veg' })),
      stockQuantity: 4,
    });
    const rows = [row({ fields: { name, unit: '6 pc', pricePaise: 30_00 } })];
    expect(await outcomes(send(rows))).toEqual(['changed']);
    expect(await outcomes(send(rows))).toEqual(['same']);
    expect(await harness.read<Product>(products.path(productId))).toMatchObject({
      name: 'Banana, Robusta',
      unit: '6 pcs',
      pricePaise: 30_00,
    });
  },
);

test('a row that is much like a product is asked about, and twice the same answer changes nothing (rule: products-imported)', async () => {
  const fields = { name: 'Fresh Okra', unit: '250 g', pricePaise: 25_00 };
  await harness.db.doc(products.path('okra')).update({ name: 'Okra (fresh)', nameKey: 'fresh okra' });
  const { results } = await send([row({ fields })]);
  expect(results[0]?.refusal).toEqual({
    code: 'likely_double',
    facts: { productId: 'okra', name: 'Okra (fresh)', unit: '250 g', pricePaise: 24_00, stockQuantity: 20 },
  });
  const that = [row({ fields, likeId: 'okra' })];
  expect([await outcomes(send(that)), await outcomes(send(that))]).toEqual([['changed'], ['same']]);
  expect(await okra()).toMatchObject({ name: 'Okra (fresh)', unit: '250 g', pricePaise: 25_00 });
  const another = [row({ fields, likeId: null })];
  expect([await outcomes(send(another)), await outcomes(send(another))]).toEqual([['new'], ['same']]);
  // The same file, without an answer: each of its rows has its product now.
  expect(await outcomes(send([row({ fields })]))).toEqual(['same']);
  expect(await stored()).toHaveLength(2);
});

test('two imports of one file at once make each product once (rule: products-imported)', async () => {
  const rows = Array.from({ length: 20 }, (_, n) =>
    row({ fields: { name: `Tea ${n}`, unit: '100 g', pricePaise: 50_00 }, stockQuantity: 3 }),
  );
  const all = [...rows, edited({ pricePaise: 26_00 }, 25)];
  const both = await Promise.all([outcomes(send(all)), outcomes(send(all, { by: 'admin2' }))]);
  // One of them has done it, whole; the other one finds it done.
  expect(both.map(([first]) => first).sort()).toEqual(['new', 'same']);
  for (const answers of both) expect(new Set(answers.slice(0, 20)).size).toBe(1);
  expect(await stored()).toHaveLength(21);
  expect(await okra()).toMatchObject({ pricePaise: 26_00, stockQuantity: 25 });
  expect(await corrections()).toHaveLength(1);
});

test('an import that stopped half way is run again: only the rest is written (rule: products-imported)', async () => {
  const rows = Array.from({ length: 6 }, (_, n) => row({ productId: `sku-${n}` }));
  await send(rows.slice(0, 3));
  const stopped = await versions();
  expect(await outcomes(send(rows))).toEqual(['same', 'same', 'same', 'new', 'new', 'new']);
  expect(await versions()).toEqual(expect.arrayContaining([...stopped]));
});

test('an answer that was lost changes nothing when its request is sent again', async () => {
  const lost = harness.with({
    commit: async (write) => {
      await write();
      throw Object.assign(new Error('unavailable'), { code: 14 });
    },
  });
  const rows = [edited({}, 30)];
  const input = { isCheck: false, reason: 'Counted', rows };
  await harness.run(importProductsOperation, 'admin1', input, { services: lost });
  await send(rows);
  expect(await okra()).toMatchObject({ stockQuantity: 30 });
});

test('stock is corrected by what the file changed of it, whatever was sold since (rule: stock-adjusted)', async () => {
  await harness.db.doc(products.path('okra')).update({ stockQuantity: 18 }); // two were sold after the export
  expect(await outcomes(send([edited({}, 25)]))).toEqual(['changed']);
  expect((await okra()).stockQuantity).toBe(23);
  expect(await corrections()).toMatchObject([
    { deltaUnits: 5, stockQuantity: 23, reason: 'Counted', actorId: 'admin1' },
  ]);
  expect(await outcomes(send([edited({}, 25)]))).toEqual(['same']);
  expect(await outcomes(send([edited({}, 40)]))).toEqual(['stock_imported']);
  const later = { ...exported, exportedAt: someInstant + 2, stockQuantity: 23 };
  expect(await outcomes(send([{ ...edited({}, 0), exported: later }]))).toEqual(['changed']);
  expect((await okra()).stockQuantity).toBe(0);
});

test('more units than there are now, and a stock without an export, change nothing', async () => {
  await harness.db.doc(products.path('okra')).update({ stockQuantity: 4 });
  expect(await outcomes(send([edited({ pricePaise: 1_00 }, 2)]))).toEqual(['not_enough_stock']);
  expect(await outcomes(send([row({ productId: 'okra', fields: {}, stockQuantity: 900 })]))).toEqual([
    'same',
  ]);
  expect(await okra()).toMatchObject({ stockQuantity: 4, pricePaise: 24_00 });
});

test('stock in lanes is put together with the correction, and other fields are written with it (rule: hot-stock)', async () => {
  await harness.db.doc(products.path('okra')).update({ stockSplitAt: someInstant });
  await harness.seed(
    Object.fromEntries(
      Array.from({ length: stockLaneCount }, (_, lane) => [
        stockLanes.path(stockLaneId('okra', lane)),
        { productId: 'okra', units: 10, changedAt: someInstant },
      ]),
    ),
  );
  expect(await outcomes(send([edited({ name: 'Okra, fresh' }, 21)]))).toEqual(['changed']);
  expect(await okra()).toMatchObject({ name: 'Okra, fresh', stockQuantity: 641, stockSplitAt: null });
});

test('an edit that the file does not know is not overwritten (rule: edit-conflict)', async () => {
  const {
    updatedAt,
    stockQuantity: _stock,
    stockSplitAt: _split,
    createdAt: _created,
    nameKey: _key,
    ...draft
  } = await okra();
  await harness.run(saveProductOperation, 'admin2', {
    kind: 'existing',
    productId: 'okra',
    updatedAt,
    draft: { ...draft, name: 'Okra, tender' },
  });
  expect(await outcomes(send([edited({ name: 'Okra', pricePaise: 24_00 })]))).toEqual(['changed_meanwhile']);
  expect(await okra()).toMatchObject({ name: 'Okra, tender' });
});

test('a row changes the texts in another language that it names, once (rule: product-texts)', async () => {
  const rows = [edited({ texts: { hi: { name: 'भिंडी', unit: null } } })];
  expect([await outcomes(send(rows)), await outcomes(send(rows))]).toEqual([['changed'], ['same']]);
  const cleared = row({
    productId: 'okra',
    fields: { texts: { hi: { name: null, keywords: 'हरी भेंडी' } } },
  });
  const { results } = await send([cleared]);
  expect(results[0]?.changes).toEqual([
    { field: 'name:hi', before: 'भिंडी' },
    { field: 'keywords:hi', before: null },
  ]);
  expect((await okra()).texts).toEqual({ hi: { keywords: 'हरी भेंडी' } });
});

test('a customer imports nothing', async () => {
  expect(await refusalOf(send([row()], { by: 'customer1' }))).toBe('not_allowed');
  expect(await stored()).toHaveLength(1);
});

/** `IMPORT_ROWS=5000` measures a whole shop. */
const rowCount = Number(process.env['IMPORT_ROWS'] ?? 300);

test('reads and writes follow the rows: once to check, once to import, nothing for what is so already', async () => {
  const rows = Array.from({ length: rowCount }, (_, n) =>
    row({ fields: { name: `Product ${n}`, unit: '1 kg', pricePaise: 100 + n, categoryId: 'veg' } }),
  );
  const costs = async (isCheck: boolean) => {
    harness.logged.length = 0;
    const startedAt = performance.now();
    for (let at = 0; at < rows.length; at += maxImportedRows)
      await send(rows.slice(at, at + maxImportedRows), { isCheck });
    const sum = (of: 'reads' | 'writes') => harness.logged.reduce((all, line) => all + (line[of] ?? 0), 0);
    return { reads: sum('reads'), writes: sum('writes'), ms: Math.round(performance.now() - startedAt) };
  };
  const [check, first, second] = [await costs(true), await costs(false), await costs(false)];
  if (process.env['IMPORT_ROWS']) process.stdout.write(`${JSON.stringify({ check, first, second })}\n`);
  const parts = Math.ceil(rowCount / maxImportedRows);
  // The admin, the category and eight queries for names that are not there yet, beside the products; the numbers of products; an audit entry for each.
  expect(check).toMatchObject({ reads: rowCount + parts * 10, writes: 0 });
  expect(first).toMatchObject({ reads: rowCount + parts * 13, writes: rowCount * 2 });
  expect(second).toMatchObject({ reads: rowCount + parts * 2, writes: 0 });
});
