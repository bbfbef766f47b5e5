import { byPopularity, type PublishedProduct } from '@basket/domain';
import { bestOffers, featuredProducts } from './features/home/home-selection';
import { similarLimit, similarProducts } from './features/product-detail/similar-products';
import { firstView } from './first-view';
import { aCatalogue, aProduct } from './testing/builders';

const products = Array.from({ length: 40 }, (_, index) =>
  aProduct({
    id: `p${index}`,
    name: `Product ${index}`,
    categoryId: index % 2 === 0 ? 'dairy' : 'snacks',
    pricePaise: 100_00 - ((index * 7) % 30) * 100,
    originalPricePaise: 100_00,
    isFeatured: index % 9 === 0,
    imageIds: ['front'],
    rating: (index * 3) % 5,
  }),
);
// Every third one sells.
const popular = products.flatMap((_, place) => (place % 3 === 1 ? [place] : [])).reverse();
const catalogue = { ...aCatalogue(products), popular };
const listed = byPopularity(catalogue);
const idsOf = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id);
const view = (address: string) => firstView(address, catalogue, 'customer')?.catalogue;

test('a part has only what its page shows: cards have one picture and no description, and nobody searches in it', () => {
  const curd = { keywords: 'dahi', description: 'Set overnight.', imageIds: ['front', 'back'] };
  const named = aCatalogue([aProduct({ id: 'curd', ...curd })]);
  const part = (address: string) => firstView(address, named, 'customer')?.catalogue.products;
  const card = { id: 'curd', keywords: '', description: '', imageIds: ['front'] };
  expect(part('/home/products')).toMatchObject([card]);
  expect(part('/home/products/curd')).toMatchObject([{ ...card, ...curd, keywords: '' }]);
});

test('home shows the same of its part as of the whole', () => {
  const part = view('/home');
  if (!part) throw new Error('home is not rendered');
  expect(part.products.length).toBeLessThan(12);
  expect(part.total).toBe(40);
  expect(idsOf(featuredProducts(part.products))).toEqual(idsOf(featuredProducts(listed)));
  const offered = (list: readonly PublishedProduct[]) => bestOffers(list, 4).map(({ product }) => product.id);
  const others = (list: readonly PublishedProduct[]) =>
    list.filter((one) => !featuredProducts(list).includes(one));
  expect(offered(others(part.products))).toEqual(offered(others(listed)));
});

test.each([
  { desc: 'the list', address: '/home/products', ids: idsOf(listed.slice(0, 12)) },
  {
    desc: 'a category',
    address: '/home/products?category=snacks',
    ids: idsOf(listed.filter(({ categoryId }) => categoryId === 'snacks').slice(0, 12)),
  },
])('$desc shows its first cards, in the order of lists (rule: popular-order)', ({ address, ids }) => {
  const part = view(address);
  expect(idsOf(part && byPopularity(part))).toEqual(ids);
  expect(part?.products).toHaveLength(12);
});

test('only the list of a category has its subcategories, which are not shown elsewhere (rule: subcategories)', () => {
  const [dairy, ...others] = catalogue.categories;
  if (!dairy) throw new Error('there is no category');
  const grouped = { ...catalogue, categories: [{ ...dairy, subcategories: ['Milk', 'Curd'] }, ...others] };
  const subcategories = (address: string) =>
    firstView(address, grouped, 'customer')?.catalogue.categories.flatMap(
      (category) => category.subcategories,
    );
  expect(subcategories(`/home/products?category=${dairy.id}`)).toEqual(['Milk', 'Curd']);
  expect(subcategories('/home')).toEqual([]);
  expect(subcategories('/home/products?category=snacks')).toEqual([]);
});

test('a product shows itself, under its name', () => {
  expect(idsOf(view('/home/products/p7')?.products)).toEqual(['p7']);
  expect(firstView('/home/products/p7', catalogue, 'customer')?.title).toBe('Product 7 · Basket Express');
});

describe('with its details the page of a product', () => {
  const detailsOf = (...relatedProductIds: string[]) => ({
    longDescription: 'Set overnight.',
    specifications: [{ name: 'Origin', value: 'Ratnagiri' }],
    relatedProductIds,
  });
  /** The part of the page of p7, which is of the snacks. */
  const partWith = (details: ReturnType<typeof detailsOf> | null, stockQuantity = 9) => {
    const shop = {
      ...catalogue,
      products: products.map((one) => (one.id === 'p7' ? { ...one, stockQuantity } : one)),
    };
    const part = firstView('/home/products/p7', shop, 'customer', details)?.catalogue;
    if (!part) throw new Error('p7 is not rendered');
    return { part, shop };
  };
  const others = (ids: readonly string[] | undefined) => ids?.filter((id) => id !== 'p7').toSorted();

  test('is asked for by naming them', () => {
    const first = firstView('/home/products/p7', catalogue, 'customer');
    expect(first?.detailsOf).toEqual({ categoryId: 'snacks', productId: 'p7' });
    expect(first?.catalogue.details).toBeUndefined();
    const bare = aCatalogue([aProduct({ id: 'bare', categoryId: null })]);
    expect(firstView('/home/products/bare', bare, 'customer')?.detailsOf?.categoryId).toBe('uncategorised');
    expect(firstView('/home/products', catalogue, 'customer')?.detailsOf).toBeUndefined();
  });

  test('carries them and the related products that are sold', () => {
    const details = detailsOf('p12', 'p3', 'gone', 'p7');
    const { part } = partWith(details);
    expect(part.details).toEqual({ p7: details });
    expect(others(idsOf(part.products))).toEqual(['p12', 'p3']);
    expect(part.total).toBe(40);
  });

  test('carries what is similar while it is sold out, the same as of the whole (rule: similar-products)', () => {
    const { part, shop } = partWith(detailsOf('p12', 'p3'), 0);
    const soldOut = aProduct({ ...shop.products.find(({ id }) => id === 'p7') });
    const similar = idsOf(similarProducts(soldOut, shop.products, similarLimit));
    expect(similar).toHaveLength(similarLimit);
    expect(idsOf(similarProducts(soldOut, part.products, similarLimit))).toEqual(similar);
    expect(others(idsOf(part.products))).toEqual([...new Set(['p12', 'p3', ...(similar ?? [])])].toSorted());
  });

  test('has nothing else where there are none', () => {
    const { part } = partWith(null);
    expect([idsOf(part.products), part.details]).toEqual([['p7'], { p7: null }]);
  });
});

test('a product has no page for visitors, not even a title (rule: sign-in-gate)', () => {
  expect(firstView('/home/products/p7', catalogue, 'visitor')).toBeNull();
});

test.each([
  '/home/products?category=toys',
  '/home/products?category=dairy&sort=price-low',
  '/home/products?search=milk',
  '/home/products/none',
  '/home/products/p1?options=x',
  '/home/cart',
  '/home?x=1',
])('%s is not rendered ahead', (address) => expect(view(address)).toBeUndefined());

test.each(['/home', '/home/products', '/home/products?category=dairy'])(
  'no product is in the %s of visitors (rule: sign-in-gate)',
  (address) => expect(firstView(address, catalogue, 'visitor')?.catalogue.products).toEqual([]),
);
