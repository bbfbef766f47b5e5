import { releaseNameOf, withoutPersonalData } from './page-errors';

test.each([
  [
    'TypeError: Cannot read properties of undefined (reading "name")',
    'TypeError: Cannot read properties of undefined (reading …)',
  ],
  [
    `Unexpected token 'A', "Asha Rao, 98450 12345" is not valid JSON`,
    'Unexpected token …, … is not valid JSON',
  ],
  ['Loading chunk 523 failed.\n(error: https://shop.example/js/523.js)', 'Loading chunk 523 failed.'],
  ['https://shop.example/home/orders/abc?phone=9845012345 answered 404', '(address) answered 404'],
  ['No account asha.rao@example.com', 'No account (e-mail)'],
  ['Call +91 98450 12345 now', 'Call # now'],
  ['Phone (080) 4123-4567', 'Phone #'],
  ['Document Kj3nXo19PqLm2ZzYtRw8 is gone', 'Document # is gone'],
  [`It doesn't start, it's broken`, `It doesn't start, it's broken`],
  [' \n second line', 'second line'],
  ['"only a quotation"', '…'],
  ['', '(no text)'],
])('threat-log-leak: an error report of %j says %j', (text, told) => {
  expect(withoutPersonalData(text)).toBe(told);
});

test('a report is short, however long the error', () => {
  expect(withoutPersonalData('word '.repeat(10_000))).toHaveLength(140);
});

test.each([
  {
    entry: 'https://shop.example/remoteEntry.0123456789abcdef.js',
    integrity: 'sha384-xyz',
    name: '0123456789abcdef',
  },
  { entry: 'http://localhost:5001/remoteEntry.js', integrity: 'sha384-AbCdEfGhIjKl', name: 'AbCdEfGh' },
  { entry: 'http://localhost:5001/remoteEntry.js', integrity: null, name: 'not built' },
])('the release at $entry is $name', ({ name, ...listed }) => {
  expect(releaseNameOf(listed)).toBe(name);
});
