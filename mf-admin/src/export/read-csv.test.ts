import fc from 'fast-check';
import { csvOf } from './csv';
import { CsvRefusedError, readCsv } from './read-csv';

/** jsdom's files have no `text`. */
const fileOf = (content: string | Uint8Array): File =>
  Object.assign(new File([], 'products.csv'), { text: async () => Buffer.from(content).toString('utf8') });
const rows = (text: string) => readCsv(fileOf(text));

test('an exported table is read back unchanged, also a cell that a spreadsheet would run (rule: no-formulas)', async () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ' ', ',', '"', ';', 'a') }),
  );
  const table = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(table, async (cells) => {
      const exported = csvOf([['A', 'B', 'C'], ...cells]);
      expect((await rows(exported)).slice(1, -1)).toEqual(cells);
    }),
  );
});

test.each([
  ['semicolons', 'Name;Price\nOkra;24,50\n'],
  ['tabs', 'Name\tPrice\nOkra\t24,50\n'],
  ['commas', 'Name,Price\r\nOkra,"24,50"\r\n'],
])('%s separate cells', async (_name, text) => {
  expect((await rows(text)).slice(0, 2)).toEqual([
    ['Name', 'Price'],
    ['Okra', '24,50'],
  ]);
});

test('an empty row keeps its place', async () => {
  expect(await rows('Name\n\nOkra')).toEqual([['Name'], [''], ['Okra']]);
});

test.each([
  ['a spreadsheet that is not CSV', 'PK\u0003\u0004\0\0', /not a CSV file/],
  ['another encoding', new Uint8Array([0x4e, 0xe9, 0x0a]), /not in UTF-8/],
  ['a quote that does not end', 'Name\n"Okra\n', /Row 2 of products.csv has a quote/],
])('%s is refused in words', async (_name, content, words) => {
  const refused = readCsv(fileOf(content));
  await expect(refused).rejects.toThrow(CsvRefusedError);
  await expect(refused).rejects.toThrow(words);
});

test('a large file is refused before it is read', async () => {
  const file = Object.defineProperty(fileOf('Name'), 'size', { value: 11 * 1024 * 1024 });
  await expect(readCsv(file)).rejects.toThrow('larger than 10 MB');
});
