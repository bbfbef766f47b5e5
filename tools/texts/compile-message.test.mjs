import { describe, expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { compileMessage } from './compile-message.mjs';
import { pluralForms } from './plural-rules.mjs';

/** The message with facts, as a page says it. @param {string} message @param {string} language @param {object} facts */
function said(message, language, facts) {
  const { code } = compileMessage(message, language);
  const text = runInNewContext(code);
  return typeof text === 'string' ? text : text(facts, (/** @type {number} */ whole) => `<${whole}>`);
}

const items = '{n, plural, =0 {nothing} one {# item} other {# items}} in {cart}';

describe('a message becomes plain code', () => {
  test.each([
    ['words alone', "Don't wait, '{'go'}'", {}, "Don't wait, {go}"],
    ['signs of code', "{a} `b` $'{'c'}' \\ $$", { a: 1 }, '1 `b` ${c} \\ $$'],
    ['facts', '{name} has {amount}', { name: 'Asha', amount: '₹10' }, 'Asha has ₹10'],
    ['numbers alone', '{a, number}{b, number}', { a: 1, b: 2 }, '<1><2>'],
    ['an exact number', items, { n: 0, cart: 'it' }, 'nothing in it'],
    ['the form for one', items, { n: 1, cart: 'it' }, '<1> item in it'],
    ['the form for others', items, { n: 2, cart: 'it' }, '<2> items in it'],
    [
      'an exact number after its form',
      '{n, plural, one {one} other {more} =1 {exactly one}}',
      { n: 1 },
      'exactly one',
    ],
    [
      'a choice',
      '{by, select, store {The store} other {Somebody}} took it',
      { by: 'store' },
      'The store took it',
    ],
    [
      'no choice',
      '{by, select, store {The store} other {Somebody}} took it',
      { by: 'you' },
      'Somebody took it',
    ],
    [
      'a choice in a plural',
      '{n, plural, one {{by, select, a {A} other {B}}} other {C}}',
      { n: 1, by: 'a' },
      'A',
    ],
  ])('%s', (_what, message, facts, expected) => {
    expect(said(message, 'en', facts)).toBe(expected);
  });

  test('a text that is one fact is words, also of a number', () => {
    expect(said('{name}', 'en', { name: 7 })).toBe('7');
  });

  test('tags wrap their parts, which stay in order', () => {
    const b = (/** @type {unknown} */ inside) => ({ b: inside });
    const message = 'Pay <b>{amount} now</b>{n, plural, one { for <b>#</b>} other {}}.';
    expect(said(message, 'en', { amount: '₹10', b, n: 1 })).toEqual([
      'Pay ',
      { b: ['₹10', ' now'] },
      ' for ',
      { b: ['<1>'] },
      '.',
    ]);
  });

  test.each([
    ['en', ['other', 'one', 'other', 'other']],
    ['hi', ['one', 'one', 'other', 'other']],
    ['kn', ['one', 'one', 'other', 'other']],
    ['bn', ['one', 'one', 'other', 'other']],
    ['ta', ['other', 'one', 'other', 'other']],
    ['te', ['other', 'one', 'other', 'other']],
    ['mr', ['other', 'one', 'other', 'other']],
  ])('%s has its own forms for 0, 1, 2 and 11', (language, forms) => {
    const message = '{n, plural, one {one} other {other}}';
    expect([0, 1, 2, 11].map((n) => said(message, language, { n }))).toEqual(forms);
  });

  test('facts are told with their kinds', () => {
    expect([...compileMessage('{n, plural, one {} other {<b>{name}</b>}}', 'en').facts]).toEqual([
      ['n', 'number'],
      ['b', 'tag'],
      ['name', 'words'],
    ]);
  });
});

describe('a message is refused', () => {
  test.each([
    ['without the form for others', '{n, plural, one {item}}', 'en', /OTHER/i],
    [
      'with a form that its language does not have',
      '{n, plural, few {a} one {b} other {c}}',
      'en',
      /no plural form "few"/,
    ],
    ['without a form that its language has', '{n, plural, other {items}}', 'en', /plural form "one"/],
    ['with a date', '{at, date}', 'en', /given as words/],
    ['with an ordinal', '{n, selectordinal, other {#th}}', 'en', /not supported/],
    ['with a fact of two kinds', '{n} {n, number}', 'en', /once words and once number/],
    ['with a fact by number', '{0}', 'en', /no name/],
    ['with a brace too few', '{name', 'en', /./],
    ['in an unknown language', 'Hello', 'xx', /no plural rules/],
  ])('%s', (_what, message, language, why) => {
    expect(() => compileMessage(message, language)).toThrow(why);
  });

  test('a rule of a language with more forms is not guessed', () => {
    expect(() => Object.values(pluralForms('ar')).map((form) => form('n'))).toThrow(/not known here/);
  });
});
