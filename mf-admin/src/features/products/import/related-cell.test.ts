import { readRelated } from './related-cell';

const products = [
  { id: 'okra', name: 'Okra' },
  { id: 'banana-robusta', name: 'Banana, Robusta' },
  { id: 'potato-1', name: 'Potato, Agra' },
  { id: 'potato-5', name: 'Potato, Agra' },
  { id: 'rice', name: 'Basmati' },
  { id: 'p9', name: 'Rice' },
];

test.each([
  ['', []],
  ['okra, rice', ['okra', 'rice']],
  ['okra\nnot-here-yet', ['okra', 'not-here-yet']],
  [' banana,ROBUSTA ; Okra', ['banana-robusta', 'okra']],
  ['Banana, Robusta', ['banana-robusta']],
  ['Okra, Basmati', ['okra', 'rice']],
  // An ID comes before the name of another product.
  ['rice; Rice', ['rice', 'p9']],
])('%j leads to %j', (cell, list) => {
  expect(readRelated(cell, products)).toEqual({ list });
});

test.each([
  ['Fresh okra', 'There is no product “Fresh okra”. Add it first.'],
  ['Potato, Agra', 'Several products are called “Potato, Agra”. Write the ID of one of them.'],
  ['Okra, okra', '“okra” is there twice'],
])('%j is a problem', (cell, problem) => {
  expect(readRelated(cell, products)).toEqual({ problem });
});

test('where no products are known, IDs are taken as they are', () => {
  expect(readRelated('okra, rice')).toEqual({ list: ['okra', 'rice'] });
});
