import type { PublishedProduct } from '@basket/domain';
import { anOption, aProduct } from '../../testing/builders';
import { shelfLimit, shelfProducts } from './shelf-products';

const ofDairy = (id: string, facts: Partial<PublishedProduct> = {}) =>
  aProduct({ id, categoryId: 'dairy', rating: null, ...facts });

test('puts first what is in the cart with one tap, best rated first (rule: home-selection)', () => {
  const products = [
    ofDairy('options', { options: [anOption('Size', '1 kg')], rating: 5 }),
    ofDairy('good', { rating: 4 }),
    ofDairy('better', { rating: 4.5 }),
    ofDairy('sold out', { stockQuantity: 0, rating: 5 }),
    ofDairy('bread', { categoryId: 'bakery', rating: 5 }),
  ];
  expect(shelfProducts(products, 'dairy').map(({ id }) => id)).toEqual(['better', 'good', 'options']);
});

test('holds eight', () => {
  const many = Array.from({ length: 20 }, (_, index) => ofDairy(`milk-${index}`));
  expect(shelfProducts(many, 'dairy')).toHaveLength(shelfLimit);
});
