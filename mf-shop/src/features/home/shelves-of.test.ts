import type { PublishedProduct } from '@basket/domain';
import { aCatalogue, aProduct } from '../../testing/builders';
import { shelfLimit, shelvesOf } from './shelves-of';

const some = (count: number, group: string, facts: Partial<PublishedProduct> = {}) =>
  Array.from({ length: count }, (_, at) =>
    aProduct({ id: `${group}-${at}`, categoryId: 'fresh', subcategory: group, ...facts }),
  );
const titles = (products: readonly PublishedProduct[]) =>
  shelvesOf(aCatalogue(products)).map(({ title, products: { length } }) => `${title} ${length}`);

test.each([
  { desc: 'a small category has one', products: some(23, 'Fruits'), shelves: ['Fresh 8'] },
  {
    desc: 'a large one has a group that fills it',
    products: [...some(7, 'Herbs'), ...some(10, 'Fruits'), ...some(8, 'Masala')],
    shelves: ['Fruits 8'],
  },
  {
    desc: 'what is sold out fills none',
    products: [...some(20, 'Masala', { stockQuantity: 0 }), ...some(20, 'Fruits'), ...some(8, 'Dal')],
    shelves: ['Fruits 8'],
  },
  {
    desc: 'a large category with one such group stays whole',
    products: [...some(20, 'Fruits'), ...some(7, 'Herbs')],
    shelves: ['Fresh 8'],
  },
  {
    desc: 'at most two in all',
    products: ['a', 'b', 'c'].flatMap((categoryId) => some(1, categoryId, { categoryId })),
    shelves: ['A 1', 'B 1'],
  },
  { desc: 'nothing in stock has none', products: some(3, 'Fruits', { stockQuantity: 0 }), shelves: [] },
])('$desc: $shelves (rule: home-selection)', ({ products, shelves }) => {
  expect(titles(products)).toEqual(shelves);
});

test('the shelves are those whose products sell most, of a large category one (rules: home-selection, popular-order)', () => {
  const groups = ['A', 'B', 'C'].flatMap((group) => some(8, group));
  const others = ['x', 'y', 'z'].flatMap((categoryId) => some(1, categoryId, { categoryId }));
  // Y, C, X and B sell, in this order.
  const shelves = shelvesOf({ ...aCatalogue([...groups, ...others]), popular: [25, 20, 24, 9] });
  expect(shelves.map(({ title }) => title)).toEqual(['Y', 'C']);
  const ofGroups = shelvesOf({ ...aCatalogue([...groups, ...others]), popular: [20, 9, 1, 24] });
  expect(ofGroups.map(({ title }) => title)).toEqual(['C', 'X']);
});

test('a shelf has the title that its group has in the language of the page, and its English name (rule: shared-words)', () => {
  const catalogue = aCatalogue([...some(10, 'Fruits'), ...some(9, 'Herbs'), ...some(8, 'Masala')]);
  const categories = catalogue.categories.map((category) => ({
    ...category,
    subcategoryNames: category.subcategories.map((name) => (name === 'Fruits' ? 'फल' : name)),
  }));
  const [first] = shelvesOf({ ...catalogue, categories });
  expect(first).toMatchObject({ title: 'फल', group: 'Fruits' });
  expect(first?.products).toHaveLength(8);
});

test('a shelf holds the most popular, each category its own (rule: popular-order)', () => {
  const milk = (id: string, facts: Partial<PublishedProduct> = {}) =>
    aProduct({ id, categoryId: 'dairy', ...facts });
  const products = [milk('a'), milk('b'), milk('gone', { stockQuantity: 0 }), ...some(2, 'Fruits')];
  const shelves = shelvesOf({ ...aCatalogue(products), popular: [2, 1, 4] });
  expect(shelves.map(({ title, products: of }) => [title, ...of.map(({ id }) => id)])).toEqual([
    ['Dairy', 'b', 'a'],
    ['Fresh', 'Fruits-1', 'Fruits-0'],
  ]);
  expect(shelfLimit).toBe(8);
});
