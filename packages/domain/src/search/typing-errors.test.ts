import { errorsBetween } from './typing-errors';

test.each([
  { typed: 'suger', words: ['sugar'] },
  { typed: 'mlik', words: ['milk'] },
  { typed: 'chese', words: ['cheese'] },
  { typed: 'tmoato', words: ['tomato'] },
  { typed: 'domato', words: ['tomato'] },
  { typed: 'tomahto', words: ['tomato'] },
  { typed: 'tomot', words: ['tomato'] },
  { typed: 'detargant', words: ['detergent'] },
])('$typed may be $words (rule: search-words)', ({ typed, words }) => {
  expect(words.filter((word) => errorsBetween(typed, word) === null)).toEqual([]);
});

test.each([
  { typed: 'chair', words: ['chai', 'hair', 'chakki', 'chana'] },
  { typed: 'coke', words: ['cake', 'cookie', 'cola'] },
  { typed: 'rum', words: ['drum', 'rusk', 'ram'] },
  { typed: 'carrot', words: ['tomato'] },
  { typed: 'tomatoes', words: ['tom'] },
  { typed: 'organic', words: ['orange'] },
])('$typed is none of $words (rule: search-words)', ({ typed, words }) => {
  expect(words.filter((word) => errorsBetween(typed, word) !== null)).toEqual([]);
});

test('the word itself is nearest, then one with an error that hands often make', () => {
  const errors = ['carrot', 'carort', 'carrat', 'carpot'].map((typed) => errorsBetween(typed, 'carrot'));
  expect(errors[0]).toBe(0);
  expect(errors[1]).toBe(errors[2]);
  expect(errors[3]).toBeGreaterThan(errors[2] ?? Infinity);
});
