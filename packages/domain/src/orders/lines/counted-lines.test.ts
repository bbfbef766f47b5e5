import type { ProductOption } from '../../catalogue/product';
import { countedLines, goneBecause } from './counted-lines';

const anOption = (optionId: string): ProductOption => ({
  ...{ optionId, group: 'Size', value: optionId },
  adjustmentPaise: 0,
});
const [half, litre] = [anOption('half'), anOption('litre')];
const line = { productId: 'milk', options: [half] };
const sold = { options: [half, litre], stockQuantity: 1 };

test.each([
  { desc: 'in stock', product: sold, because: null },
  { desc: 'sold out', product: { ...sold, stockQuantity: 0 }, because: 'sold-out' },
  { desc: 'sold without its option', product: { ...sold, options: [litre] }, because: 'no-such-option' },
  { desc: 'sold with no options any more', product: { ...sold, options: [] }, because: 'no-such-option' },
  { desc: 'not sold', product: undefined, because: 'not-sold' },
])('a line whose product is $desc is gone because: $because', ({ product, because }) => {
  expect(goneBecause(line, product)).toBe(because);
});

test.each([
  {
    desc: 'the whole catalogue',
    catalogue: { total: 1, productById: new Map([['milk', sold]]) },
    counted: 1,
  },
  {
    desc: 'a part of the catalogue',
    catalogue: { total: 2, productById: new Map([['milk', sold]]) },
    counted: 2,
  },
  { desc: 'no catalogue', catalogue: null, counted: 2 },
])(
  'with $desc, $counted of two lines count, one of which it lacks (rule: sold-out-uncounted)',
  ({ catalogue, counted }) => {
    const lines = [line, { productId: 'salt', options: [] }];
    expect(countedLines(lines, catalogue)).toEqual(lines.slice(0, counted));
  },
);
