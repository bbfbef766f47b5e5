import { products, type ImportedRow, type Product } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument } from '../testing/harness';
import { importProductsOperation } from './import-products.callable';

const size = (value: string, adjustmentPaise: number) => ({ group: 'Size', value, adjustmentPaise });
const [main, side] = [
  { imageId: 'main', isPrimary: true },
  { imageId: 'side', isPrimary: false },
];
const full = { optionId: 'full', ...size('1 kg', 40_00) };
// A related product that was deleted stays in the list, and in the file.
const lists = { options: [full], specifications: [], images: [main, side], relatedProductIds: ['deleted'] };

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...productDocument('okra', { ...lists, stockQuantity: 20 }),
  ...productDocument('rice'),
}));

/** A row of an export in which somebody has edited something. */
const edited = (fields: ImportedRow['fields']): ImportedRow => ({
  productId: 'okra',
  fields,
  stockQuantity: 20,
  exported: { exportedAt: someInstant + 1, updatedAt: someInstant, stockQuantity: 20 },
});
const tea: ImportedRow = {
  productId: 'tea',
  fields: { name: 'Tea', unit: '250 g', pricePaise: 80_00 },
  stockQuantity: null,
  exported: null,
};
/** @param fileIds what the file makes itself */
const send = (rows: ImportedRow[], fileIds: string[] = []) =>
  harness.run(importProductsOperation, 'admin1', { isCheck: false, reason: 'Counted', rows, fileIds });
const outcomes = async (sent: ReturnType<typeof send>) =>
  (await sent).results.map(({ outcome, refusal }) => refusal?.code ?? outcome);
const okra = () => harness.read<Product>(products.path('okra'));

test('lists are set as the row says, options keep their ids, and what is so already is not written again (rule: products-imported)', async () => {
  const fields = {
    options: [size('2 kg', 80_00), size('1 kg', 45_50)],
    specifications: [{ name: 'Origin', value: 'Nashik' }],
    images: [side, main],
    relatedProductIds: ['deleted', 'rice', 'tea'],
  };
  const rows = [edited(fields), tea];
  const { results } = await send(rows, ['tea']);
  expect(results[0]).toMatchObject({ outcome: 'changed', listsBefore: lists });
  expect(results[0]?.changes.map(({ field }) => field).sort()).toEqual(Object.keys(fields).sort());
  const written = await okra();
  expect(written).toMatchObject({
    ...fields,
    options: [
      { ...size('2 kg', 80_00), optionId: expect.stringMatching(/^import-/) },
      { ...full, adjustmentPaise: 45_50 },
    ],
  });
  harness.setNow(someInstant + 60_000);
  expect(await outcomes(send(rows, ['tea']))).toEqual(['same', 'same']);
  expect(await okra()).toEqual(written);
  expect(harness.logged.at(-1)).toMatchObject({ writes: 0 });
});

test('an export that nobody changed changes no list', async () => {
  const { options, ...others } = lists;
  const said = options.map(({ optionId: _id, ...option }) => option);
  expect(await outcomes(send([edited({ ...others, options: said })]))).toEqual(['same']);
});

test.each<[string, ImportedRow['fields']]>([
  ['ambiguous_product', { options: [size('1 kg', 0), size('1 kg', 5_00)] }],
  ['ambiguous_product', { images: [main, main] }],
  ['unknown_picture', { images: [main, { imageId: 'of-another', isPrimary: false }] }],
  ['unknown_related', { relatedProductIds: ['saffron'] }],
  ['unknown_related', { relatedProductIds: ['rice', 'tea'] }],
])('a row is left out as %s for %j', async (code, fields) => {
  const before = await okra();
  expect(await outcomes(send([edited({ ...fields, pricePaise: 1_00 })]))).toEqual([code]);
  expect(await okra()).toEqual(before);
});
