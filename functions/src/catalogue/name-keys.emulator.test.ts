import { productNameKey, products, type Product } from '@basket/domain';
import { aProduct, draftOfProduct, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument } from '../testing/harness';
import { importProductsOperation } from './import-products.callable';
import { addNameKeys } from './name-keys';
import { saveProductOperation } from './save-product.callable';

const hourMs = 3_600_000;
const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...productDocument('okra', { name: 'Okra', updatedAt: someInstant - hourMs }),
}));
const read = (id: string) => harness.read<Product>(products.path(id));
const add = () => addNameKeys(harness.services, Date.now() + 60_000);

test('every operation that writes a name writes its key (rule: products-imported)', async () => {
  const draft = draftOfProduct(aProduct({ name: 'Potato, Agra', categoryId: null }));
  const { productId, updatedAt } = await harness.run(saveProductOperation, 'admin1', {
    kind: 'new',
    draft,
    stockQuantity: 1,
  });
  expect(await read(productId)).toMatchObject({ nameKey: productNameKey('Potato, Agra') });
  await harness.run(saveProductOperation, 'admin1', {
    kind: 'existing',
    productId,
    updatedAt,
    draft: { ...draft, name: 'Potato, Ooty' },
  });
  expect(await read(productId)).toMatchObject({ nameKey: productNameKey('Potato, Ooty') });
  const fields = { name: 'Onion, Nashik', unit: '1 kg', pricePaise: 30_00 };
  const rows = [productId, 'onion'].map((id) => ({
    productId: id,
    fields,
    stockQuantity: null,
    exported: null,
  }));
  await harness.run(importProductsOperation, 'admin1', { isCheck: false, reason: 'Counted', rows });
  for (const id of [productId, 'onion'])
    expect(await read(id)).toMatchObject({ nameKey: productNameKey('Onion, Nashik') });
});

test('an older product gets its key once, and the time of its last change stays (rule: versions-together)', async () => {
  expect(await add()).toBe(1);
  expect(await read('okra')).toMatchObject({ nameKey: 'okra', updatedAt: someInstant - hourMs });
  expect(await add()).toBe(0);
});
