import {
  categories,
  productNameKey,
  products,
  type Category,
  type CategoryDraft,
  type Product,
  type ProductDraft,
} from '@basket/domain';
import { aCategory, aProduct, draftOfCategory, draftOfProduct, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument, refusalOf } from '../testing/harness';
import { adjustStockOperation } from './adjust-stock.callable';
import { countCategoriesOperation } from './count-categories.callable';
import { deleteCategoryOperation } from './delete-category.callable';
import { deleteProductOperation } from './delete-product.callable';
import { saveCategoryOperation } from './save-category.callable';
import { saveProductOperation } from './save-product.callable';
import { sortCategoriesOperation } from './sort-categories.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
  [categories.path('veg')]: aCategory(),
  [categories.path('dairy')]: aCategory({ name: 'Dairy' }),
  ...productDocument('tomato', {
    nameKey: productNameKey('Tomato, Hybrid'),
    categoryId: 'veg',
    stockQuantity: 10,
  }),
}));

const draft = (overrides: Partial<Product> = {}): ProductDraft =>
  draftOfProduct(aProduct({ categoryId: 'veg', ...overrides }));
const product = (id = 'tomato') => harness.read<Product>(products.path(id));
const save = (updatedAt: number, change: Partial<Product>) =>
  harness.run(saveProductOperation, 'admin1', {
    kind: 'existing',
    productId: 'tomato',
    updatedAt,
    draft: draft(change),
  });
const millets = draftOfCategory(aCategory({ name: 'Millets' }));
const category = (id: string) => harness.read<Category>(categories.path(id));
const addCategory = async (name: string): Promise<string> =>
  (await harness.run(saveCategoryOperation, 'admin1', { kind: 'new', draft: { ...millets, name } }))
    .categoryId;
const editCategory = (categoryId: string, before: CategoryDraft, draft: CategoryDraft) =>
  harness.run(saveCategoryOperation, 'admin1', { kind: 'existing', categoryId, before, draft });
const adjust = (deltaUnits: number) =>
  harness.run(adjustStockOperation, 'admin1', { productId: 'tomato', deltaUnits, reason: 'Delivery' });

test('texts in other languages are replaced by those of a draft, and stay where it names none (rule: product-texts)', async () => {
  const hindi = { hi: { name: 'टमाटर' } };
  const { updatedAt } = await save(someInstant, { texts: hindi });
  // A page of the release before knows no texts.
  const { texts: _texts, ...older } = draft();
  const sent = { kind: 'existing', productId: 'tomato', updatedAt, draft: older } as const;
  const saved = await harness.run(saveProductOperation, 'admin1', sent);
  expect((await product()).texts).toEqual(hindi);
  await save(saved.updatedAt, { texts: {} });
  expect((await product()).texts).toEqual({});

  const categoryId = await addCategory('Millets');
  await editCategory(categoryId, millets, { ...millets, texts: { hi: { name: 'मोटा अनाज' } } });
  expect((await category(categoryId)).texts).toEqual({ hi: { name: 'मोटा अनाज' } });
  // Somebody who has read it before that overwrites nothing (rule: edit-conflict).
  expect(await refusalOf(editCategory(categoryId, millets, millets))).toBe('changed_meanwhile');
});

test('a new product has its first stock', async () => {
  const { productId } = await harness.run(saveProductOperation, 'admin1', {
    kind: 'new',
    draft: draft({ name: 'Okra' }),
    stockQuantity: 7,
  });
  expect(await product(productId)).toMatchObject({ name: 'Okra', stockQuantity: 7, createdAt: someInstant });
});

test('a second product of the same name and quantity is added only when the request says so (rule: second-product)', async () => {
  const add = (change: Partial<Product>, more: { isSecond?: boolean } = {}) =>
    harness.run(saveProductOperation, 'admin1', {
      kind: 'new',
      draft: draft(change),
      stockQuantity: 7,
      ...more,
    });
  const second = { name: 'tomato,hybrid', unit: '0.5 kg' };
  expect(await refusalOf(add(second))).toBe('same_product');
  const { productId } = await add(second, { isSecond: true });
  expect(await product(productId)).toMatchObject(second);
  const large = await add({ name: 'Tomato, Hybrid', unit: '1 kg' });
  expect(await product(large.productId)).toMatchObject({ unit: '1 kg' });
  expect(await refusalOf(add({ name: 'Tomato, Hybrid', unit: '1000 gms' }))).toBe('same_product');
});

