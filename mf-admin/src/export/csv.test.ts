import { csvOf } from './csv';

test('quotes what would end a cell or a row', () => {
  expect(csvOf([['a', 'b,c', 'say "hi"'], ['two\nlines']])).toBe(
    '\ufeffa,"b,c","say ""hi"""\r\n"two\nlines"\r\n',
  );
});

test.each(['=1+1', '+91 98450', '-5+5', '-A1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("x")'])(
  '%j is text to a spreadsheet, not a formula (rule: no-formulas)',
  (text) => {
    const [cell = ''] = csvOf([[text]])
      .slice(1)
      .split('\r\n')
      .slice(0, 1);
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test.each(['50.00', '-0.40', '-50', 'BE2611204821', 'Delivery = done', 'imran@basket.example', ''])(
  '%j stays as it is',
  (text) => {
    expect(csvOf([[text]])).toBe(`\ufeff${text}\r\n`);
  },
);
