import fc from 'fast-check';
import {
  optionsCell,
  picturesCell,
  readOptions,
  readPictures,
  readSpecifications,
  specificationsCell,
} from './list-cells';

/** Texts as the shop stores them, with what means something in a cell. */
const storedText = fc.oneof(
  fc
    .string({ unit: fc.constantFrom(...'aé5 |\\:()+-\u2212.;,"'), minLength: 1, maxLength: 12 })
    .map((typed) => typed.trim())
    .filter((text) => text !== ''),
  fc.constantFrom('Box (+2)', 'Box (+2 spoons)', 'Box (-)', '(+5)', 'a\\', '\\|', 'C:\\x', 'a: b', '1 kg'),
);
const paise = fc.oneof(fc.constant(0), fc.integer({ min: -10_00_000_00, max: 10_00_000_00 }));

test('specifications are read back as they were, whatever is in them (rule: products-exported)', () => {
  const stored = fc.array(fc.record({ name: storedText, value: storedText }), { maxLength: 6 });
  fc.assert(
    fc.property(stored, (list) => {
      expect(readSpecifications(specificationsCell(list))).toEqual({ list });
    }),
  );
});

test('options are read back as they were, whatever is in them (rule: products-exported)', () => {
  const stored = fc.uniqueArray(fc.record({ group: storedText, value: storedText, adjustmentPaise: paise }), {
    maxLength: 6,
    selector: ({ group, value }) => `${group}\n${value}`,
  });
  fc.assert(
    fc.property(stored, (list) => {
      expect(readOptions(optionsCell(list))).toEqual({ list });
    }),
  );
});

test.each([
  ['https://pictures.example/o/product-images%2Fokra%2F', '-detail.webp?alt=media'],
  ['product-images/okra/', '-card.webp'],
])('pictures below %s keep their order and their primary one (rule: products-exported)', (before, after) => {
  const list = [
    { imageId: 'side', isPrimary: false },
    { imageId: '3f2a-card', isPrimary: true },
  ];
  expect(readPictures(picturesCell(list, (imageId) => `${before}${imageId}${after}`))).toEqual({ list });
});

test.each([
  { cell: '', list: [] },
  { cell: ' \n | \r\n', list: [] },
  { cell: 'Shelf life:5 days', list: [{ name: 'Shelf life', value: '5 days' }] },
  {
    cell: 'Shelf life: 5 days | Origin: Maharashtra',
    list: [
      { name: 'Shelf life', value: '5 days' },
      { name: 'Origin', value: 'Maharashtra' },
    ],
  },
  { cell: 'Ratio 1\\:2: S \\| M: L', list: [{ name: 'Ratio 1:2', value: 'S | M: L' }] },
])('specifications of $cell are $list', ({ cell, list }) => {
  expect(readSpecifications(cell)).toEqual({ list });
});

test.each([
  { cell: 'Size: 500 g', group: 'Size', value: '500 g', adjustmentPaise: 0 },
  { cell: 'Size: 1 kg (+45.50)', group: 'Size', value: '1 kg', adjustmentPaise: 45_50 },
  { cell: 'Size: 250 g (\u2212₹5)', group: 'Size', value: '250 g', adjustmentPaise: -5_00 },
  { cell: 'Size:20 kg(+ 1,410)', group: 'Size', value: '20 kg', adjustmentPaise: 1410_00 },
  { cell: 'Cut: Whole (with skin)', group: 'Cut', value: 'Whole (with skin)', adjustmentPaise: 0 },
])('$cell is $value for $adjustmentPaise paise more', ({ cell, ...option }) => {
  expect(readOptions(cell)).toEqual({ list: [option] });
});

test.each([
  [readSpecifications, '5 days', '“5 days” is not a specification, such as Shelf life: 5 days'],
  [readSpecifications, 'Origin:', '“Origin:” is not a specification, such as Shelf life: 5 days'],
  [readOptions, '1 kg', '“1 kg” is not an option, such as Size: 500 g or Size: 1 kg (+45.50)'],
  [
    readOptions,
    'Size: 1 kg (+12,34)',
    '“Size: 1 kg (+12,34)” is not an option, such as Size: 500 g or Size: 1 kg (+45.50)',
  ],
  [readOptions, 'Size: 1 kg | Size: 1 kg (+5)', '“Size: 1 kg” is there twice'],
  [
    readPictures,
    'https://supplier.example/okra.jpg',
    '“https://supplier.example/okra.jpg” is no picture of the shop. A file can only keep, sort or leave out pictures that the product has. Add others in its form.',
  ],
  [readPictures, 'product-images/a/x-card.webp | product-images/a/x-detail.webp', '“x” is there twice'],
  [
    readPictures,
    'product-images/a/x-card.webp (primary) | product-images/a/y-card.webp (primary)',
    'Only one picture can be primary',
  ],
])('%p of %j is a problem', (read, cell, problem) => {
  expect(read(cell)).toEqual({ problem });
});