test('an edit replaces options and pictures and leaves the stock alone (rule: product-edit)', async () => {
  const options = [{ optionId: 'kg1', group: 'Size', value: '1 kg', adjustmentPaise: 0 }];
  await harness.db.doc(products.path('tomato')).update({ stockQuantity: 3 });
  const first = await save(someInstant, { options });
  await save(first.updatedAt, { options });
  expect(await product()).toMatchObject({ options, stockQuantity: 3 });
});

test('a page that does not know a field yet leaves it as it is (rule: versions-together)', async () => {
  const known = {
    subcategory: 'Salad',
    brand: 'Kolar Farms',
    foodMark: 'veg',
    keywords: 'love apple',
  } as const;
  const { updatedAt } = await save(someInstant, known);
  const { subcategory: _sub, brand: _brand, foodMark: _mark, keywords: _words, ...earlier } = draft();
  await harness.run(saveProductOperation, 'admin1', {
    kind: 'existing',
    productId: 'tomato',
    updatedAt,
    draft: { ...earlier, name: 'Tomato, Country' },
  });
  expect(await product()).toMatchObject({ ...known, name: 'Tomato, Country' });
  const added = await harness.run(saveProductOperation, 'admin1', {
    kind: 'new',
    draft: { ...earlier, name: 'Okra' },
    stockQuantity: 7,
  });
  expect(await product(added.productId)).toMatchObject({ subcategory: '', brand: '', foodMark: 'none' });
});

test('two admins who edit the same product: the second is told (rule: edit-conflict)', async () => {
  await save(someInstant, { name: 'Tomato, Country' });
  expect(await refusalOf(save(someInstant, { name: 'Tomato, Cherry' }))).toBe('changed_meanwhile');
  expect(await product()).toMatchObject({ name: 'Tomato, Country' });
});

test.each([
  { desc: 'a category that does not exist', change: { categoryId: 'none' }, code: 'unknown_category' },
  {
    desc: 'a picture twice',
    change: { images: [1, 2].map(() => ({ imageId: 'a', isPrimary: false })) },
    code: 'ambiguous_product',
  },
  {
    desc: 'two primary pictures',
    change: { images: ['a', 'b'].map((imageId) => ({ imageId, isPrimary: true })) },
    code: 'ambiguous_product',
  },
  { desc: 'a price of nothing', change: { pricePaise: 0 }, code: 'invalid_request' },
  { desc: 'a price above ₹10,00,000', change: { pricePaise: 10_00_000_01 }, code: 'invalid_request' },
  { desc: 'an MRP below the price', change: { originalPricePaise: 23_99 }, code: 'mrp_below_price' },
  { desc: 'a negative price', change: { pricePaise: -1 }, code: 'invalid_request' },
  { desc: 'no name', change: { name: ' ' }, code: 'invalid_request' },
])('refuses $desc', async ({ change, code }) => {
  expect(await refusalOf(save(someInstant, change))).toBe(code);
});

test('stock moves by differences, never below zero, with its reason (rule: stock-adjusted)', async () => {
  expect(await adjust(5)).toEqual({ stockQuantity: 15 });
  expect(await refusalOf(adjust(-16))).toBe('not_enough_stock');
  const rows = await harness.db.collection('products/tomato/stockChanges').get();
  expect(rows.docs.map((doc) => doc.data())).toMatchObject([
    { deltaUnits: 5, reason: 'Delivery', actorId: 'admin1' },
  ]);
});

test('twenty differences at once all count', async () => {
  await Promise.all(Array.from({ length: 20 }, () => adjust(1)));
  expect(await product()).toMatchObject({ stockQuantity: 30 });
});

