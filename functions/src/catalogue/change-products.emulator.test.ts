import { products, type Product, type ProductsChange } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument, refusalOf } from '../testing/harness';
import { changeProductsOperation } from './change-products.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
  ...productDocument('okra', { pricePaise: 24_00, originalPricePaise: 24_00, stockQuantity: 10 }),
  ...productDocument('rice', { pricePaise: 90_00, originalPricePaise: 95_00, stockQuantity: 3 }),
}));

const product = (id: string) => harness.read<Product>(products.path(id));
const change = (change: ProductsChange, productIds = ['okra', 'rice', 'gone'], by = 'admin1') =>
  harness.run(changeProductsOperation, by, { productIds, change });
const outcomes = async (asked: ReturnType<typeof change>) =>
  Object.fromEntries(
    (await asked).results.map(({ productId, isChanged, refusal }) => [productId, refusal?.code ?? isChanged]),
  );

test('each product is changed that can be, and the answer says what became of each (rule: bulk-results)', async () => {
  expect(await outcomes(change({ kind: 'percent', percent: 10 }))).toEqual({
    okra: true,
    rice: 'mrp_below_price',
    gone: 'unknown_product',
  });
  expect(await product('okra')).toMatchObject({
    pricePaise: 26_40,
    originalPricePaise: 26_40,
    stockQuantity: 10,
  });
  expect(await product('rice')).toMatchObject({ pricePaise: 90_00, updatedAt: someInstant });
  expect((await product('okra')).updatedAt).toBeGreaterThan(someInstant);
});

test('a product that has the wanted value already is not written again', async () => {
  const off = { kind: 'active', isActive: false } as const;
  expect(await outcomes(change(off, ['okra']))).toEqual({ okra: true });
  const { updatedAt } = await product('okra');
  expect(await outcomes(change(off, ['okra', 'okra']))).toEqual({ okra: false });
  expect(await product('okra')).toMatchObject({ isActive: false, updatedAt });
});

test('stock moves by a difference with its reason, never below zero (rule: stock-adjusted)', async () => {
  const taken = { kind: 'stock', deltaUnits: -4, reason: 'Damaged' } as const;
  expect(await outcomes(change(taken, ['okra', 'rice']))).toEqual({ okra: true, rice: 'not_enough_stock' });
  expect([(await product('okra')).stockQuantity, (await product('rice')).stockQuantity]).toEqual([6, 3]);
  const rows = await harness.db.collection('products/okra/stockChanges').get();
  expect(rows.docs.map((doc) => doc.data())).toMatchObject([
    { deltaUnits: -4, reason: 'Damaged', actorId: 'admin1' },
  ]);
});

test('ten changes of the same stock at once all count', async () => {
  const more = { kind: 'stock', deltaUnits: 1, reason: 'Delivery' } as const;
  await Promise.all(Array.from({ length: 10 }, () => change(more, ['okra', 'rice'])));
  expect([(await product('okra')).stockQuantity, (await product('rice')).stockQuantity]).toEqual([20, 13]);
});

test('a repeated request changes the prices once (rule: operation-once)', async () => {
  const input = { productIds: ['okra'], change: { kind: 'amount' as const, amountPaise: 1_00 } };
  const run = { operationId: 'bulk-operation-0001' };
  const first = await harness.run(changeProductsOperation, 'admin1', input, run);
  expect(await harness.run(changeProductsOperation, 'admin1', input, run)).toEqual(first);
  expect(await product('okra')).toMatchObject({ pricePaise: 25_00 });
});

test('a customer changes nothing', async () => {
  const attempt = change({ kind: 'active', isActive: false }, ['okra'], 'customer1');
  expect(await refusalOf(attempt)).toBe('not_allowed');
  expect(await product('okra')).toMatchObject({ isActive: true });
});
