import { aProduct } from '@basket/domain/testing';
import type { Product, PublishedProduct } from '@basket/domain';
import { entriesOf, findProducts } from './product-entries';
import type { ProductsView } from './products-address';

const stored = (id: string, change: Partial<Product> = {}) => ({ id, ...aProduct({ name: id, ...change }) });
const published = (id: string, change: Partial<Product> = {}): PublishedProduct => ({
  ...stored(id, change),
  imageIds: [],
});
const all = { search: '', categoryId: '', filter: '', sort: 'name' } satisfies Omit<ProductsView, 'page'>;
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('every product is there once; a document counts more than the published catalogue', () => {
  const catalogue = { products: [published('Okra', { pricePaise: 10_00 }), published('Rice')] };
  const entries = entriesOf(catalogue, [
    stored('Okra', { pricePaise: 12_00, isActive: false }),
    stored('Tea'),
  ]);
  expect(ids(entries)).toEqual(['Okra', 'Rice', 'Tea']);
  expect(entries.map(({ isActive }) => isActive)).toEqual([false, true, true]);
  expect(entries[0]?.pricePaise).toBe(12_00);
});

test('products without a name in Hindi are found among published ones, too (rule: product-texts)', () => {
  const hi = {
    products: { Okra: { name: 'भिंडी' }, Rice: { unit: '1 बोरी' }, Tea: { name: 'चाय' } },
    categories: {},
    words: [],
  };
  const documents = [stored('Tea'), stored('Salt', { texts: { hi: { name: 'नमक' } } })];
  const found = findProducts(
    entriesOf({ products: ['Okra', 'Rice', 'Tea'].map((id) => published(id)) }, documents, { hi }),
    {
      ...all,
      filter: 'without-hi',
    },
  );
  // A document counts more than the published text: somebody has taken the name of Tea out.
  expect(ids(found)).toEqual(['Rice', 'Tea']);
});

const entries = [
  stored('Rice 10 kg', { categoryId: 'staples', pricePaise: 700_00, stockQuantity: 0 }),
  stored('rice 5 kg', { categoryId: 'staples', pricePaise: 380_00, stockQuantity: 5 }),
  stored('Jalapeño', { categoryId: 'veg', pricePaise: 40_00, stockQuantity: 6, isActive: false }),
  stored('Curd', { categoryId: 'dairy', pricePaise: 40_00, stockQuantity: 90, isFeatured: true }),
];

test.each([
  ['all by name, numbers as people sort them', {}, ['Curd', 'Jalapeño', 'rice 5 kg', 'Rice 10 kg']],
  ['words in any order and case', { search: 'KG rice' }, ['rice 5 kg', 'Rice 10 kg']],
  ['accents left out', { search: 'jalapeno' }, ['Jalapeño']],
  ['a category', { categoryId: 'staples' }, ['rice 5 kg', 'Rice 10 kg']],
  ['low on stock: 1 to 5', { filter: 'low' }, ['rice 5 kg']],
  ['out of stock', { filter: 'out' }, ['Rice 10 kg']],
  ['inactive', { filter: 'inactive' }, ['Jalapeño']],
  ['active', { filter: 'active' }, ['Curd', 'rice 5 kg', 'Rice 10 kg']],
  ['featured', { filter: 'featured' }, ['Curd']],
  [
    'cheapest first, the same price by name',
    { sort: 'price' },
    ['Curd', 'Jalapeño', 'rice 5 kg', 'Rice 10 kg'],
  ],
  ['dearest first', { sort: '-price' }, ['Rice 10 kg', 'rice 5 kg', 'Curd', 'Jalapeño']],
  ['least stock first', { sort: 'stock' }, ['Rice 10 kg', 'rice 5 kg', 'Jalapeño', 'Curd']],
  ['search and filters together', { search: 'rice', filter: 'low', categoryId: 'staples' }, ['rice 5 kg']],
] as const)('shows %s', (_name, view, expected) => {
  expect(ids(findProducts(entries, { ...all, ...view }))).toEqual(expected);
});

test('5,000 products are searched and sorted within a quarter of a second', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => stored(`Product ${(n * 7919) % 5_000}`));
  const startedAt = performance.now();
  expect(findProducts(many, { ...all, search: 'product 1', sort: '-stock' }).length).toBeGreaterThan(1_000);
  expect(performance.now() - startedAt).toBeLessThan(250);
});
