import { aProduct } from '../../testing/builders';
import { similarProducts } from './similar-products';

const soldOut = aProduct({
  id: 'toned',
  name: 'Toned Milk',
  categoryId: 'dairy',
  pricePaise: 28_00,
  stockQuantity: 0,
});
const others = [
  aProduct({ id: 'curd', name: 'Classic Curd', categoryId: 'dairy', pricePaise: 30_00 }),
  aProduct({ id: 'ghee', name: 'Cow Ghee', categoryId: 'dairy', pricePaise: 600_00 }),
  aProduct({ id: 'cream', name: 'Full Cream Milk', categoryId: 'dairy', pricePaise: 34_00 }),
  aProduct({ id: 'gone', name: 'Cow Milk', categoryId: 'dairy', pricePaise: 28_00, stockQuantity: 0 }),
  aProduct({ id: 'soap', name: 'Milk Soap', categoryId: 'care', pricePaise: 28_00 }),
];
const idsOf = (limit: number): string[] =>
  similarProducts(soldOut, [soldOut, ...others], limit).map(({ id }) => id);

test('similar products are of the same category and in stock: first the same kind, then a similar price (rule: similar-products)', () => {
  expect(idsOf(6)).toEqual(['cream', 'curd', 'ghee']);
  expect(idsOf(1)).toEqual(['cream']);
});

test('a product without a category has none', () => {
  expect(similarProducts({ ...soldOut, categoryId: null }, others, 6)).toEqual([]);
});
