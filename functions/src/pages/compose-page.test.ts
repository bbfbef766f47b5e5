import { createHash } from 'node:crypto';
import { aRollout } from '@basket/domain/testing';
import { bootstrap, headScript, rolloutScript } from './bootstrap';
import { composePage, pagePolicy, type PageParts } from './compose-page';

const index =
  '<!doctype html><html lang=en-IN><head><link rel=preload as=fetch href=/remotes.json crossorigin><title>Basket Express</title>' +
  '<link rel=icon href=/favicon.svg><script defer src=/js/main.1.js></script><link href=/css/main.1.css rel=stylesheet></head>' +
  '<body><div id=root></div><noscript>Please</noscript></body></html>';
const aBuild = (
  entries: Record<string, string[]>,
  css: Record<string, string>,
  texts: PageParts['shell']['texts'] = {},
) => ({
  build: 'b1',
  server: { file: 'server/x.cjs', integrity: 'sha384-x' },
  files: { entries, lazy: { 'mf-shop/src/list': ['js/list.3.js', 'css/list.3.css'] } },
  css,
  texts,
});
const parts: PageParts = {
  index,
  reader: '-hi',
  title: 'Home · Basket Express',
  html: '<link rel="preload" as="image" href="/a.webp"/><p class="shown">Hello</p>',
  data: {
    view: 'visitor',
    language: 'en-IN',
    address: '/home',
    build: 'b1.b2',
    catalogue: { products: [], total: 3 } as unknown as PageParts['data']['catalogue'],
    remotes: { remotes: [{ note: '</script><script>alert(1)</script>' }] },
  },
  shell: aBuild(
    { main: ['js/main.1.js', 'css/main.1.css'] },
    { 'css/main.1.css': '.shown{background:url(../images/a.svg)}/*# sourceMappingURL=x.map*/' },
  ),
  shop: aBuild(
    { mf_shop: ['remoteEntry.js'], './routes': ['js/routes.2.js', 'css/routes.2.css'] },
    { 'css/routes.2.css': '.card{src:url("../fonts/b.woff2")}', 'css/list.3.css': '.list{}' },
  ),
  remote: {
    name: 'mf_shop',
    mount: '/home',
    entry: 'https://shop.example/remoteEntry.js',
    integrity: 'sha384-entry',
    rendering: 'sha384-build',
  },
  module: null,
};

test('the head is that of today, with the styles in it and the scripts at the end', () => {
  const { html } = composePage(parts);
  expect(html).toContain(
    '<html lang="en-IN" data-view="visitor" data-reader="-hi" data-build="b1.b2" data-size="6">',
  );
  expect(html).toContain('<title>Home · Basket Express</title>');
  expect(html).toContain('<style data-href="/css/main.1.css">.shown{background:url(/images/a.svg)}</style>');
  expect(html).toContain(
    '<style data-href="https://shop.example/css/routes.2.css">.card{src:url("https://shop.example/fonts/b.woff2")}',
  );
  expect(html).toContain('<div id="root"><p class="shown">Hello</p></div><script>');
  expect(html).toContain(`<script>${headScript}</script></head>`);
  expect(html).toContain('<script defer fetchpriority="low" src="/js/main.1.js"></script>');
  expect(html).toContain('href="https://shop.example/remoteEntry.js" integrity="sha384-entry">');
  expect(html).not.toMatch(/stylesheet|remotes\.json|list\.3/);
  expect(html.match(/js\/main\.1\.js/g)).toHaveLength(1);
});

test('the texts of its scripts stand in the page before them, and are allowed', () => {
  const english = { shell: 'js/text-en-1.1.js', routes: 'js/text-en-2.2.js', later: 'js/text-en-3.3.js' };
  const withTexts = index.replace('<script', '<script defer src=/js/text-en-1.1.js></script><script');
  const shell = aBuild(
    { main: [english.shell, 'js/main.1.js'] },
    {},
    { [english.shell]: { en: 'a=1', hi: 'a=2' } },
  );
  const shop = aBuild(
    { mf_shop: ['remoteEntry.js'], './routes': [english.routes, 'js/routes.2.js'] },
    {},
    { [english.routes]: { en: 'b=1' }, [english.later]: { en: 'c=1' } },
  );
  const page = composePage({ ...parts, shell, shop, index: withTexts, html: '<p>Hello</p>' });
  expect(page.html).toContain('<script>a=1;b=1</script><script type="application/json"');
  expect(page.html).not.toMatch(/text-en|a=2|c=1/);
  expect(page.html).toContain('src="/js/main.1.js"');
  const hindi = composePage({
    ...parts,
    shell,
    shop,
    index: withTexts,
    html: '<p>Hello</p>',
    data: { ...parts.data, language: 'hi-IN' },
  });
  expect(hindi.html).toContain('<html lang="hi-IN"');
  expect(hindi.html).toContain('<script>a=2;b=1</script>');
  expect(page.scriptHashes).toContain(`'sha256-${createHash('sha256').update('a=1;b=1').digest('base64')}'`);
});

