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
  ['a bar', 'sep=|\nName|Unit, as sold\nOkra|250 g'],
  ['a comma, though there are more semicolons', 'SEP=,\r\nName,"Unit; a; b"\r\nOkra,250 g'],
  ['a tab', 'sep=\t\nName\tUnit, a, b\nOkra\t250 g'],
  ['a semicolon, in quotes', '"sep=;"\nName;Unit\nOkra;250 g'],
])('a first line names the separator, and is no row: %s', async (_name, text) => {
  const read = await rows(text);
  expect(read.map((row) => row?.length)).toEqual([2, 2]);
  expect(read[1]).toEqual(['Okra', '250 g']);
});

test('empty rows before the names of the columns neither hide the separator nor lose their places', async () => {
  expect(await rows(',,\n\nName;Price\nOkra;24,50')).toEqual([
    [',,'],
    [''],
    ['Name', 'Price'],
    ['Okra', '24,50'],
  ]);
});

// With what is read of the line; null for a quote too many or too few.
test.each([
  ['an inch mark', 'Cake tin 8",1 pc', [['Cake tin 8"', '1 pc']]],
  ['quotes within a cell', 'The "best" rice,1 kg', [['The "best" rice', '1 kg']]],
  ['a doubled quote', '"Cake tin 8""","1 pc"', [['Cake tin 8"', '1 pc']]],
  ['a blank behind a quote', '"Rice, Sona" ,1 kg', [['Rice, Sona', '1 kg']]],
  ['a line break within quotes', '"Rice\nSona",1 kg', [['Rice\nSona', '1 kg']]],
  ['text behind the closing quote', '"The "best" rice",1 kg', [null]],
  ['a quote that a later row seems to end', '"Rice,1 kg', [null]],
  ['an inch mark that is not doubled', '"Cake tin 8"",1 pc', [null]],
  ['two such rows', '"Rice,1 kg\n"Dal" best,1 kg', [null, null]],
])('%s costs no other row', async (_name, line, read) => {
  const around = (row: string) => `Name,Unit\nOkra,250 g\n${row}\n"Potato, Agra",1 kg\n`;
  expect(await rows(around(line))).toEqual([
    ['Name', 'Unit'],
    ['Okra', '250 g'],
    ...read,
    ['Potato, Agra', '1 kg'],
    [''],
  ]);
});

test('a quote that never ends costs its row alone', async () => {
  expect(await rows('Name,Unit\n"Okra,250 g\nRice,1 kg\nDal,1 kg')).toEqual([
    ['Name', 'Unit'],
    null,
    ['Rice', '1 kg'],
    ['Dal', '1 kg'],
  ]);
});

test('two quotes too many do not make one cell of the rows between them', async () => {
  const text = [
    'Name,Unit,Price,Stock',
    '"Okra,250 g,24,5',
    'Rice,1 kg,90,5',
    'Tin 8",1 pc,245,5',
    'Dal,1 kg,80,5',
  ].join('\n');
  const names = (await rows(text)).map((row) => row?.[0]);
  expect(names).toEqual(['Name', undefined, 'Rice', 'Tin 8"', 'Dal']);
});

test.each([2, 3])('two quotes too many take no rows of a long table of %i columns', async (columns) => {
  const line = (...cells: string[]) => cells.slice(0, columns).join(',');
  const names = Array.from({ length: 200 }, (_, n) => `Rice ${n}`);
  const text = [
    line('Name', 'Unit', 'Price'),
    line('"Okra', '250 g', '24'),
    ...names.map((name) => line(name, '1 kg', '90')),
    line('Tin 8"', '1 pc', '245'),
  ].join('\n');
  expect((await rows(text)).map((row) => row?.[0])).toEqual(['Name', undefined, ...names, 'Tin 8"']);
});

test.each([
  ['a spreadsheet that is not CSV', 'PK\u0003\u0004\0\0', /not a CSV file/],
  ['another encoding', new Uint8Array([0x4e, 0xe9, 0x0a]), /not in UTF-8/],
])('%s is refused in words', async (_name, content, words) => {
  const refused = readCsv(fileOf(content));
  await expect(refused).rejects.toThrow(CsvRefusedError);
  await expect(refused).rejects.toThrow(words);
});

test('a large file is refused before it is read', async () => {
  const file = Object.defineProperty(fileOf('Name'), 'size', { value: 11 * 1024 * 1024 });
  await expect(readCsv(file)).rejects.toThrow('larger than 10 MB');
});
