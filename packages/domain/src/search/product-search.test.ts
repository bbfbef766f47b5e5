import { buildSearchIndex } from './product-search';
import { wordsOf } from './search-words';

const anOption = (group: string, value: string) => ({
  ...{ optionId: value, group, value },
  adjustmentPaise: 0,
});

const products = [
  { id: 'milk', name: 'Toned Milk', description: 'Fresh cow milk, pasteurised' },
  { id: 'almond', name: 'Almond Drink', description: 'A drink without milk' },
  {
    id: 'paneer',
    name: 'Malai Paneer',
    keywords: 'chhena, Cottage Cheese',
    description: 'Soft cottage cheese',
  },
  { id: 'tomato', name: 'Tomato, Hybrid', description: 'For curries and salads' },
  { id: 'jalapeno', name: 'Jalapeño', description: 'Hot' },
  { id: 'idli', name: 'Idli Batter', description: 'रोज़ ताज़ा idli' },
];
const index = buildSearchIndex(products);
const ids = (text: string): string[] => {
  const found = index.search(text);
  if (!found) throw new Error('nothing was searched for');
  return [...found.scores].sort((a, b) => b[1] - a[1]).map(([id]) => id);
};

describe('search', () => {
  test.each([
    { desc: 'name first, then description', text: 'milk', found: ['milk', 'almond'] },
    { desc: 'any case', text: 'MiLK', found: ['milk', 'almond'] },
    { desc: 'inside a word', text: 'mato', found: ['tomato'] },
    { desc: 'a phrase across words as typed', text: 'to, hy', found: ['tomato'] },
    { desc: 'words in any order', text: 'milk toned', found: ['milk'] },
    { desc: 'words of name and description', text: 'paneer cheese', found: ['paneer'] },
    { desc: 'another word for it', text: 'Chhena', found: ['paneer'] },
    { desc: 'another word, mistyped', text: 'cheena', found: ['paneer'] },
    { desc: 'one letter wrong', text: 'panner', found: ['paneer'] },
    { desc: 'one letter too many', text: 'tomatto', found: ['tomato'] },
    { desc: 'two letters swapped', text: 'tmoato', found: ['tomato'] },
    { desc: 'the beginning of a word, mistyped', text: 'tomot', found: ['tomato'] },
    { desc: 'without the accent', text: 'jalapeno', found: ['jalapeno'] },
    { desc: 'with the accent', text: 'JALAPEÑO', found: ['jalapeno'] },
    { desc: 'Devanagari', text: 'ताज़ा', found: ['idli'] },
    { desc: 'short words are taken literally', text: 'xot', found: [] },
    { desc: 'nothing alike', text: 'television', found: [] },
    { desc: 'one word known, one not', text: 'milk television', found: [] },
    { desc: 'a sign that nothing has', text: '%', found: [] },
    { desc: 'a sign that a name has', text: ',', found: ['tomato', 'milk'] },
  ])('finds $desc: $text (rule: search-words)', ({ text, found }) => {
    expect(ids(text)).toEqual(found);
  });

  test.each(['', '   '])('has nothing to do for %p', (text) => {
    expect(index.search(text)).toBeNull();
  });

  test('says which words matched', () => {
    expect(index.search('panner')?.words).toEqual(new Set(['paneer']));
  });

  test('finds what a product is before what it is made of or made for', () => {
    const many = buildSearchIndex([
      { id: 'bread', name: 'Milk Bread, Sliced', description: '' },
      { id: 'toned', name: 'Hosamane Toned Milk', description: '' },
      { id: 'bar', name: 'Milk Chocolate Bar', description: '' },
      { id: 'soap', name: 'Almond Milk Soap', description: '' },
      { id: 'cow', name: 'A2 Cow Milk (Glass), 500 ml', description: '' },
    ]);
    const found = (text: string) =>
      [...(many.search(text)?.scores ?? [])].sort((a, b) => b[1] - a[1]).map(([id]) => id);
    expect(found('milk')).toEqual(['toned', 'cow', 'bread', 'bar', 'soap']);
    expect(found('mil').slice(0, 2)).toEqual(['toned', 'cow']);
    expect(found('milk bread')).toEqual(['bread']);
  });

  test('finds a product whose name is its own beginning first', () => {
    const many = buildSearchIndex([
      { id: 'a', name: 'Green Tea Tin', description: '' },
      { id: 'b', name: 'Tea', description: '' },
    ]);
    const scores = many.search('tea')?.scores;
    expect((scores?.get('b') ?? 0) > (scores?.get('a') ?? 0)).toBe(true);
  });
});

