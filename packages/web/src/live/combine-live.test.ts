import { combineLive, type Live } from './live';

const ready = <T>(data: T, isFromCache = false): Live<T> => ({ status: 'ready', data, isFromCache });
const loading: Live<string> = { status: 'loading' };
const missing: Live<string> = { status: 'missing' };
const failed: Live<string> = { status: 'error', code: 'unavailable', message: 'No', retry: () => undefined };

test('returns the data of all parts by name once they are ready', () => {
  expect(combineLive({ a: ready('A'), b: ready(2) })).toEqual(ready({ a: 'A', b: 2 }));
});

test.each([
  { desc: 'an error before anything else', parts: { a: loading, b: missing, c: failed }, is: failed },
  { desc: 'loading while a part loads', parts: { a: ready('A'), b: loading }, is: loading },
  { desc: 'missing without a document', parts: { a: missing, b: ready('B') }, is: missing },
  {
    desc: 'from the cache when a part is',
    parts: { a: ready('A', true), b: ready('B') },
    is: ready({ a: 'A', b: 'B' }, true),
  },
])('$desc', ({ parts, is }) => {
  expect(combineLive<Readonly<Record<string, Live<string>>>>(parts)).toEqual(is);
});
