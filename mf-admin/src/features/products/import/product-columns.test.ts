import { fieldsOf, importedFieldsSchema, productImagePath, type Product } from '@basket/domain';
import { aCategory, aProduct } from '@basket/domain/testing';
import { exportMark } from './export-mark';
import { productColumns } from './product-columns';
import { readSheet } from './read-sheet';

const categories = [
  { id: 'veg', ...aCategory({ name: 'Fruits & Vegetables' }) },
  { id: 'dairy', ...aCategory({ name: 'Dairy' }) },
];
const shop = { categories };
const exportedAt = 1_795_000_000_000;
const pictureUrl = (productId: string, imageId: string): string =>
  `https://pictures.example/o/${encodeURIComponent(productImagePath(productId, imageId, 'detail'))}?alt=media`;
const headers = productColumns.map(({ header }) => header);
const rowOf = (product: Product, id = 'okra'): string[] =>
  productColumns.map(({ cell }) => cell({ id, ...product }, { ...shop, exportedAt, pictureUrl }));
const sheetOf = (cells: Readonly<Record<string, string>>) =>
  readSheet([Object.keys(cells), Object.values(cells)], shop);
/** Empty cells: each takes its text away. */
const noHindi = { name: null, unit: null, keywords: null, description: null, longDescription: null };
const problemIn = (cells: Readonly<Record<string, string>>) =>
  sheetOf({ ID: 'okra', ...cells }).problems.map(({ row, column, why }) => `${row} ${column}: ${why}`);

test.each([
  {
    desc: 'all',
    product: aProduct({
      categoryId: 'veg',
      isFeatured: true,
      keywords: 'aloo, batata',
      subcategory: 'Roots',
      brand: 'Kolar Farms',
      foodMark: 'veg',
      description: 'Two\nlines, "fresh"',
      texts: { hi: { name: 'भिंडी', longDescription: 'ताज़ी\nहरी' } },
      options: [
        { optionId: 'half', group: 'Size', value: '500 g', adjustmentPaise: 0 },
        { optionId: 'full', group: 'Size', value: '1 kg', adjustmentPaise: -45_50 },
      ],
      specifications: [{ name: 'Origin', value: 'Agra | Kolar' }],
      images: [
        { imageId: 'side', isPrimary: false },
        { imageId: 'main', isPrimary: true },
      ],
      relatedProductIds: ['deleted', 'rice'],
    }),
  },
  {
    desc: 'no MRP, category, stock or picture',
    product: aProduct({ categoryId: null, originalPricePaise: 24_00, stockQuantity: 0, images: [] }),
  },
])('an exported product with $desc is read back as it is (rule: products-exported)', ({ product }) => {
  const { name, pricePaise, originalPricePaise, stockQuantity, updatedAt } = product;
  const { images, ...fields } = fieldsOf(importedFieldsSchema, product);
  const { rows, problems } = readSheet([headers, rowOf(product)], shop);
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    {
      row: 2,
      name,
      request: {
        productId: 'okra',
        fields: {
          ...fields,
          ...(product.images.length > 0 && { images }),
          // The product knows the ids.
          options: product.options.map(({ optionId: _id, ...option }) => option),
          originalPricePaise: originalPricePaise === pricePaise ? null : originalPricePaise,
          texts: { hi: { ...noHindi, ...product.texts['hi'] } },
        },
        stockQuantity,
        exported: { exportedAt, updatedAt, stockQuantity },
      },
    },
  ]);
});

test('every field that an import can set has its column', () => {
  const [row] = readSheet([headers, rowOf(aProduct({ categoryId: 'veg' }))], shop).rows;
  expect(Object.keys(row?.request.fields ?? {}).sort()).toEqual(
    Object.keys(importedFieldsSchema.entries).sort(),
  );
});

