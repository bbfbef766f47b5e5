import { aProduct } from '../../testing/builders';
import { parseProductQuery } from './product-query';
import { brandsOf, selectProducts } from './select-products';

const product = (
  id: string,
  pricePaise: number,
  rating: number | null,
  categoryId: string | null = 'dairy',
) => aProduct({ id, name: id, pricePaise, rating, categoryId });
const products = [
  product('Apple', 12000, null, 'veg'),
  product('bulb', 9900, 4.1, null),
  product('butter', 5600, 4.9),
  product('curd', 3500, 4.6),
  product('ghee', 34500, 4.6),
];
const select = (text: string, scores?: [string, number][]) =>
  selectProducts(
    products,
    parseProductQuery(new URLSearchParams(text)),
    scores ? { scores: new Map(scores), words: new Set(), near: [] } : null,
  ).map(({ id }) => id);

describe('selectProducts', () => {
  test.each([
    { desc: 'as published', text: '', ids: ['Apple', 'bulb', 'butter', 'curd', 'ghee'] },
    { desc: 'price low to high', text: 'sort=price-low', ids: ['curd', 'butter', 'bulb', 'Apple', 'ghee'] },
    { desc: 'price high to low', text: 'sort=price-high', ids: ['ghee', 'Apple', 'bulb', 'butter', 'curd'] },
    { desc: 'rating, unrated last', text: 'sort=rating', ids: ['butter', 'curd', 'ghee', 'bulb', 'Apple'] },
    { desc: 'rated at least, unrated not', text: 'rating=4.5', ids: ['butter', 'curd', 'ghee'] },
    { desc: 'one category', text: 'category=veg', ids: ['Apple'] },
    { desc: 'an unknown category', text: 'category=toys', ids: [] },
    { desc: 'at least', text: 'min=99', ids: ['Apple', 'bulb', 'ghee'] },
    { desc: 'at most', text: 'max=56', ids: ['butter', 'curd'] },
    { desc: 'both bounds belong to it', text: 'min=56&max=99', ids: ['bulb', 'butter'] },
    {
      desc: 'a price that is none filters nothing',
      text: 'min=abc',
      ids: ['Apple', 'bulb', 'butter', 'curd', 'ghee'],
    },
    { desc: 'a reversed range is empty', text: 'min=100&max=50', ids: [] },
  ])('$desc', ({ text, ids }) => {
    expect(select(text)).toEqual(ids);
  });

  test('keeps the order of the search', () => {
    expect(
      select('search=x', [
        ['ghee', 9],
        ['curd', 20],
      ]),
    ).toEqual(['curd', 'ghee']);
    expect(
      select('search=x&sort=price-high', [
        ['ghee', 9],
        ['curd', 20],
      ]),
    ).toEqual(['ghee', 'curd']);
  });

  test('does not sort the catalogue itself', () => {
    const before = products.map(({ id }) => id);
    select('sort=price-low');
    expect(products.map(({ id }) => id)).toEqual(before);
  });
});

test('an offer is what costs less than its MRP', () => {
  const { offers, ...query } = parseProductQuery(new URLSearchParams('offers=1'));
  const priced = [
    aProduct({ id: 'cheaper', pricePaise: 90_00, originalPricePaise: 90_01 }),
    aProduct({ id: 'equal', pricePaise: 90_00, originalPricePaise: 90_00 }),
  ];
  expect(selectProducts(priced, { ...query, offers }, null).map(({ id }) => id)).toEqual(['cheaper']);
  expect(selectProducts(priced, { ...query, offers: false }, null)).toHaveLength(2);
});

test('shows only favourites if the filter is set', () => {
  const query = parseProductQuery(new URLSearchParams('category=dairy&favourites=1'));
  const favourites = new Set(['curd', 'Apple', 'sold-no-longer']);
  expect(selectProducts(products, query, null, favourites).map(({ id }) => id)).toEqual(['curd']);
});

describe('the words of a pack', () => {
  const packs = [
    aProduct({
      id: 'paneer',
      categoryId: 'dairy',
      subcategory: 'Cheese',
      brand: 'Hosamane',
      foodMark: 'veg',
    }),
    aProduct({ id: 'eggs', categoryId: 'dairy', subcategory: 'Eggs', brand: 'Farms', foodMark: 'non-veg' }),
    aProduct({ id: 'soap', categoryId: 'care', brand: 'Zebra' }),
    aProduct({ id: 'okra', categoryId: 'vegetables', foodMark: 'veg' }),
  ];

  test.each([
    { text: 'mark=veg', ids: ['paneer', 'okra'] },
    { text: 'mark=non-veg', ids: ['eggs'] },
    { text: 'brand=Zebra', ids: ['soap'] },
    { text: 'brand=Unknown', ids: [] },
    { text: 'category=dairy&subcategory=Eggs', ids: ['eggs'] },
    { text: 'category=dairy&subcategory=Eggs&mark=veg', ids: [] },
  ])('$text leaves $ids (rule: subcategories)', ({ text, ids }) => {
    const query = parseProductQuery(new URLSearchParams(text));
    expect(selectProducts(packs, query, null).map(({ id }) => id)).toEqual(ids);
  });

  test('brands are those of the category, by name', () => {
    expect(brandsOf(packs, '')).toEqual(['Farms', 'Hosamane', 'Zebra']);
    expect(brandsOf(packs, 'dairy')).toEqual(['Farms', 'Hosamane']);
    expect(brandsOf(packs, 'vegetables')).toEqual([]);
  });
});