test('deleting a product asks for its pictures to go (rule: pictures-follow)', async () => {
  await harness.run(deleteProductOperation, 'admin1', { productId: 'tomato' });
  await expect(product()).rejects.toThrow('does not exist');
  expect(harness.queued.map(({ task }) => task)).toEqual([{ kind: 'deletePictures', productId: 'tomato' }]);
});

test('a category in use is deleted only with a place for its products (rule: category-in-use)', async () => {
  const remove = (moveProductsTo?: string | null) =>
    harness.run(deleteCategoryOperation, 'admin1', {
      categoryId: 'veg',
      ...(moveProductsTo === undefined ? {} : { moveProductsTo }),
    });
  expect(await refusalOf(remove())).toBe('category_in_use');
  expect(await refusalOf(remove('veg'))).toBe('unknown_category');
  expect(await refusalOf(remove('none'))).toBe('unknown_category');
  expect(await remove('dairy')).toEqual({ movedProducts: 1 });
  expect(await product()).toMatchObject({ categoryId: 'dairy' });
});

test('categories are made and replaced', async () => {
  const categoryId = await addCategory('Millets');
  await editCategory(categoryId, millets, { ...millets, isActive: false });
  expect(await harness.read(categories.path(categoryId))).toMatchObject({
    name: 'Millets',
    isActive: false,
    sortOrder: 2,
    createdAt: someInstant,
  });
});

test('two admins who edit the same category: the second is told (rule: edit-conflict)', async () => {
  const categoryId = await addCategory('Millets');
  await editCategory(categoryId, millets, { ...millets, description: 'Small and round' });
  const late = editCategory(categoryId, millets, { ...millets, colour: 'bakery' });
  expect(await refusalOf(late)).toBe('changed_meanwhile');
  expect(await category(categoryId)).toMatchObject({ description: 'Small and round', colour: 'veg' });
});

test.each(['Dairy', ' DAIRY ', 'dairy'])(
  'a category cannot be called "%s" beside Dairy (rule: category-names)',
  async (name) => {
    expect(await refusalOf(addCategory(name))).toBe('category_name_taken');
    const veg = draftOfCategory(aCategory());
    expect(await refusalOf(editCategory('veg', veg, { ...veg, name }))).toBe('category_name_taken');
    const dairy = draftOfCategory(aCategory({ name: 'Dairy' }));
    await editCategory('dairy', dairy, { ...dairy, name }); // its own name, written in another way
  },
);

test('ten categories that get the same name at once leave one with it (rule: category-names)', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => addCategory('Millets')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { docs } = await harness.db.collection('categories').where('name', '==', 'Millets').get();
  expect(docs).toHaveLength(1);
});

test('categories are sorted; one that the admin did not know yet stays behind', async () => {
  const sort = (...categoryIds: string[]) => harness.run(sortCategoriesOperation, 'admin1', { categoryIds });
  const millets = await addCategory('Millets');
  await sort('dairy', 'veg');
  const order = async () => {
    const { docs } = await harness.db.collection('categories').orderBy('sortOrder').get();
    return docs.map(({ id }) => id);
  };
  expect(await order()).toEqual(['dairy', 'veg', millets]);
  expect(await refusalOf(sort('dairy', 'none'))).toBe('unknown_category');
  await Promise.all([sort('veg', 'dairy', millets), sort(millets, 'veg', 'dairy')]);
  expect(
    new Set((await harness.db.collection('categories').get()).docs.map((doc) => String(doc.get('sortOrder'))))
      .size,
  ).toBe(3);
});

test('the products of each category are counted', async () => {
  await harness.seed(productDocument('okra', { categoryId: 'veg', isActive: false }));
  expect(await harness.run(countCategoriesOperation, 'admin1', {})).toEqual({
    products: { veg: 2, dairy: 0 },
  });
});

test('a customer edits nothing', async () => {
  const attempt = harness.run(saveProductOperation, 'customer1', {
    kind: 'new',
    draft: draft(),
    stockQuantity: 1,
  });
  expect(await refusalOf(attempt)).toBe('not_allowed');
});
