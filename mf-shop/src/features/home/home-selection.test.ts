import type { PublishedProduct } from '@basket/domain';
import { aProduct } from '../../testing/builders';
import { bestOffers, featuredProducts } from './home-selection';

const product = (id: string, facts: Partial<PublishedProduct> = {}) =>
  aProduct({
    id,
    pricePaise: 100_00,
    originalPricePaise: 100_00,
    imageIds: ['front'],
    ...facts,
  });
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('featuredProducts', () => {
  test('starts with featured products, and fills up with the most popular others (rule: home-selection)', () => {
    const products = [product('plain'), product('good', { isFeatured: true }), product('other')];
    expect(ids(featuredProducts(products, 3))).toEqual(['good', 'plain', 'other']);
    expect(ids(featuredProducts(products, 2))).toEqual(['good', 'plain']);
  });

  test('shows four, none of them sold out (rule: home-selection)', () => {
    const products = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      product(id, { isFeatured: true, stockQuantity: id === 'a' ? 0 : 1 }),
    );
    expect(ids(featuredProducts(products))).toEqual(['b', 'c', 'd', 'e']);
  });
});

test('offers the largest discounts that can be bought and have a picture', () => {
  const products = [
    product('full price'),
    product('ten', { pricePaise: 90_00 }),
    product('half', { pricePaise: 50_00 }),
    product('gone', { pricePaise: 10_00, stockQuantity: 0 }),
    product('unseen', { pricePaise: 10_00, imageIds: [] }),
  ];
  expect(bestOffers(products, 5).map(({ product: { id }, percent }) => `${id} ${percent}`)).toEqual([
    'half 50',
    'ten 10',
  ]);
});
