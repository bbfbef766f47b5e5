import { languagePrefixOf, withoutLanguage } from './language-prefix';
import { languages } from './languages';

test('addresses name every language but English', () => {
  expect(languages.filter(({ code }) => languagePrefixOf(`/${code}`) === '').map(({ code }) => code)).toEqual(
    ['en'],
  );
});

test.each([
  ['/hi/home/cart', '/hi', '/home/cart'],
  ['/hi/home/products?search=milk', '/hi', '/home/products?search=milk'],
  ['/hi', '/hi', '/'],
  ['/hi/', '/hi', '/'],
  ['/home/hi/cart', '', '/home/hi/cart'],
  ['/hindi/home', '', '/hindi/home'],
  ['/hi-IN/home', '', '/hi-IN/home'],
  ['/HI/home', '', '/HI/home'],
  ['/en/home', '', '/en/home'],
  ['/xx/home', '', '/xx/home'],
  ['/', '', '/'],
])('%s names the language "%s" of %s (rule: language-addresses)', (address, prefix, path) => {
  expect(languagePrefixOf(address)).toBe(prefix);
  expect(withoutLanguage(address)).toBe(path);
});
