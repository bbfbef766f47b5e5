import { nameOf, readerOf } from './reader';

test.each([
  [undefined, 'visitor', 'en'],
  ['other=1', 'visitor', 'en'],
  ['__session=', 'visitor', 'en'],
  ['__session=c', 'customer', 'en'],
  ['other=1; __session=c-hi', 'customer', 'hi'],
  ['__session=-hi', 'visitor', 'hi'],
  ['__session=c-xx', 'customer', 'en'],
])('the cookies %p are those of a %s who reads %s', (cookies, view, code) => {
  expect(readerOf(cookies)).toMatchObject({ view, language: { code } });
});

test.each(['', 'c', '-hi', 'c-hi'])('a page says by "%s" for whom it is', (name) => {
  const reader = readerOf(`__session=${name}`);
  expect(reader && nameOf(reader)).toBe(name);
});

test.each(['__session=s', '__session=s-hi', '__session=x'])('%s has no rendered pages', (cookies) => {
  expect(readerOf(cookies)).toBeNull();
});
