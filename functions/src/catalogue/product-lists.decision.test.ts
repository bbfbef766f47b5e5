import type { ImportedFields, ImportedLists } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { decideLists, noLists } from './product-lists.decision';

const size = (value: string, adjustmentPaise = 0) => ({ group: 'Size', value, adjustmentPaise });
const [main, side] = [
  { imageId: 'main', isPrimary: true },
  { imageId: 'side', isPrimary: false },
];
const before: ImportedLists = {
  options: [
    { optionId: 'half', ...size('500 g') },
    { optionId: 'full', ...size('1 kg', 40_00) },
  ],
  specifications: [{ name: 'Origin', value: 'Nashik' }],
  images: [main, side],
  relatedProductIds: ['rice'],
};
const decided = (fields: ImportedFields, of = before) => {
  const lists = decideLists(of, fields, someInstant);
  return lists.ok ? lists.value : lists.refusal.code;
};

test('a row changes no list that it does not name, or says as it is', () => {
  expect(decided({ pricePaise: 20_00 })).toEqual(before);
  const { options, ...others } = before;
  const said = options.map(({ optionId: _id, ...option }) => option);
  expect(decided({ ...others, options: said })).toEqual(before);
});

const optionsOf = (fields: ImportedFields, options = before.options, now = someInstant) => {
  const lists = decideLists({ ...before, options }, fields, now);
  return lists.ok ? lists.value.options : [];
};

test('options keep their ids in another order and at another price', () => {
  const said = [size('1 kg', 45_50), size('500 g')];
  expect(optionsOf({ options: said })).toEqual([
    { optionId: 'full', ...size('1 kg', 45_50) },
    { optionId: 'half', ...size('500 g') },
  ]);
});

test('a new option has an id that no option had before, which a cart may still hold', () => {
  const ids = new Set<string>();
  let options = before.options;
  // The same place in the list, twice in the same millisecond, then later.
  for (const [value, now] of [
    ['2 kg', someInstant],
    ['3 kg', someInstant],
    ['4 kg', someInstant + 1],
  ] as const) {
    const kept = options.slice(-1).map(({ optionId: _id, ...option }) => option);
    options = optionsOf({ options: [size(value, 80_00), ...kept] }, options, now);
    ids.add(options[0]?.optionId ?? '');
  }
  expect(ids.size).toBe(3);
  expect([...ids].filter((id) => !/^import-[0-9a-z-]+$/.test(id))).toEqual([]);
});

test('two new options of a new product have two ids', () => {
  const [one, two] = optionsOf({ options: [size('2 kg'), size('3 kg')] }, noLists.options);
  expect(one).toMatchObject(size('2 kg'));
  expect(two?.optionId).not.toBe(one?.optionId);
});

test.each<[string, ImportedFields, string | object]>([
  ['pictures in another order', { images: [side, main] }, { images: [side, main] }],
  ['no pictures', { images: [] }, { images: [] }],
  ['a picture of nobody', { images: [{ imageId: 'other', isPrimary: false }] }, 'unknown_picture'],
  ['a picture twice', { images: [main, main] }, 'ambiguous_product'],
  [
    'two primary pictures',
    { images: ['main', 'side'].map((imageId) => ({ imageId, isPrimary: true })) },
    'ambiguous_product',
  ],
  ['an option twice', { options: [size('1 kg'), size('1 kg', 5_00)] }, 'ambiguous_product'],
  ['a related product twice', { relatedProductIds: ['rice', 'rice'] }, 'ambiguous_product'],
  ['other specifications', { specifications: [] }, { specifications: [] }],
])('a row with %s', (_desc, fields, expected) => {
  const lists = decided(fields);
  if (typeof expected === 'string') expect(lists).toBe(expected);
  else expect(lists).toEqual({ ...before, ...expected });
});
