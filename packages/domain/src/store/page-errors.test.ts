import * as v from 'valibot';
import {
  pageErrorReportSchema,
  pageKindOf,
  placesIn,
  releaseNameOf,
  withoutPersonalData,
} from './page-errors';

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

const frame = (index: number) => `    at f${index} (https://shop.example/js/${index}.89abcdef.js:1:${index})`;

test.each([
  [`TypeError: x\n${frame(1)}\n${frame(2)}`, '1.89abcdef.js:1:1 2.89abcdef.js:1:2'],
  [
    'f@https://shop.example/js/main.89abcdef.js:1:23\n@http://localhost:5001/remoteEntry.js?retry=1:4:5',
    'main.89abcdef.js:1:23 remoteEntry.js:4:5',
  ],
  [
    Array.from({ length: 9 }, (_, index) => frame(index)).join('\n'),
    [0, 1, 2, 3, 4].map((index) => `${index}.89abcdef.js:1:${index}`).join(' '),
  ],
  ['at <anonymous>:1:2\nat asha@example.com', ''],
  [`at https://x/${'a'.repeat(200)}.js:1:2`, `${'a'.repeat(60)}.js:1:2`],
  ['', ''],
])('threat-log-leak: of the trace %j its places are told: %j', (trace, told) => {
  expect(placesIn(trace)).toBe(told);
});

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/home/order-history', '/home/order-history'],
  ['/home/orders/Kj3nXo19PqLm2ZzYtRw8', '/home/orders/#'],
  ['/admin/customers/98450%2012345', '/admin/customers/#'],
  ['/admin/customers/asha@example.com/', '/admin/customers/#/'],
  ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f'],
])('threat-log-leak: the page at %s is told as %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});

test('a report is taken as pages tell it, at the greatest length too, and not with a trace or page that none tells', () => {
  const facts = { area: 'mf_shop', version: '1.0.0', release: '89abcdef', message: 'x' };
  const isTaken = (more: object) => v.is(pageErrorReportSchema, { errors: [{ ...facts, ...more }] });
  const long = `${'a'.repeat(60)}.js:123456:1234567`;
  expect(isTaken({})).toBe(true);
  expect(isTaken({ stack: placesIn(Array(9).fill(long).join('\n')) })).toBe(true);
  expect(isTaken({ stack: Array(6).fill(long).join(' ') })).toBe(false);
  expect(isTaken({ stack: 'Asha Rao' })).toBe(false);
  for (const path of ['/', '/home/orders/Kj3nXo19PqLm2ZzYtRw8', '/a/b/c/d/e/f/g/h', '/home//x/'])
    expect(isTaken({ page: pageKindOf(path) })).toBe(true);
  expect(isTaken({ page: '/home/orders/Kj3nXo19PqLm2ZzYtRw8' })).toBe(false);
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
