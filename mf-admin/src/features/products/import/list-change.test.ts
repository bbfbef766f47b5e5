import type { ImportedLists } from '@basket/domain';
import { isList, listChange } from './list-change';

const size = (value: string, adjustmentPaise = 0) => ({ group: 'Size', value, adjustmentPaise });
const [main, side, back] = [
  { imageId: 'main', isPrimary: true },
  { imageId: 'side', isPrimary: false },
  { imageId: 'back', isPrimary: false },
];
const before: ImportedLists = {
  options: [
    { optionId: 'half', ...size('500 g') },
    { optionId: 'full', ...size('1 kg', 40_00) },
  ],
  specifications: [],
  images: [main, side, back],
  relatedProductIds: ['okra', 'gone'],
};
const shop = { categories: [], products: [{ id: 'okra', name: 'Okra' }] };

interface Case {
  readonly field: keyof ImportedLists;
  readonly now: Partial<Parameters<typeof listChange>[2]>;
  readonly change: readonly [string, string];
}
const cases: readonly Case[] = [
  {
    field: 'options',
    now: { options: [size('500 g'), size('1 kg', 45_50)] },
    change: ['…; Size: 1 kg (+40.00)', '…; Size: 1 kg (+45.50)'],
  },
  {
    field: 'options',
    now: { options: [size('1 kg', 40_00), size('500 g')] },
    change: ['in another order', 'Size: 1 kg (+40.00); Size: 500 g'],
  },
  {
    field: 'specifications',
    now: { specifications: [{ name: 'Origin', value: 'Nashik' }] },
    change: ['nothing', 'Origin: Nashik'],
  },
  { field: 'images', now: { images: [main, back] }, change: ['…; picture 2', '…'] },
  {
    field: 'images',
    now: { images: [back, side, main] },
    change: ['in another order', 'picture 3; picture 2; picture 1 (primary)'],
  },
  { field: 'relatedProductIds', now: { relatedProductIds: [] }, change: ['Okra; gone', 'nothing'] },
];
test.each(cases)('$field that change from $change.0 say so, and to $change.1', ({ field, now, change }) => {
  const [were, are] = change;
  expect(listChange(field, before, { ...before, ...now }, shop)).toEqual({ before: were, after: are });
});

test('only the lists of a file are lists', () => {
  expect(['options', 'images', 'name', 'toString'].filter(isList)).toEqual(['options', 'images']);
});
