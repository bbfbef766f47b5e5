import { productFilters, readProductsView, writeProductsView, type ProductsView } from './products-address';

const read = (query: string) => readProductsView(new URLSearchParams(query));
const all: ProductsView = { search: '', categoryId: '', filter: '', sort: 'name', page: 1 };

test('the address of the products defaults to all of them by name', () => {
  expect(read('')).toEqual(all);
  expect(writeProductsView(all).toString()).toBe('');
});

test('the address of the products reads back the view that was written (rule: filters-in-address)', () => {
  const view = { search: 'Rao & ', categoryId: 'veg', filter: 'low', sort: '-price', page: 3 } as const;
  expect(readProductsView(writeProductsView(view))).toEqual(view);
});

test('each other language has a filter for products without a name in it (rule: product-texts)', () => {
  expect(productFilters).toContain('without-hi');
  expect(read('show=without-hi')).toEqual({ ...all, filter: 'without-hi' });
});

test.each([
  'show=few',
  'show=without-en',
  'show=without-xx',
  'sort=rating',
  'page=0',
  'page=-1',
  'page=x',
  'page=1e3',
  'search=',
  'category=',
])('ignores %s', (query) => expect(read(query)).toEqual(all));
