import { dayMs, productFigures, products, type ImportedRow, type Product } from '@basket/domain';
import { aCategory, aProduct, draftOfProduct, someInstant } from '@basket/domain/testing';
import { readDashboardOperation } from '../reporting/read-dashboard.callable';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument, settingsDocument } from '../testing/harness';
import { changeProductsOperation } from './change-products.callable';
import { deleteProductOperation } from './delete-product.callable';
import { importProductsOperation } from './import-products.callable';
import { recountProducts } from './product-figures';
import { saveProductOperation } from './save-product.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
  'categories/veg': aCategory(),
  ...productDocument('okra', { categoryId: 'veg' }),
  ...productDocument('leek', { categoryId: 'veg' }),
  ...productDocument('kale', { categoryId: 'veg', isActive: false }),
}));

let later = someInstant;
/** The dashboard's numbers of products, and its reads. */
async function look() {
  harness.setNow((later += 11_000));
  const { totalProducts: all, activeProducts: active } = await harness.run(
    readDashboardOperation,
    'admin1',
    {},
  );
  return { all, active, reads: harness.logged.at(-1)?.reads ?? 0 };
}
const figures = async () => (await harness.db.doc(productFigures.path()).get()).data();
const stored = (id: string) => harness.read<Product>(products.path(id));
const row = (productId: string, fields: ImportedRow['fields']): ImportedRow => ({
  ...{ productId, fields, stockQuantity: null, exported: null },
});
const draft = { ...draftOfProduct(aProduct()), categoryId: 'veg' };

test.each<{ desc: string; act: () => Promise<unknown>; expected: { all: number; active: number } }>([
  {
    desc: 'a new product',
    act: () =>
      harness.run(saveProductOperation, 'admin1', {
        kind: 'new',
        draft: { ...draft, name: 'Dill' },
        stockQuantity: 5,
      }),
    expected: { all: 4, active: 3 },
  },
  {
    desc: 'an edit that hides one',
    act: async () => {
      const { updatedAt } = await stored('okra');
      const hidden = { ...draft, isActive: false };
      const input = { kind: 'existing', productId: 'okra', updatedAt, draft: hidden } as const;
      return harness.run(saveProductOperation, 'admin1', input);
    },
    expected: { all: 3, active: 1 },
  },
  {
    desc: 'a deletion',
    act: () => harness.run(deleteProductOperation, 'admin1', { productId: 'okra' }),
    expected: { all: 2, active: 1 },
  },
  {
    desc: 'all shown at once',
    act: () =>
      harness.run(changeProductsOperation, 'admin1', {
        productIds: ['okra', 'kale', 'gone'],
        change: { kind: 'active', isActive: true },
      }),
    expected: { all: 3, active: 3 },
  },
  {
    desc: 'an import of two new ones that hides another',
    act: async () => {
      const fields = { unit: '1 kg', pricePaise: 40_00, categoryId: 'veg' };
      const rows = [
        row('dill', { ...fields, name: 'Dill' }),
        row('mint', { ...fields, name: 'Mint', isActive: false }),
        row('okra', { isActive: false }),
        row('leek', { pricePaise: 1_00 }),
      ];
      for (const isCheck of [true, false, false])
        await harness.run(importProductsOperation, 'admin1', { isCheck, reason: 'Counted', rows });
    },
    expected: { all: 5, active: 2 },
  },
])('$desc moves the kept figures with it (rule: figures-computed)', async ({ act, expected }) => {
  await recountProducts(harness.services);
  expect(await look()).toMatchObject({ all: 3, active: 2 });
  await act();
  expect(await look()).toMatchObject(expected);
  expect(await figures()).toMatchObject(expected);
});

test('before they were counted first, and while they are damaged, the products are counted', async () => {
  expect(await look()).toMatchObject({ all: 3, active: 2 });
  await harness.run(deleteProductOperation, 'admin1', { productId: 'kale' });
  expect(await figures()).toBeUndefined();
  await harness.seed({ [productFigures.path()]: { all: 'many' } });
  expect(await look()).toMatchObject({ all: 2, active: 2 });
  await harness.run(deleteProductOperation, 'admin1', { productId: 'okra' });
  expect(await look()).toMatchObject({ all: 1, active: 1 });
  await recountProducts(harness.services);
  expect(await figures()).toMatchObject({ all: 1, active: 1 });
});

test('kept figures cost one read, whatever they count, and are counted anew on the next day', async () => {
  const counted = await look();
  await recountProducts(harness.services);
  expect((await look()).reads).toBe(counted.reads - 2);
  await harness.seed(productDocument('seeded'));
  await recountProducts(harness.services);
  expect(await figures()).toMatchObject({ all: 3 });
  harness.setNow(someInstant + dayMs);
  await recountProducts(harness.services);
  expect(await figures()).toMatchObject({ all: 4, active: 3 });
});