describe('several words, sizes and groups', () => {
  const shop = buildSearchIndex(
    [
      { id: 'onion', name: 'Onion, Red', keywords: 'pyaz', description: '', foodMark: 'veg' },
      { id: 'potato', name: 'Potato', keywords: 'aloo, batata, आलू', description: '', foodMark: 'veg' },
      { id: 'chips', name: 'Potato Chips', description: 'With onion', foodMark: 'veg', unit: '52 g' },
      { id: 'lemon', name: 'Lemon', description: '', foodMark: 'veg', unit: '4 pcs', categoryId: 'fresh' },
      { id: 'gel', name: 'Dishwash Gel, Lemon', description: '', foodMark: 'none' },
      { id: 'cream', name: 'Full Cream Milk', description: '', foodMark: 'veg', unit: '1 L' },
      { id: 'milk', name: 'Toned Milk', description: '', foodMark: 'veg', unit: '500 ml' },
      { id: 'buttermilk', name: 'Buttermilk', description: '', foodMark: 'veg' },
      { id: 'butter', name: 'Table Butter', description: '', foodMark: 'veg' },
      { id: 'croissant', name: 'Croissants', description: '', options: [anOption('Filling', 'Almond')] },
      { id: 'almond', name: 'Almonds, Whole', description: '', subcategory: 'Nuts & dry fruits' },
      { id: 'eggplant', name: 'Eggplant', description: '', foodMark: 'veg' },
      { id: 'eggs', name: 'Brown Eggs', description: '', foodMark: 'non-veg', unit: '6 pcs' },
    ],
    [{ id: 'fresh', name: 'Fruits & Vegetables' }],
  );
  const idsOf = (text: string): string[] =>
    [...(shop.search(text)?.scores ?? [])].sort((a, b) => b[1] - a[1]).map(([id]) => id);

  test.each([
    { text: 'aloo pyaz', found: ['potato', 'onion'] },
    { text: 'onion and potatoes', found: ['onion', 'potato', 'chips'] },
    { text: 'potato chips', found: ['chips'] },
    { text: 'almond croissant', found: ['croissant'] },
    { text: 'big onions', found: [] },
    { text: 'fresh onions', found: ['onion', 'chips'] },
    { text: 'brown lemon', found: ['lemon'] },
    { text: 'butter milk', found: ['buttermilk', 'butter', 'cream', 'milk'] },
  ])('$text finds $found (rule: search-two-things)', ({ text, found }) => {
    expect(idsOf(text)).toEqual(found);
  });

  test.each([
    { text: 'milk', found: ['cream', 'milk'] },
    { text: 'milk500ml', found: ['milk', 'cream'] },
    { text: 'milk 500', found: ['milk', 'cream'] },
    { text: '0.5 litre milk', found: ['milk', 'cream'] },
    { text: 'half litre milk', found: ['milk', 'cream'] },
    { text: '1 l milk', found: ['cream', 'milk'] },
    { text: 'eggs 30 pcs', found: ['eggs'] },
    { text: '500 ml', found: ['milk'] },
    { text: '500 ml, about 6 pcs', found: ['milk', 'eggs'] },
    { text: 'about 6 eggs', found: ['eggs'] },
  ])('$text finds $found (rule: search-sizes)', ({ text, found }) => {
    expect(idsOf(text)).toEqual(found);
  });

  test.each([
    { text: 'egg', found: ['eggs'] },
    { text: 'lemon', found: ['lemon'] },
    { text: 'lemon gel', found: ['gel'] },
    { text: 'dry fruits', found: ['almond'] },
    { text: 'aaaa', found: [] },
    { text: 'fruits', found: ['lemon', 'almond'] },
    { text: 'dishwashgel', found: ['gel'] },
  ])('$text finds $found (rule: search-words)', ({ text, found }) => {
    expect(idsOf(text)).toEqual(found);
  });

  test('products with some of the words are near, and none is near a text that resembles nothing (rule: search-near)', () => {
    expect(shop.search('onion television')).toMatchObject({ scores: new Map(), near: ['onion'] });
    expect(shop.search('television')).toMatchObject({ scores: new Map(), near: [] });
    expect(shop.search('onion')?.near).toEqual([]);
  });
});

describe('a number in a name is no size (rule: search-sizes)', () => {
  const products = ['7 Up, 750 ml', '5Star Bar', 'Upma Mix', 'Eggs', 'Star Anise'].map((name) => ({
    ...{ id: name, name },
    description: '',
  }));
  const drinks = buildSearchIndex(products);
  test.each([
    { text: '7 up', found: ['7 Up, 750 ml'] },
    { text: '7up', found: ['7 Up, 750 ml'] },
    { text: '5 star', found: ['5Star Bar'] },
    { text: '7 eggs', found: ['Eggs'] },
  ])('$text finds $found', ({ text, found }) => {
    expect([...(drinks.search(text)?.scores.keys() ?? [])]).toEqual(found);
  });
});

test('words have the digits 0 to 9, in whatever script they were typed (rule: any-digits)', () => {
  expect(wordsOf('Milk ५०० ml')).toEqual(['milk', '500', 'ml']);
});
