import { maxSavedWords, type WordChange } from '@basket/domain';
import { aProduct } from '@basket/domain/testing';
import { callsOf, changesOf, findRows, isWithoutText, rowsOf, unheardOf, withSaved } from './words';

const option = (value: string) => ({ optionId: value, group: 'Colour', value, adjustmentPaise: 0 });
const bare = { subcategory: '', badge: '', unit: '', options: [], specifications: [] };
const products = [
  aProduct({
    ...bare,
    subcategory: 'Green tea',
    options: [option('Red'), option('Green')],
    specifications: [{ name: 'Origin', value: 'India' }],
  }),
  aProduct({ ...bare, badge: 'India', unit: '500 g', specifications: [{ name: 'Origin', value: 'India' }] }),
  aProduct({ ...bare, options: [option('Red')] }),
];
const texts = new Map([
  ['India', 'भारत'],
  ['Bestseller', 'सबसे ज़्यादा बिकने वाला'],
]);
const rows = rowsOf(products, texts);
const words = (of: typeof rows) => of.map(({ word }) => word);

test('each word is a row, the ones of most products first, with where and how often they are used (rule: shared-words)', () => {
  expect(
    rows.map(({ word, places, productCount, text }) => [word, places.join(), productCount, text]),
  ).toEqual([
    ['Colour', 'option', 2, ''],
    ['India', 'badge,specification', 2, 'भारत'],
    ['Origin', 'specification', 2, ''],
    ['Red', 'option', 2, ''],
    ['Green', 'option', 1, ''],
    ['Green tea', 'subcategory', 1, ''],
    ['Bestseller', '', 0, 'सबसे ज़्यादा बिकने वाला'],
  ]);
});

test('keys are as different as their words, and have no spaces', () => {
  const strange = ['a b', 'a%20b', 'a\u00a0b', 'ab'];
  const keys = rowsOf([], new Map(strange.map((word) => [word, 'x']))).map(({ key }) => key);
  expect(new Set(keys).size).toBe(strange.length);
  expect(keys.join('')).not.toMatch(/\s/);
});

test.each([
  { search: '', isOnlyWithout: false, found: words(rows) },
  { search: '', isOnlyWithout: true, found: ['Colour', 'Origin', 'Red', 'Green', 'Green tea'] },
  { search: ' GREEN', isOnlyWithout: false, found: ['Green', 'Green tea'] },
  { search: 'भार', isOnlyWithout: false, found: ['India'] },
  { search: 'भार', isOnlyWithout: true, found: [] },
  { search: 'best', isOnlyWithout: false, found: ['Bestseller'] },
])('a search for "$search", only without a text: $isOnlyWithout', ({ found, ...view }) => {
  expect(words(findRows(rows, view))).toEqual(found);
});

test('words without a text are counted as far as products have them', () => {
  expect(rows.filter(isWithoutText)).toHaveLength(5);
  expect(isWithoutText({ key: 'x', word: 'x', places: [], productCount: 0, text: '' })).toBe(false);
});

test('only rows that were changed are sent, with what was read (rule: edit-conflict)', () => {
  const values = { Colour: ' रंग ', India: ' भारत ', Origin: '  ', Bestseller: '', Red: 'लाल' };
  expect(changesOf(rows, values)).toEqual([
    { word: 'Colour', before: null, text: 'रंग' },
    { word: 'Red', before: null, text: 'लाल' },
    { word: 'Bestseller', before: 'सबसे ज़्यादा बिकने वाला', text: null },
  ]);
});

test.each([
  { n: 0, parts: [] },
  { n: 1, parts: [1] },
  { n: maxSavedWords, parts: [maxSavedWords] },
  { n: 2 * maxSavedWords + 1, parts: [maxSavedWords, maxSavedWords, 1] },
])('$n changes go in calls of $parts', ({ n, parts }) => {
  const changes = Array.from({ length: n }, (_, at) => ({ word: `w${at}`, before: null, text: 'x' }));
  const calls = callsOf(changes);
  expect(calls.map(({ length }) => length)).toEqual(parts);
  expect(calls.flat()).toEqual(changes);
});

test('saved texts are known before the document shows them, and give way to it once it has changed', () => {
  const saved: WordChange[] = [
    { word: 'India', before: 'भारत', text: 'इंडिया' },
    { word: 'Bestseller', before: 'सबसे ज़्यादा बिकने वाला', text: null },
    { word: 'Red', before: null, text: 'लाल' },
  ];
  expect(unheardOf(texts, saved)).toEqual(saved);
  expect([...withSaved(texts, saved)]).toEqual([
    ['India', 'इंडिया'],
    ['Red', 'लाल'],
  ]);
  const heard = new Map([
    ['India', 'हिंदुस्तान'],
    ['Red', 'लाल'],
  ]);
  expect(unheardOf(heard, saved)).toEqual([]);
});
