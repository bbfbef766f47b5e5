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
    desc: 'at most four of a category',
    products: ['A', 'B', 'C', 'D', 'E'].flatMap((group) => some(8, group)),
    shelves: ['A 8', 'B 8', 'C 8', 'D 8'],
  },
  { desc: 'nothing in stock has none', products: some(3, 'Fruits', { stockQuantity: 0 }), shelves: [] },
])('$desc: $shelves (rule: home-selection)', ({ products, shelves }) => {
  expect(titles(products)).toEqual(shelves);
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
