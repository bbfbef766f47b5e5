import { maxSharedWords, maxSharedWordsBytes, type SharedWord, type WordChange } from '@basket/domain';
import { decideWords } from './shared-words.decision';

const india: SharedWord = { word: 'India', text: 'भारत' };
const size: SharedWord = { word: 'Size', text: 'साइज़' };
const many = Array.from({ length: maxSharedWords }, (_none, at) => ({ word: `Word ${at}`, text: 'शब्द' }));
const added = (word: string, text: string): WordChange => ({ word, before: null, text });
const refusal = (code: string, facts: object = {}) => ({ ok: false, refusal: { code, facts } });

test.each<{
  desc: string;
  stored: readonly SharedWord[];
  changes: readonly WordChange[];
  result: unknown;
}>([
  {
    desc: 'a first word',
    stored: [],
    changes: [added('India', 'भारत')],
    result: { ok: true, value: [india] },
  },
  {
    desc: 'words in their order',
    stored: [size],
    changes: [added('India', 'भारत')],
    result: { ok: true, value: [india, size] },
  },
  {
    desc: 'another text',
    stored: [india, size],
    changes: [{ word: 'Size', before: 'साइज़', text: 'आकार' }],
    result: { ok: true, value: [india, { word: 'Size', text: 'आकार' }] },
  },
  {
    desc: 'a text that goes',
    stored: [india, size],
    changes: [{ word: 'India', before: 'भारत', text: null }],
    result: { ok: true, value: [size] },
  },
  {
    desc: 'a text that somebody else has changed',
    stored: [india, size],
    changes: [added('Ripe', 'पका'), { word: 'Size', before: 'माप', text: 'आकार' }],
    result: refusal('changed_meanwhile', { field: 'Size' }),
  },
  {
    desc: 'a text that somebody else has written',
    stored: [size],
    changes: [added('Size', 'आकार')],
    result: refusal('changed_meanwhile', { field: 'Size' }),
  },
  {
    desc: 'a text that somebody else has taken away',
    stored: [india],
    changes: [{ word: 'Size', before: 'साइज़', text: 'आकार' }],
    result: refusal('changed_meanwhile', { field: 'Size' }),
  },
  {
    desc: 'one word twice',
    stored: [],
    changes: [added('India', 'भारत'), added('India', 'इंडिया')],
    result: refusal('changed_meanwhile', { field: 'India' }),
  },
  {
    desc: 'names that objects have',
    stored: [],
    changes: [added('constructor', 'निर्माता'), added('__proto__', 'आद्य')],
    result: {
      ok: true,
      value: [
        { word: '__proto__', text: 'आद्य' },
        { word: 'constructor', text: 'निर्माता' },
      ],
    },
  },
  {
    desc: 'more words than there is room for',
    stored: many,
    changes: [added('India', 'भारत')],
    result: refusal('too_many_words'),
  },
])('a language gets $desc (rules: shared-words, edit-conflict)', ({ stored, changes, result }) =>
  expect(decideWords(stored, changes)).toEqual(result),
);

test('a word replaces another one in a full language (rule: shared-words)', () => {
  const [first] = many;
  const swap = [{ word: 'Word 0', before: first?.text ?? '', text: null }, added('India', 'भारत')];
  expect(decideWords(many, swap)).toMatchObject({ ok: true });
});

test('long words are refused before they fill a document (rule: shared-words)', () => {
  const long = (at: number): SharedWord => ({ word: `${at} ${'w'.repeat(190)}`, text: 'क'.repeat(200) });
  const bytesOfOne = Buffer.byteLength(JSON.stringify(long(100)));
  const most = Array.from({ length: Math.floor(maxSharedWordsBytes / (bytesOfOne + 1)) }, (_none, at) =>
    long(at),
  );
  expect(decideWords(most, [])).toMatchObject({ ok: true });
  const beyond = Array.from({ length: 20 }, (_none, at) =>
    added(`x${at}${'w'.repeat(190)}`, 'क'.repeat(200)),
  );
  expect(decideWords(most, beyond)).toEqual(refusal('too_many_words'));
});
