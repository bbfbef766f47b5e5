import { markMatches } from './mark-matches';

const marked = (text: string, typed: string, words: string[] = []) =>
  markMatches(text, typed, new Set(words))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('markMatches', () => {
  test.each([
    { text: 'Toned Milk', typed: '', expected: 'Toned Milk' },
    { text: 'Toned Milk', typed: 'milk', expected: 'Toned [Milk]' },
    { text: 'Tomato, Hybrid', typed: 'mat', words: ['tomato'], expected: 'To[mat]o, Hybrid' },
    { text: 'Toned Milk', typed: 'mi to', expected: '[To]ned [Mi]lk' },
    { text: 'Malai Paneer', typed: 'panner', words: ['paneer'], expected: 'Malai [Paneer]' },
    { text: 'Jalapeño, hot', typed: 'jalapeno', expected: '[Jalapeño], hot' },
    { text: '<b>Milk</b>', typed: 'b', expected: '<[b]>Milk</[b]>' },
    { text: '', typed: 'x', expected: '' },
  ])('$typed in $text', ({ text, typed, words, expected }) => {
    expect(marked(text, typed, words)).toBe(expected);
  });

  test('gives the whole text back', () => {
    const text = 'Rice, 5 kg — “long grain” (ताज़ा)';
    expect(
      markMatches(text, 'r 5 g', new Set())
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
