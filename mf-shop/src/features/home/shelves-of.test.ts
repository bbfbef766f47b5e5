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
    desc: 'of a large one, each group that fills a shelf',
    products: [...some(10, 'Fruits'), ...some(8, 'Masala'), ...some(7, 'Herbs')],
    shelves: ['Fruits 8', 'Masala 8'],
  },
  {
    desc: 'what is sold out fills none',
    products: [...some(20, 'Fruits'), ...some(8, 'Dal'), ...some(20, 'Masala', { stockQuantity: 0 })],
    shelves: ['Fruits 8', 'Dal 8'],
  },
  {
    desc: 'a large category with one such group stays whole',
    products: [...some(20, 'Fruits'), ...some(7, 'Herbs')],
    shelves: ['Fresh 8'],
  },
  {
    desc: 'at most two of a category',
    products: ['A', 'B', 'C'].flatMap((group) => some(8, group)),
    shelves: ['A 8', 'B 8'],
  },
  {
    desc: 'at most three in all',
    products: ['a', 'b', 'c', 'd'].flatMap((categoryId) => some(1, categoryId, { categoryId })),
    shelves: ['A 1', 'B 1', 'C 1'],
  },
  { desc: 'nothing in stock has none', products: some(3, 'Fruits', { stockQuantity: 0 }), shelves: [] },
])('$desc: $shelves (rule: home-selection)', ({ products, shelves }) => {
  expect(titles(products)).toEqual(shelves);
});

test('the shelves are those whose products sell most, of a large category two (rules: home-selection, popular-order)', () => {
  const groups = ['A', 'B', 'C'].flatMap((group) => some(8, group));
  const others = ['x', 'y', 'z'].flatMap((categoryId) => some(1, categoryId, { categoryId }));
  // Y, C, X and B sell, in this order.
  const shelves = shelvesOf({ ...aCatalogue([...groups, ...others]), popular: [25, 20, 24, 9] });
  expect(shelves.map(({ title }) => title)).toEqual(['Y', 'C', 'X']);
  const ofGroups = shelvesOf({ ...aCatalogue([...groups, ...others]), popular: [20, 9, 1, 24] });
  expect(ofGroups.map(({ title }) => title)).toEqual(['C', 'B', 'X']);
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
