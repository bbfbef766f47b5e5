import * as v from 'valibot';
import { aCategory, aProduct, storeSettings } from '../testing/builders';
import { isVisibleStockChange, stockLevel } from './stock-level';
import { buildPublication, byPopularity, publishedCatalogueSchema } from './published-catalogue';
import { discountPercent } from './product';

const veg = { id: 'veg', ...aCategory() };
const off = { id: 'off', ...aCategory({ name: 'Off season', isActive: false }) };
const tomato = {
  id: 'tomato',
  ...aProduct({
    categoryId: 'veg',
    images: [
      { imageId: 'side', isPrimary: false },
      { imageId: 'front', isPrimary: true },
    ],
    longDescription: 'Ripened on the vine',
    brand: 'Kolar Farms',
    foodMark: 'veg',
    subcategory: 'Vegetables',
  }),
};

test('publishes what is active, primary picture first, details apart', () => {
  const hidden = { id: 'hidden', ...aProduct({ isActive: false, categoryId: 'veg' }) };
  const { cards, detailsByCategory } = buildPublication([tomato, hidden], [veg, off], storeSettings());
  expect(cards.categories).toEqual([expect.objectContaining({ id: 'veg', icon: 'tomato', productCount: 1 })]);
  expect(cards.products).toEqual([
    expect.objectContaining({
      id: 'tomato',
      imageIds: ['front', 'side'],
      brand: 'Kolar Farms',
      foodMark: 'veg',
      subcategory: 'Vegetables',
    }),
  ]);
  expect(JSON.stringify(cards)).not.toContain('vine');
  expect(detailsByCategory['veg']?.['tomato']?.longDescription).toBe('Ripened on the vine');
  const file = { ...cards, version: 1, publishedAt: 1, imageBaseUrl: 'http://localhost/' };
  expect(v.safeParse(publishedCatalogueSchema, file).success).toBe(true);
});

test('publishes texts in other languages apart, without those of hidden products, and long ones with the details', () => {
  const named = {
    ...tomato,
    texts: { hi: { name: 'टमाटर', longDescription: 'बेल पर पके' }, xx: { name: 'X' } },
  };
  const hidden = { ...named, id: 'hidden', isActive: false };
  const milk = {
    id: 'milk',
    ...aProduct({ categoryId: 'veg', texts: { hi: { longDescription: 'गाय का' } } }),
  };
  const vegetables = { ...veg, texts: { hi: { name: 'सब्ज़ियाँ' } } };
  const { cards, detailsByCategory, textsByLanguage } = buildPublication(
    [named, hidden, milk],
    [vegetables, { ...off, texts: { hi: { name: 'बंद' } } }],
    storeSettings(),
  );
  expect(textsByLanguage).toEqual({
    hi: {
      products: { tomato: { name: 'टमाटर' } },
      categories: { veg: { name: 'सब्ज़ियाँ' } },
      words: [],
    },
  });
  expect(detailsByCategory['veg']?.['tomato']?.longDescriptions).toEqual({ hi: 'बेल पर पके' });
  expect(cards.products.find(({ id }) => id === 'tomato')).toMatchObject({ name: tomato.name });
});

test('words that products share go out with the cards that have them, those of specifications with the details (rule: shared-words)', () => {
  const origin = { name: 'Origin', value: 'Kolar' };
  const sold = { ...tomato, badge: 'Fresh', specifications: [origin] };
  const hidden = { ...aProduct({ badge: 'Organic', isActive: false }), id: 'hidden' };
  const words = [
    { word: 'Fresh', text: 'ताज़ा' },
    { word: 'Kolar', text: 'कोलार' },
    { word: 'Organic', text: 'ऑर्गेनिक' },
  ];
  const published = buildPublication([sold, hidden], [veg], storeSettings(), { words: { hi: words } });
  expect(published.textsByLanguage['hi']?.words).toEqual([{ word: 'Fresh', text: 'ताज़ा' }]);
  const own = published.detailsByCategory['veg']?.['tomato'];
  expect(own?.specifications).toEqual([origin]);
  expect(own?.specificationsIn).toEqual({ hi: [{ ...origin, value: 'कोलार' }] });
  const without = buildPublication([sold], [veg], storeSettings());
  expect(without.detailsByCategory['veg']?.['tomato']).not.toHaveProperty('specificationsIn');
});

