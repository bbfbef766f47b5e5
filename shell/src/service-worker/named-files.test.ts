import {
  buildOfEntry,
  filesOfBuild,
  filesOfDocument,
  languageOfReader,
  readerAt,
  readRenderedPage,
  readerOfCookie,
  type BuildFiles,
} from './named-files';

const address = 'https://shop.example/home';
const rendered = `<!doctype html><html data-view="customer" data-build="a1.b2" lang=en-IN><head>
<link rel=icon href=/favicon.svg><style data-href="/css/main.1.css">.a{}</style></head><body><div id="root"></div>
<script>inline()</script><script type="application/json" id="first-view">{}</script>
<script defer fetchpriority="low" src="/js/main.0123abcd.js"></script>
<link rel="preload" as="script" crossorigin href="https://remote.example/remoteEntry.js" integrity="sha384-x">`;

test('a rendered page says whom it is for, which builds made it and which files it needs', () => {
  expect(readRenderedPage(rendered, address)).toEqual({
    reader: 'customer',
    build: 'a1.b2',
    files: [
      { url: 'https://shop.example/js/main.0123abcd.js', integrity: '' },
      { url: 'https://remote.example/remoteEntry.js', integrity: 'sha384-x' },
    ],
  });
});

test.each([
  ['data-view="customer" data-reader="c-hi"', 'customer-hi'],
  ['data-view="customer" data-reader="c"', 'customer'],
  ['data-view="visitor" data-reader="-hi"', 'visitor-hi'],
  ['data-view="visitor" data-reader=""', 'visitor'],
  ['data-view="visitor"', 'visitor'],
])('threat-kept-page: a page with %s is for %s', (attributes, reader) =>
  expect(readRenderedPage(rendered.replace('data-view="customer"', attributes), address)?.reader).toBe(
    reader,
  ),
);

test.each([
  { desc: 'a page for a reader who has none', html: rendered.replace(' lang', ' data-reader="s-hi" lang') },
  { desc: 'index.html', html: '<!doctype html><html lang=en><body>' },
  { desc: 'a page for nobody', html: rendered.replace('customer', 'none') },
  { desc: 'a page of no build', html: rendered.replace('data-build', 'data-x') },
])('$desc is no rendered page', ({ html }) => expect(readRenderedPage(html, address)).toBeNull());

test('index.html needs its scripts and style sheets, quoted or not', () => {
  const html =
    '<link rel=preload as=fetch href=/remotes.json crossorigin><link rel=icon href=/favicon.svg>' +
    '<script defer src=/js/main.0123abcd.js></script><link href="/css/main.0123abcd.css" rel="stylesheet">';
  expect(filesOfDocument(html, address).map(({ url }) => new URL(url).pathname)).toEqual([
    '/js/main.0123abcd.js',
    '/css/main.0123abcd.css',
  ]);
});

test.each([
  [undefined, 'visitor'],
  ['', 'visitor'],
  ['c', 'customer'],
  ['-hi', 'visitor-hi'],
  ['c-hi', 'customer-hi'],
  ...(['s', 's-hi', 'customer', 'customer-hi', 'c-', 'c-hi-hi', 'c-HI', 'hi'] as const).map(
    (value) => [value, null] as const,
  ),
] as const)('threat-kept-page: the cookie %p means the pages of %p', (value, reader) =>
  expect(readerOfCookie(value)).toBe(reader),
);

test.each([
  ['/home', 'customer-hi', 'customer-hi'],
  ['/hi/home', 'customer', 'customer-hi'],
  ['/hi/home/products?category=dairy', 'visitor-hi', 'visitor-hi'],
  ['/hi/home', 'visitor', 'visitor-hi'],
  ['/xx/home', 'visitor', 'visitor'],
  ['/hi/home', null, null],
] as const)('at %s the page for %s is that of %s (rule: language-addresses)', (path, reader, read) =>
  expect(readerAt(`https://shop.example${path}`, reader)).toBe(read),
);

test.each([
  ['visitor', 'en'],
  ['customer', 'en'],
  ['visitor-hi', 'hi'],
  ['customer-hi', 'hi'],
] as const)('the language of %s is %s', (reader, language) =>
  expect(languageOfReader(reader)).toBe(language),
);

const build = {
  build: 'b2',
  files: {
    entries: { mf_shop: ['remoteEntry.js'], './routes': ['js/routes.1.js'] },
    lazy: { 'src/cart': ['js/cart.1.js', 'js/common.1.js'], 'src/orders': ['js/common.1.js'] },
  },
};
const paths = (language: string, modules?: readonly string[], of: BuildFiles = build) =>
  filesOfBuild(of, 'https://remote.example/remoteEntry.js', language, modules).map(
    ({ url }) => new URL(url).pathname,
  );

test('a build has its hashed files once each; of the lazy ones all or those of some modules', () => {
  expect(paths('en')).toEqual(['/js/routes.1.js', '/js/cart.1.js', '/js/common.1.js']);
  expect(paths('en', ['src/orders', 'src/gone'])).toEqual(['/js/routes.1.js', '/js/common.1.js']);
});

test('the texts of a build are those in English and in the language of the reader, of the modules that are wanted', () => {
  const entries = { './routes': ['js/text-en-1.a.js', 'js/routes.1.js'] };
  const lazy = { 'src/cart': ['js/text-en-2.a.js', 'js/cart.1.js'] };
  const inEach = (chunk: number) => ({
    en: `js/text-en-${chunk}.a.js`,
    hi: `js/text-hi-${chunk}.b.js`,
    ta: `js/text-ta-${chunk}.c.js`,
  });
  const texts = { 'js/text-en-1.a.js': inEach(1), 'js/text-en-2.a.js': inEach(2) };
  const of = { build: 'b2', files: { entries, lazy, texts } };
  const english = ['/js/text-en-1.a.js', '/js/routes.1.js', '/js/text-en-2.a.js', '/js/cart.1.js'];
  expect(paths('en', undefined, of)).toEqual(english);
  expect(paths('hi', undefined, of)).toEqual([...english, '/js/text-hi-1.b.js', '/js/text-hi-2.b.js']);
  expect(paths('hi', [], of)).toEqual(['/js/text-en-1.a.js', '/js/routes.1.js', '/js/text-hi-1.b.js']);
  expect(paths('xx', undefined, of)).toEqual(english);
  // A release of before.
  expect(paths('hi')).toEqual(paths('en'));
});

test.each([
  ['https://remote.example/remoteEntry.js', 'https://remote.example/server/build.json'],
  ['https://remote.example/remoteEntry.0a1f.js', 'https://remote.example/server/build.0a1f.json'],
])('the build of %s is at %s', (entry, address) => expect(buildOfEntry(entry)).toBe(address));
