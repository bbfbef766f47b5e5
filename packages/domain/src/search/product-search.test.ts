import { buildSearchIndex } from './product-search';
import { typosBetween, wordsOf } from './search-words';

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

test('words have the digits 0 to 9, in whatever script they were typed (rule: any-digits)', () => {
  expect(wordsOf('Milk ५०० ml')).toEqual(['milk', '500', 'ml']);
});

describe('typosBetween', () => {
  test.each([
    { typed: 'tomato', word: 'tomato', typos: 0 },
    { typed: 'tom', word: 'tomato', typos: 0 },
    { typed: 'tmo', word: 'tomato', typos: 1 },
    { typed: 'domato', word: 'tomato', typos: 1 },
    { typed: 'tomahto', word: 'tomato', typos: 1 },
    { typed: 'potato', word: 'tomato', typos: 2 },
    { typed: 'carrot', word: 'tomato', typos: null },
    { typed: 'tomatoes', word: 'tom', typos: null },
  ])('$typed and $word: $typos', ({ typed, word, typos }) => {
    expect(typosBetween(typed, word, 2)).toBe(typos);
  });
});