test('a product is found by its words in every language, whatever the page is in (rule: search-words)', () => {
  const texts = { hi: { name: 'टमाटर, देसी', keywords: 'tamatar' }, kn: { description: 'ಕೆಂಪು' } };
  const wordsOf = (keywords: string) =>
    buildPublication([{ ...tomato, keywords, texts }], [veg], storeSettings()).cards.products[0]?.keywords;
  expect(wordsOf('love apple')).toBe('love apple, टमाटर, देसी, tamatar');
  expect(wordsOf('')).toBe('टमाटर, देसी, tamatar');
});

test('a category names its subcategories, the largest first, and not those of hidden products (rule: subcategories)', () => {
  const of = (id: string, subcategory: string, isActive = true) => ({
    id,
    ...aProduct({ categoryId: 'veg', subcategory, isActive }),
  });
  const { cards } = buildPublication(
    [
      of('a', 'Fruits'),
      of('b', 'Vegetables'),
      of('c', 'Vegetables'),
      of('d', ''),
      of('e', 'Gone', false),
      of('f', 'Herbs'),
    ],
    [veg],
    storeSettings(),
  );
  expect(cards.categories[0]?.subcategories).toEqual(['Vegetables', 'Fruits', 'Herbs']);
});

test('products are in the order of their names, as people sort', () => {
  const named = (name: string, id = name) => ({ id, ...aProduct({ name }) });
  const { cards } = buildPublication(
    [named('Rice 10 kg'), named('curd'), named('Apple', 'b'), named('Rice 5 kg'), named('apple', 'a')],
    [],
    storeSettings(),
  );
  expect(cards.products.map(({ id }) => id)).toEqual(['a', 'b', 'curd', 'Rice 5 kg', 'Rice 10 kg']);
});

test.each<{ desc: string; ratings?: Record<string, number>; sold?: Record<string, number>; order: string[] }>(
  [
    { desc: 'nothing sells', order: ['apple', 'bread', 'curd', 'dal'] },
    {
      desc: 'nothing sells and some are rated',
      ratings: { dal: 4, bread: 4.5 },
      order: ['bread', 'dal', 'apple', 'curd'],
    },
    {
      desc: 'some sell, two of them equally',
      ratings: { apple: 5, curd: 4 },
      sold: { bread: 2, curd: 2, dal: 7.5, gone: 9 },
      order: ['dal', 'curd', 'bread', 'apple'],
    },
  ],
)('where $desc the popular order is $order (rule: popular-order)', ({ ratings = {}, sold, order }) => {
  const named = ['dal', 'curd', 'bread', 'apple'].map((id) => ({
    id,
    ...aProduct({ name: id, rating: ratings[id] ?? null }),
  }));
  const { cards } = buildPublication(named, [], storeSettings(), { sold });
  expect(byPopularity(cards).map(({ id }) => id)).toEqual(order);
  // Unsold and unrated products cost no byte.
  expect(cards.popular).toHaveLength(
    new Set([...Object.keys(ratings), ...order.filter((id) => sold?.[id])]).size,
  );
});

test('a catalogue that was published before is in the order in which it is', () => {
  expect(byPopularity({ products: ['a', 'b'] })).toEqual(['a', 'b']);
});

test('a product of a hidden category stays on sale without one', () => {
  const { cards, detailsByCategory } = buildPublication(
    [{ ...tomato, categoryId: 'off' }],
    [veg, off],
    storeSettings(),
  );
  expect(cards.products[0]?.categoryId).toBeNull();
  expect(Object.keys(detailsByCategory)).toEqual(['uncategorised']);
});

test.each([
  { stock: 0, level: 'out' },
  { stock: 1, level: 'few' },
  { stock: 5, level: 'few' },
  { stock: 6, level: 'available' },
])('$stock left is $level', ({ stock, level }) => expect(stockLevel(stock)).toBe(level));

test.each([
  { from: 100, to: 90, visible: false },
  { from: 6, to: 5, visible: true },
  { from: 5, to: 4, visible: true },
  { from: 1, to: 0, visible: true },
  { from: 0, to: 40, visible: true },
])('a change from $from to $to is visible: $visible', ({ from, to, visible }) =>
  expect(isVisibleStockChange(from, to)).toBe(visible),
);

test.each([
  { price: 449_00, original: 520_00, percent: 14 },
  { price: 875_40, original: 1000_00, percent: 12 },
  { price: 875_00, original: 1000_00, percent: 13 },
  { price: 874_60, original: 1000_00, percent: 13 },
  { price: 100, original: 100, percent: 0 },
  { price: 200, original: 100, percent: 0 },
])('discount of $price on $original is $percent % (rule: discount-percent)', ({ price, original, percent }) =>
  expect(discountPercent(price, original)).toBe(percent),
);
