import { bestOffers, featuredProducts } from './home-selection';

const product = (
  id: string,
  change: {
    isFeatured?: boolean;
    stock?: number;
    price?: number;
    rating?: number | null;
    image?: boolean;
  } = {},
) => ({
  id,
  name: id,
  isFeatured: change.isFeatured ?? false,
  stockQuantity: change.stock ?? 5,
  pricePaise: change.price ?? 10000,
  originalPricePaise: 10000,
  imageIds: change.image === false ? [] : ['front'],
  rating: change.rating ?? null,
});
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('featuredProducts', () => {
  it('puts featured ones first, best rated first, and fills up', () => {
    const products = [
      product('plain', { rating: 5 }),
      product('good', { isFeatured: true, rating: 4.1 }),
      product('better', { isFeatured: true, rating: 4.8 }),
    ];
    expect(ids(featuredProducts(products))).toEqual(['better', 'good', 'plain']);
  });

  it('shows four, none of them sold out', () => {
    const products = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      product(id, { isFeatured: true, stock: id === 'a' ? 0 : 1 }),
    );
    expect(ids(featuredProducts(products))).toEqual(['b', 'c', 'd', 'e']);
  });
});

it('offers what is most off, can be bought and has a picture', () => {
  const products = [
    product('full price'),
    product('ten', { price: 9000 }),
    product('half', { price: 5000 }),
    product('gone', { price: 1000, stock: 0 }),
    product('unseen', { price: 1000, image: false }),
  ];
  expect(bestOffers(products, 5).map(({ product: { id }, percent }) => `${id} ${percent}`)).toEqual([
    'half 50',
    'ten 10',
  ]);
});
