import type { ImportedFields, ImportedLists } from '@basket/domain';
import { decideLists, importedId, noLists } from './product-lists.decision';

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
  const lists = decideLists(of, fields);
  return lists.ok ? lists.value : lists.refusal.code;
};

test('what a row does not name, and what it says as it is, stays', () => {
  expect(decided({ pricePaise: 20_00 })).toEqual(before);
  const { options, ...others } = before;
  const said = options.map(({ optionId: _id, ...option }) => option);
  expect(decided({ ...others, options: said })).toEqual(before);
});

test('options keep their ids in another order and at another price; a new one gets an id that follows from its name', () => {
  const fields = { options: [size('2 kg', 80_00), size('1 kg', 45_50)] };
  const added = { optionId: importedId('Size\n2 kg'), ...size('2 kg', 80_00) };
  expect(decided(fields)).toMatchObject({
    options: [added, { optionId: 'full', ...size('1 kg', 45_50) }],
  });
  expect(decided(fields, noLists)).toMatchObject({ options: [added, {}] });
});

test('a new option does not get the id of one that was renamed, which carts still hold', () => {
  const renamed = { optionId: importedId('Size\n2 kg'), ...size('1.8 kg', 80_00) };
  const lists = decideLists({ ...before, options: [renamed] }, { options: [size('2 kg', 90_00)] });
  const [option] = lists.ok ? lists.value.options : [];
  expect(option).toMatchObject(size('2 kg', 90_00));
  expect(option?.optionId).not.toBe(renamed.optionId);
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