test.each([
  [{ Name: ' ' }, '2 Name: Please fill in the name'],
  [{ Name: 'x'.repeat(121) }, '2 Name: Please shorten the name'],
  [{ Category: 'Toys' }, '2 Category: There is no category “Toys”. Add it first.'],
  [{ Price: '' }, '2 Price: Please fill in the price'],
  [{ Price: '12,34' }, '2 Price: “12,34” is not an amount from 0.01 to 10,00,000 rupees, such as 24.50'],
  [{ Price: '0' }, '2 Price: “0” is not an amount from 0.01 to 10,00,000 rupees, such as 24.50'],
  [{ MRP: 'free' }, '2 MRP: “free” is not an amount from 0.01 to 10,00,000 rupees, such as 24.50'],
  [{ Stock: '1.5' }, '2 Stock: “1.5” is not a whole number of units from 0 to 10,00,000'],
  [{ Stock: '1000001' }, '2 Stock: “1000001” is not a whole number of units from 0 to 10,00,000'],
  [{ 'Food mark': 'vegan' }, '2 Food mark: “vegan” is neither veg nor non-veg'],
  [{ Active: 'maybe' }, '2 Active: “maybe” is neither yes nor no'],
  [{ 'Also searched as': 'x'.repeat(201) }, '2 Also searched as: Please shorten the keywords'],
  [{ 'unit:hi': 'x'.repeat(31) }, '2 unit:hi: Please shorten the unit'],
  [{ Options: '1 kg' }, '2 Options: “1 kg” is not an option, such as Size: 500 g or Size: 1 kg (+45.50)'],
  [
    { Options: 'Size: 1 kg (+1000001)' },
    '2 Options: A text has invisible characters, or an amount is above 10,00,000 rupees',
  ],
  [{ Options: `Size: ${'x'.repeat(61)}` }, '2 Options: Please shorten the list, or a text in it'],
  [
    { Specifications: Array.from({ length: 41 }, (_, n) => `A ${n}: x`).join('|') },
    '2 Specifications: Please shorten the list, or a text in it',
  ],
  [
    { 'Related products': 'Fresh okra' },
    '2 Related products: There is no product “Fresh okra”. Add it first.',
  ],
  [{ ID: 'a/b' }, '2 ID: “a/b” is not an ID: letters, digits, - and _, beginning with a letter or digit'],
  [{ Exported: '23-11-2026' }, '2 Exported: This cell was changed. Leave it as it was exported, or empty.'],
])('%j is left out with its row, column and reason (rule: products-imported)', (cells, problem) => {
  expect(problemIn(cells)).toEqual([problem]);
});

test.each(['Active', 'Featured', 'Images', 'Unit'])(
  'an empty cell of %s is no problem, and says nothing',
  (column) => {
    expect(problemIn({ [column]: ' ' })).toEqual([]);
    expect(sheetOf({ ID: 'okra', [column]: ' ' }).rows[0]?.request.fields).toEqual({});
  },
);

test('a text in another language is named by its column, and an empty cell takes that one away (rule: product-texts)', () => {
  const { rows } = sheetOf({ ID: 'okra', 'Name:HI': 'भिंडी', 'long description:hi': ' ' });
  expect(rows[0]?.request.fields).toEqual({ texts: { hi: { name: 'भिंडी', longDescription: null } } });
  expect(sheetOf({ ID: 'okra', 'name:xx': 'Okra' }).unknownColumns).toEqual(['name:xx']);
});

test('an empty list is a list without entries, and a column that is not there says nothing', () => {
  const { rows } = sheetOf({ ID: 'okra', Options: '', Specifications: ' ', 'Related products': '' });
  expect(rows[0]?.request.fields).toEqual({ options: [], specifications: [], relatedProductIds: [] });
});

test('an empty cell of a row without an ID says nothing, whatever its column (rule: products-imported)', () => {
  const empty = Object.fromEntries(headers.map((header) => [header, ' ']));
  const { rows, problems } = sheetOf({ ...empty, Name: 'Okra', Unit: '250 g', Price: '24' });
  expect(problems).toEqual([]);
  expect(rows.map(({ request }) => request)).toEqual([
    {
      productId: null,
      fields: { name: 'Okra', unit: '250 g', pricePaise: 24_00 },
      stockQuantity: null,
      exported: null,
    },
  ]);
});

test('a row without an export, or without a column, says nothing of it', () => {
  expect(sheetOf({ ID: 'okra', Price: '₹ 1,234.5', Exported: '' }).rows[0]?.request).toEqual({
    productId: 'okra',
    fields: { pricePaise: 1_234_50 },
    stockQuantity: null,
    exported: null,
  });
  expect(sheetOf({ name: 'Okra', UNIT: '250 g', ' category ': ' DAIRY' }).rows[0]?.request.fields).toEqual({
    name: 'Okra',
    unit: '250 g',
    categoryId: 'dairy',
  });
});

