import { gzipSync } from 'node:zlib';
import { parseSourceMaps, sourceOf, type SourceMaps } from './source-maps';

// cspell:ignore AEAA AAAAC
const file = '12.89abcdef.js';
/** The third line's sixth column comes from the third line of the source, its seventeenth column. */
const map = {
  version: 3 as const,
  sources: ['mf-shop/src/cart.ts'],
  names: ['addLine'],
  mappings: ';;KAEgB',
};
const maps: SourceMaps = { [file]: map };

test.each([
  ['at the place itself', '3:6', ';;KAEgB', 'mf-shop/src/cart.ts:3:17'],
  ['behind it in the line', '3:99', ';;KAEgB', 'mf-shop/src/cart.ts:3:17'],
  ['with the name that stands there', '3:6', ';;KAEgBA', 'mf-shop/src/cart.ts:3:17 addLine'],
  ['one column before', '3:5', ';;KAEgB', null],
  ['in the next line', '4:6', ';;KAEgB', null],
])('a place in a script leads to its source: %s (rule: places-led-back)', (_where, at, mappings, told) => {
  expect(sourceOf({ [file]: { ...map, mappings } }, `${file}:${at}`)).toBe(told);
});

test.each([
  ['of another script', '12.01234567.js:1:1'],
  ['of a script that objects have by themselves', 'toString:1:1'],
  ['of a name that is a prototype', '__proto__:1:1'],
  ['in a line that browsers do not count', `${file}:0:1`],
  ['in a column that browsers do not count', `${file}:1:0`],
  ['behind the end', `${file}:999999:9999999`],
  ['without numbers', file],
  ['with others than numbers', `${file}:x:y`],
  ['that is empty', ''],
])('threat-hostile-places: a place %s has no source', (_how, place) => {
  expect(sourceOf(maps, place)).toBeNull();
});

test.each([
  ['that name a source which is not there', 'AEAA', null],
  ['that name a name which is not there', 'AAAAC', 'mf-shop/src/cart.ts:1:1'],
  ['that are no mappings', '\u0000\u202E ~~ %%', 'mf-shop/src/cart.ts:1:1'],
  ['that are empty', '', null],
])('a map with mappings %s breaks nothing', (_how, mappings, told) => {
  expect(sourceOf({ [file]: { ...map, names: [], mappings } }, `${file}:1:1`)).toBe(told);
});

const packed = (value: unknown) => gzipSync(typeof value === 'string' ? value : JSON.stringify(value));

test('maps are read as a deploy packs them, and without what else a map says', () => {
  const parsed = parseSourceMaps(packed({ [file]: { ...map, sourcesContent: ['secret'] } }));
  expect(sourceOf(parsed, `${file}:3:6`)).toBe('mf-shop/src/cart.ts:3:17');
  expect(parsed[file]).not.toHaveProperty('sourcesContent');
});

test.each([
  ['that nothing has packed', Buffer.from('{}')],
  ['that are cut off', packed(maps).subarray(0, 60)],
  ['that are no JSON', packed('<html>')],
  ['that are a list of others', packed(['map'])],
  ['of another version', packed({ [file]: { ...map, version: 2 } })],
  ['without mappings', packed({ [file]: { ...map, mappings: undefined } })],
  ['that unpack to more than a release has', packed(`${' '.repeat(65 * 1024 * 1024)}{}`)],
])('threat-hostile-places: maps %s are not read', (_how, content) => {
  expect(() => parseSourceMaps(content)).toThrow();
});
