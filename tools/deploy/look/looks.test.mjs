import { describe, expect, test } from '@jest/globals';
import { judge, looksOf } from './looks.mjs';

const shop = 'https://shop.example';
const remote = (/** @type {string} */ name, /** @type {string} */ mount) => ({
  ...{ name, mount, entry: `https://${name}.example/remoteEntry.1f.js`, version: '1.0.0' },
  ...{ role: null, area: name, integrity: null, rendering: null },
});
const manifest = { remotes: [remote('mf_shop', '/home'), remote('mf_admin', '/admin')] };
const rendered = ['/home', '/home/products', '/home/products/*'];
const files = new Map([
  ['mf_shop', []],
  ['mf_admin', ['css/7.1f.css', 'js/7.1f.js', 'js/7.1f.js.LICENSE.txt', 'remoteEntry.js', 'server/a.cjs']],
]);

test('every area begins, as a whole, and every rendered page is opened, for customers too', () => {
  const looks = looksOf(manifest, { rendered, product: 'a b', files });
  expect(looks.pages.map(({ address, isRendered }) => [address, isRendered])).toEqual([
    ['/home', true],
    ['/admin', false],
    ['/home/products', true],
    // Visitors are told nothing of a product.
    ['/home/products/a%20b', false],
  ]);
  expect(looks.forCustomers).toEqual(['/home', '/home/products', '/home/products/a%20b']);
  expect(looks.pages.map((look) => look.remote?.name)).toEqual(['mf_shop', 'mf_admin', undefined, undefined]);
  expect(looks.pages[1]?.remote).toEqual({
    name: 'mf_admin',
    entry: 'https://mf_admin.example/remoteEntry.1f.js',
    scripts: ['js/7.1f.js'],
  });
});

test('a remote that only a later commit knows is left to that one', () => {
  const later = { remotes: [...manifest.remotes, remote('mf_stock', '/stock')] };
  const shopOf = { rendered, product: null, files };
  expect(looksOf(later, shopOf)).toEqual(looksOf(manifest, shopOf));
});

test('a shop without goods has no rendered page, and all its areas', () => {
  const looks = looksOf(manifest, { rendered, product: null, files });
  expect(looks.pages.map(({ address, isRendered }) => [address, isRendered])).toEqual([
    ['/home', false],
    ['/admin', false],
  ]);
  expect(looks.forCustomers).toEqual([]);
});

const look = { address: '/home', isRendered: true, remote: null };
const good = {
  ...{ title: 'Groceries', isError: false, isRendered: true, isTakenOver: true, ms: 900 },
  ...{ thrown: [], logged: [], failed: [], ofRemote: [] },
};
const origins = [shop, 'https://mf_shop.example'];

describe('a page fails by', () => {
  test.each([
    ['nothing', {}, []],
    [
      'an empty page',
      { title: null, isTakenOver: false, isRendered: false },
      ['/home shows nothing within 10 s', '/home comes without its content: the server did not render it'],
    ],
    [
      "an area's error",
      { title: 'The shop could not be loaded', isError: true },
      ['/home shows “The shop could not be loaded”'],
    ],
    [
      "the browser's page in place of a rendered one",
      { isRendered: false, isTakenOver: false },
      ['/home comes without its content: the server did not render it'],
    ],
    [
      'a page that nothing takes over',
      { isTakenOver: false },
      ['/home is not taken over by the browser within 10 s'],
    ],
    ['a slow page', { ms: 10_400 }, ['/home takes 10.4 s']],
    ['a page that is just in time', { ms: 10_000 }, []],
    [
      'an error that nobody catches, told once',
      { thrown: ['Error: broken\n    at a\n    at b', 'Error: broken\n    at a\n    at b'] },
      ['/home throws: Error: broken at a at b'],
    ],
    [
      "an error in the console of the shop's own code",
      { logged: [{ text: 'Refused to load the script', url: `${shop}/home` }] },
      ['/home logs: Refused to load the script'],
    ],
    [
      'an error in the console that names no place',
      { logged: [{ text: 'broken', url: '' }] },
      ['/home logs: broken'],
    ],
    [
      'what others log, or a browser about a request, or App Check about a robot',
      {
        thrown: ['FirebaseError: AppCheck: ReCAPTCHA error. (appCheck/recaptcha-error).'],
        logged: [
          { text: 'broken', url: 'https://www.google.com/recaptcha/api.js' },
          { text: 'Failed to load resource: 404', url: `${shop}/a.js` },
          { text: '@firebase/app-check: no token', url: `${shop}/js/vendor.js` },
        ],
      },
      [],
    ],
    [
      'a file that is gone',
      { failed: [{ url: 'https://mf_shop.example/js/7.js', why: '404' }] },
      ['/home lacks https://mf_shop.example/js/7.js (404)'],
    ],
    [
      'data that do not come, and files of others',
      {
        failed: [
          { url: `${shop}/api/catalogue`, why: '404' },
          { url: 'https://pictures.example/a.webp', why: 'net::ERR_FAILED' },
          { url: 'data:', why: 'net::ERR_FAILED' },
        ],
      },
      [],
    ],
    [
      'a remote that is not whole',
      { ofRemote: ['mf_shop cannot load js/7.js'] },
      ['/home mf_shop cannot load js/7.js'],
    ],
  ])('%s', (_desc, seen, problems) => {
    expect(judge(look, { ...good, ...seen }, origins)).toEqual(problems);
  });

  test('a page that browsers render is neither rendered nor taken over', () => {
    const seen = { ...good, isRendered: false, isTakenOver: false };
    expect(judge({ ...look, isRendered: false }, seen, origins)).toEqual([]);
  });
});
