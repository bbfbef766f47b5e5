import { buildOfEntry, filesOfBuild, filesOfDocument, readRenderedPage, viewOfCookie } from './named-files';

const address = 'https://shop.example/home';
const rendered = `<!doctype html><html data-view="customer" data-build="a1.b2" lang=en-IN><head>
<link rel=icon href=/favicon.svg><style data-href="/css/main.1.css">.a{}</style></head><body><div id="root"></div>
<script>inline()</script><script type="application/json" id="first-view">{}</script>
<script defer fetchpriority="low" src="/js/main.0123abcd.js"></script>
<link rel="preload" as="script" crossorigin href="https://remote.example/remoteEntry.js" integrity="sha384-x">`;

test('a rendered page says whom it is for, which builds made it and which files it needs', () => {
  expect(readRenderedPage(rendered, address)).toEqual({
    view: 'customer',
    build: 'a1.b2',
    files: [
      { url: 'https://shop.example/js/main.0123abcd.js', integrity: '' },
      { url: 'https://remote.example/remoteEntry.js', integrity: 'sha384-x' },
    ],
  });
});

test.each([
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
  ['s', null],
  ['customer', null],
] as const)('threat-kept-page: the cookie %p means the pages of %p', (value, view) =>
  expect(viewOfCookie(value)).toBe(view),
);

const build = {
  build: 'b2',
  files: {
    entries: { mf_shop: ['remoteEntry.js'], './routes': ['js/routes.1.js'] },
    lazy: { 'src/cart': ['js/cart.1.js', 'js/common.1.js'], 'src/orders': ['js/common.1.js'] },
  },
};
const paths = (modules?: readonly string[]) =>
  filesOfBuild(build, 'https://remote.example/remoteEntry.js', modules).map(
    ({ url }) => new URL(url).pathname,
  );

test('a build has its hashed files once each; of the lazy ones all or those of some modules', () => {
  expect(paths()).toEqual(['/js/routes.1.js', '/js/cart.1.js', '/js/common.1.js']);
  expect(paths(['src/orders', 'src/gone'])).toEqual(['/js/routes.1.js', '/js/common.1.js']);
});

test.each([
  ['https://remote.example/remoteEntry.js', 'https://remote.example/server/build.json'],
  ['https://remote.example/remoteEntry.0a1f.js', 'https://remote.example/server/build.0a1f.json'],
])('the build of %s is at %s', (entry, address) => expect(buildOfEntry(entry)).toBe(address));
