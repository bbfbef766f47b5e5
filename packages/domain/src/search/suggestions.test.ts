import type { PublishedCategory, PublishedProduct } from '../catalogue/published-catalogue';
import { aPublishedProduct } from '../testing/builders';
import { buildSuggester, maxSuggestions, type Suggestion } from './suggestions';

const aCategory = (id: string, name: string, subcategories: string[] = []): PublishedCategory => ({
  id,
  name,
  description: '',
  colour: 'dairy',
  productCount: 1,
  subcategories,
});

const aProduct = (id: string, name: string, description = ''): PublishedProduct =>
  aPublishedProduct({ id, name, description });

const suggester = buildSuggester(
  [
    aProduct('paneer', 'Fresh Paneer', 'From whole milk'),
    aProduct('milk', 'Toned Milk'),
    aProduct('chocolate', 'Milk Chocolate'),
    aProduct('tomato', 'Tomato, Hybrid'),
    ...Array.from({ length: 12 }, (_, index) => aProduct(`rice-${index}`, `Rice ${index}`)),
  ],
  [aCategory('dairy', 'Dairy & Eggs'), aCategory('snacks', 'Snacks'), aCategory('milk-bar', 'Milk Drinks')],
);

const nameOf = (suggestion: Suggestion): string => suggestion.parts.map(({ text }) => text).join('');
const marked = (suggestion: Suggestion): string[] =>
  suggestion.parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test.each([
  {
    desc: 'categories first, then what is it, then what is made of it',
    text: 'milk',
    names: ['Milk Drinks', 'Toned Milk', 'Milk Chocolate'],
  },
  { desc: 'a category alone', text: 'dai', names: ['Dairy & Eggs'] },
  { desc: 'a typing error', text: 'panner', names: ['Fresh Paneer'] },
  { desc: 'two letters swapped', text: 'tmoato', names: ['Tomato, Hybrid'] },
  { desc: 'not what only a description says', text: 'whole', names: [] },
  { desc: 'nothing typed', text: '  ', names: [] },
  { desc: 'nothing known', text: 'xylophone', names: [] },
])('$desc: "$text"', ({ text, names }) => {
  expect(suggester.suggest(text).map(nameOf)).toEqual(names);
});

test('only the best few', () => {
  expect(suggester.suggest('rice')).toHaveLength(maxSuggestions);
});

test.each([
  { text: 'mil', name: 'Toned Milk', marks: ['Mil'] },
  { text: 'panner', name: 'Fresh Paneer', marks: ['Paneer'] },
])('$name is marked where "$text" matched', ({ text, name, marks }) => {
  const found = suggester.suggest(text).find((suggestion) => nameOf(suggestion) === name);
  expect(found && marked(found)).toEqual(marks);
});

describe('parts of categories and brands (rule: search-suggestions)', () => {
  const dairy = aCategory('dairy', 'Dairy & Eggs', ['Cheese', 'Curd & Yogurt', 'Milk']);
  const groups = buildSuggester(
    [
      aProduct('slices', 'Cheese Slices'),
      ...Array.from({ length: 9 }, (_, at) => aProduct(`g${at}`, `Gouda ${at}`)),
    ],
    [dairy, aCategory('snacks', 'Snacks', ['Cheese Balls'])],
    ['Amul', 'Gowardhan', 'Go Cheese'],
  );

  test('come before products, each with where it leads', () => {
    expect(groups.suggest('cheese').map(({ parts: _, ...suggestion }) => suggestion)).toEqual([
      { kind: 'subcategory', category: dairy, subcategory: 'Cheese' },
      expect.objectContaining({ kind: 'subcategory', subcategory: 'Cheese Balls' }),
      { kind: 'brand', brand: 'Go Cheese' },
      expect.objectContaining({ kind: 'product' }),
    ]);
  });

  test.each([
    { text: 'amul', name: 'Amul', marks: ['Amul'] },
    { text: 'gowar', name: 'Gowardhan', marks: ['Gowar'] },
    { text: 'yogrut', name: 'Curd & Yogurt', marks: ['Yogurt'] },
  ])('"$text" finds $name', ({ text, name, marks }) => {
    const [first] = groups.suggest(text);
    expect(first && { name: nameOf(first), marks: marked(first) }).toEqual({ name, marks });
  });

  test('are found by their name in the language of the page and in English, and lead to the English one (rule: shared-words)', () => {
    const inHindi = { ...dairy, subcategoryNames: ['चीज़', 'दही', 'Milk'] };
    const inBoth = buildSuggester([], [inHindi]);
    for (const text of ['दही', 'yogurt']) {
      const [found, ...others] = inBoth.suggest(text);
      expect(found).toMatchObject({ kind: 'subcategory', subcategory: 'Curd & Yogurt' });
      expect(found && nameOf(found)).toBe('दही');
      expect(others).toEqual([]);
    }
  });

  test('leave room for products', () => {
    const suggested = groups.suggest('go');
    expect(suggested.filter(({ kind }) => kind === 'brand')).toHaveLength(2);
    expect(suggested).toHaveLength(maxSuggestions);
  });
});
