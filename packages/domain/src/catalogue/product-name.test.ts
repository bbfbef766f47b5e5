import fc from 'fast-check';
import * as v from 'valibot';
import { requiredTextSchema } from '../basics/schema';
import { mostNameLength } from './product';
import { isSameName, likeKey, productKey, productNameKey } from './product-name';

const same = [
  ['Banana, Robusta', 'Banana,Robusta', ' banana ,  ROBUSTA', 'Banana,\u00a0Robusta'],
  ['Maida 500', 'maida ५००'],
  ['दूध', ' दूध '],
];
const alike = [
  ['Potato, Agra', 'Agra Potatoes', 'POTATO (Agra)', 'potato-agra'],
  ['Farmer’s Rice', "farmer's rice!", 'Farmers Rice'],
  ['Strawberries', 'Strawberry'],
  ['Radish', 'Radishes'],
];
const apart = ['Potato, Agra', 'Potato', 'Sweet Potato, Agra', 'मीन', 'मान', 'Glass', 'Gla', '!', '?', '👍'];

test.each(same)('%s is the same name as %s', (...names) => {
  expect(names.filter((name) => !isSameName(name, names[0] ?? ''))).toEqual([]);
  expect(new Set(names.map((name) => productKey({ name, unit: '1 kg' }))).size).toBe(1);
});

test.each(alike)('%s is another name than %s, and much like it', (...names) => {
  expect(new Set(names.map(productNameKey)).size).toBe(1);
  expect(new Set(names.map((name) => productKey({ name, unit: '1 kg' }))).size).toBe(names.length);
});

test('other names have other keys', () => {
  expect(new Set(apart.map(productNameKey)).size).toBe(apart.length);
});

test('only what has the same quantity may be the same product', () => {
  const key = likeKey({ name: 'Potato, Agra', unit: '1 kg' });
  expect(likeKey({ name: 'Agra Potatoes', unit: '1000 g' })).toBe(key);
  expect(likeKey({ name: 'Agra Potatoes', unit: '500 g' })).not.toBe(key);
});

test('the same name in another unit is another product', () => {
  const keys = ['1 kg', '1000 g', '500 g'].map((unit) => productKey({ name: 'Okra', unit }));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('the key of any name can be stored, and is read back as it is', () => {
  const keySchema = requiredTextSchema(mostNameLength);
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 150 });
  fc.assert(
    fc.property(names, (text) => {
      const name = v.safeParse(requiredTextSchema(1000), text);
      fc.pre(name.success);
      const key = productNameKey(String(name.output));
      expect(v.parse(keySchema, key)).toBe(key);
    }),
  );
});