test('the page says how many elements and characters it has, as browsers count them (rule: extended-page)', () => {
  const html =
    '<p class="shown">Salt &amp; <!-- -->&quot;Pepper&quot;\r\n<br/><img alt="1 &gt; 0"/></p><!--$--><p></p><!--/$-->';
  expect(composePage({ ...parts, html }).html).toContain(' data-size="20">');
});

test('a page whose own remote has a rollout has a script for it, with its hash, behind the others', () => {
  const rollout = aRollout();
  const remotes = { remotes: [{ name: 'mf_shop', rollout }] };
  const compose = (list: unknown) => composePage({ ...parts, data: { ...parts.data, remotes: list } });
  const { html, scriptHashes } = compose(remotes);
  const without = compose({ remotes: [{ name: 'mf_shop' }] });
  expect(html.replace(/<script type="application.*?<\/script>/, '')).toBe(
    without.html
      .replace(/<script type="application.*?<\/script>/, '')
      .replace(
        `<script>${bootstrap}</script>`,
        (script) => `${script}<script>${rolloutScript(rollout)}</script>`,
      ),
  );
  expect(scriptHashes.slice(0, 2)).toEqual(without.scriptHashes);
  expect(scriptHashes).toHaveLength(3);
  for (const list of [
    { remotes: [{ name: 'mf_admin', rollout }] },
    { remotes: [{ name: 'mf_shop', rollout: {} }] },
  ])
    expect(compose(list).scriptHashes).toEqual(without.scriptHashes);
});

test('threat-injected-script: a product cannot be named so that its title ends', () => {
  const { html } = composePage({ ...parts, title: 'Salt & </title><script>alert(1)</script>' });
  expect(html).toContain('<title>Salt &amp; &lt;/title>&lt;script>alert(1)&lt;/script></title>');
});

test('threat-injected-script: data cannot end its element', () => {
  const { html } = composePage(parts);
  expect(html).not.toContain('alert(1)</script>');
  const data = /id="first-view">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(parts.data);
});

test('the entry of a deploy has the name of its release', () => {
  const entry = 'https://shop.example/remoteEntry.0123456789abcdef.js';
  const { html } = composePage({ ...parts, remote: { ...parts.remote, entry } });
  expect(html).toContain(`href="${entry}" integrity="sha384-entry">`);
  expect(html).not.toContain('/remoteEntry.js');
});

test('a page that its routes load brings its own files', () => {
  const { html } = composePage({ ...parts, module: 'mf-shop/src/list' });
  expect(html).toContain('<style data-href="https://shop.example/css/list.3.css">');
  expect(html).toContain('href="https://shop.example/js/list.3.js">');
});

test.each([
  { desc: 'a script', html: '<script>1</script>', says: '<script' },
  { desc: 'an unfinished part', html: '<template id="B:0"></template>', says: 'B:' },
  { desc: 'an inline style, which the policy forbids', html: '<p style="top:0">', says: 'style=' },
  { desc: 'a class without a style', html: '<p class="shown lost">', says: 'class lost' },
])('refuses $desc', ({ html, says }) => expect(() => composePage({ ...parts, html })).toThrow(says));

test('refuses an index.html of another build', () => {
  expect(() => composePage({ ...parts, index: index.replace('main.1.js', 'main.9.js') })).toThrow(
    'another build',
  );
});

test('the policy is that of the site, and only hashes more', () => {
  const page = composePage(parts);
  const policy =
    "default-src 'self'; script-src 'self' https://shop.example; style-src 'self'; base-uri 'none'";
  const [first, scripts, styles, last] = pagePolicy(policy, page).split('; ');
  expect(first).toBe("default-src 'self'");
  expect(scripts).toMatch(/^script-src 'self' https:\/\/shop\.example( 'sha256-[A-Za-z0-9+/]{43}='){2}$/);
  expect(styles).toMatch(/^style-src 'self'( 'sha256-[A-Za-z0-9+/]{43}='){2}$/);
  expect(last).toBe("base-uri 'none'");
});