test('a row needs no unit: without one it is a piece (rule: unit-optional)', () => {
  const { rows, problems } = readSheet(
    [
      ['Name', 'Price', 'Unit'],
      ['Broom', '90', ''],
      ['broom', '95', '1 piece'],
      ['Broom', '99', '2 pcs'],
    ],
    shop,
  );
  expect(rows.map(({ request }) => request.fields)).toEqual([
    { name: 'Broom', pricePaise: 90_00 },
    { name: 'Broom', pricePaise: 99_00, unit: '2 pcs' },
  ]);
  expect(problems.map(({ row, why }) => [row, why])).toEqual([[3, 'Row 2 is the same product already.']]);
  expect(sheetOf({ Name: 'Broom', Price: '90' }).rows).toHaveLength(1);
});

test('figures are read as a spreadsheet, or somebody with another keyboard, writes them', () => {
  const { rows, problems } = sheetOf({
    ...{ Name: 'दूध', Unit: '५०० ml', Price: '₹ २८.५०' },
    ...{ MRP: '೩೦', Stock: '12.00', Active: '१' },
  });
  expect(problems).toEqual([]);
  expect(rows[0]?.request).toMatchObject({
    fields: { name: 'दूध', unit: '५०० ml', pricePaise: 28_50, originalPricePaise: 30_00, isActive: true },
    stockQuantity: 12,
  });
});

test('rows have the numbers of the spreadsheet, and one product is imported from one row', () => {
  const { rows, problems, unknownColumns } = readSheet(
    [
      ['ID', 'Name', 'Unit', 'Colour'],
      ['okra', 'Okra', '250 g', 'green'],
      ['', '', '', ''],
      ['', 'Rice', '1 kg'],
      ['okra', 'Okra', '500 g'],
      ['', ' rice', '1  KG'],
      ['', 'Rice', '1000 gms.'],
      ['', 'Rice', '500 g'],
      ['', 'Banana, Robusta', '6 pcs'],
      ['', 'banana,robusta', '6 pc'],
    ],
    shop,
  );
  expect(rows.map(({ row }) => row)).toEqual([2, 4, 8, 9]);
  expect(problems.map(({ row, why }) => [row, why])).toEqual([
    [5, 'Row 2 is the same product already.'],
    [6, 'Row 4 is the same product already.'],
    [7, 'Row 4 is the same product already.'],
    [10, 'Row 9 is the same product already.'],
  ]);
  expect(unknownColumns).toEqual(['Colour']);
});

test('empty rows before the names of the columns count, and a row with a quote too many is named', () => {
  const { rows, problems } = readSheet(
    [['', ' '], [''], ['ID', 'Price'], ['okra', '24'], null, ['rice', '90']],
    shop,
  );
  expect(rows.map(({ row }) => row)).toEqual([4, 6]);
  expect(problems).toEqual([
    { row: 5, name: '', column: '', why: 'This row has a quote too many or too few.' },
  ]);
});

test.each([
  ['nothing', [[]], /first row must name the columns/],
  [
    'other columns',
    [
      ['Item', 'Cost'],
      ['Okra', '24'],
    ],
    /first row must name the columns/,
  ],
  ['no rows', [['ID', 'Price']], /no products below the names of its columns/],
  ['a quote too many in them', [[''], null, ['okra', '24']], /Row 2 must name the columns, and has a quote/],
  [
    'a column twice',
    [
      ['ID', 'Price', 'price'],
      ['okra', '1', '2'],
    ],
    /two columns “Price”/,
  ],
  [
    'too many rows',
    [['ID'], ...Array.from({ length: 10_001 }, (_, n) => [`p${n}`])],
    /10,001 rows. Import up to 10,000/,
  ],
])('a file with %s is refused in words', (_desc, cells, words) => {
  expect(() => readSheet(cells, shop)).toThrow(words);
});

test('the mark of an export is one word that begins with a letter', () => {
  expect(exportMark({ exportedAt, updatedAt: exportedAt - 5, stockQuantity: 100 })).toMatch(
    /^x(-[0-9a-z]+){3}$/,
  );
});
