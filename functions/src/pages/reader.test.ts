import { alternatesOf, nameOf, readerOf } from './reader';

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

test.each(['/home/products?category=dairy', '/hi/home/products?category=dairy'])(
  '%s is found in every language (rule: language-addresses)',
  (place) => {
    const at = (path: string, name: string) =>
      `<https://shop.example${path}/home/products?category=dairy>; rel="alternate"; hreflang="${name}"`;
    expect(alternatesOf('https://shop.example', place)).toBe(
      [at('', 'en'), at('/hi', 'hi'), at('', 'x-default')].join(', '),
    );
  },
);

test('an address with signs of a header adds nothing to it', () => {
  const header = alternatesOf('https://shop.example', '/home?a=1>; rel="preload", </x');
  expect(header.match(/<[^>]*>; rel="alternate"; hreflang="[a-z-]+"/g)).toHaveLength(3);
  expect(header).not.toContain('"preload"');
});
