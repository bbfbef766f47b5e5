/**
 * The pages that the function `pages` renders, of the real builds and the demo shop's catalogue: docs/first-view.md.
 * @module
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { languages } from '@basket/domain';
import { KeptFiles } from '../../functions/src/platform/instance/kept-files';
import { PageRenderer } from '../../functions/src/pages/render-pages';
import { root } from '../../tools/base/paths.mjs';
import { serveBuilds } from '../support/served-builds.mjs';
import { pageBudget, sdkMarks } from './budget.mjs';

/** @type {import('../support/served-builds.mjs').ServedBuilds} */
let served;
/** @type {PageRenderer} */
let renderer;
/** @type {PageRenderer[]} */
const renderers = [];
function aRenderer() {
  const made = new PageRenderer(served.site, new KeptFiles(() => 0), ({ fault }) => {
    throw new Error(fault);
  });
  renderers.push(made);
  return made;
}
beforeAll(async () => {
  served = await serveBuilds();
  renderer = aRenderer();
});
afterAll(() => Promise.all([served.stop(), ...renderers.map((each) => each.end())]));

/** @param {string} address @param {'visitor' | 'customer'} view @param {import('@basket/domain').Language} [language] */
async function page(address, view, language = languages[0]) {
  const made = await renderer.page(address, { view, language });
  if (!made) throw new Error(`${address} is not rendered`);
  return made;
}

/** The texts of a page's scripts stand behind all that is painted, and weigh as scripts do. @param {string} html */
const withoutTexts = (html) => html.replace(/<script>\(self\.basketTexts.*?<\/script>/s, '');

/** @param {string} text */
const brotliKb = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1024;

const pages = /** @type {const} */ (['visitor', 'customer']).flatMap((view) =>
  [
    '/home',
    '/home/products',
    '/home/products?category=snacks',
    ...(view === 'customer' ? ['/home/products/tomato-hybrid'] : []),
  ].map((address) => ({ view, address })),
);

describe.each(pages)('$address for a $view', ({ address, view }) => {
  test('renders the same HTML for the same inputs', async () => {
    const { html, etag } = await page(address, view);
    expect(html).toMatch(/<main[^>]*>.*<h1/s);
    const second = await aRenderer().page(address, { view, language: languages[0] });
    expect(second?.etag).toBe(etag);
    expect(second?.html).toBe(html);
  });

  test(`stays within ${pageBudget.kb} KB, ${pageBudget.kbWithoutStyles} without styles, and ${pageBudget.elements} elements`, async () => {
    const html = withoutTexts((await page(address, view)).html);
    expect(brotliKb(html)).toBeLessThanOrEqual(pageBudget.kb);
    expect(brotliKb(html.replace(/<style.*?<\/style>/gs, ''))).toBeLessThanOrEqual(
      pageBudget.kbWithoutStyles,
    );
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(pageBudget.elements);
  });

  test.each(languages.slice(1))(
    `is in $name with ${pageBudget.otherLanguageKb} KB more than in English at most`,
    async (language) => {
      const { html: english } = await page(address, view);
      const { html } = await page(address, view, language);
      expect(html).toContain(`<html lang="${language.tag}"`);
      expect(html.match(/<[a-z]/g)?.length).toBe(english.match(/<[a-z]/g)?.length);
      expect(brotliKb(html) - brotliKb(english)).toBeLessThanOrEqual(pageBudget.otherLanguageKb);
    },
  );

  const scriptKb = pageBudget.scriptKb[address === '/home' ? 'home' : 'list'];
  test(`names at most ${scriptKb} KB of script, with its texts, none of database or sign-in`, async () => {
    const { html } = await page(address, view);
    const names = [...html.matchAll(/(?:<script defer|as="script")[^>]*?(?:src|href)="([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    const texts = await Promise.all(
      names.map((name) => {
        const app = name.startsWith('/') ? 'shell' : 'mf-shop';
        return readFile(path.join(root, app, 'dist', new URL(name, served.site).pathname), 'utf8');
      }),
    );
    expect(texts.length).toBeGreaterThan(3);
    const ofTexts = brotliKb(html) - brotliKb(withoutTexts(html));
    expect(ofTexts).toBeGreaterThan(1);
    const kb = texts.reduce((sum, text) => sum + brotliCompressSync(text).length / 1024, ofTexts);
    expect(kb).toBeLessThanOrEqual(scriptKb);
    for (const text of texts) for (const mark of sdkMarks) expect(text).not.toMatch(mark);
  });
});

test('the page of visitors has nothing that a visitor may not see (rule: sign-in-gate)', async () => {
  for (const { address } of pages.filter(({ view }) => view === 'visitor')) {
    const { html } = await page(address, 'visitor');
    for (const { name, id } of served.catalogue.products) {
      expect(html).not.toContain(`>${name}<`);
      expect(html).not.toContain(`"${id}"`);
    }
    expect(html).not.toContain('"pricePaise":');
  }
});

test('the page of a product has all of it, without the whole catalogue', async () => {
  const { html } = await page('/home/products/tomato-hybrid', 'customer');
  for (const title of ['About this product', 'Goes well with', 'Specifications'])
    expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
  expect(withoutTexts(html)).not.toContain('Loading');
  const { html: list } = await page('/home/products', 'customer');
  expect(list).not.toContain('"specifications":');
});

test('nothing else is rendered', async () => {
  for (const address of ['/home/products?category=toys', '/home/products?search=milk', '/home/cart'])
    await expect(renderer.page(address, { view: 'customer', language: languages[0] })).resolves.toBeNull();
});

test.each([
  {
    desc: 'the remote has no file for the server',
    file: 'server/build.json',
    app: 'mf-shop',
    status: 404,
    body: '',
  },
  {
    desc: 'threat-tampered-remote: the build is not that of the manifest',
    file: 'server/build.json',
    app: 'mf-shop',
    status: 200,
    body: '{}',
  },
  { desc: 'there is no catalogue', file: 'api/catalogue', app: 'shell', status: 404, body: '' },
])('no page if $desc; the page of today is there', async ({ app, file, status, body }) => {
  served.replaced.set(`${app}/${file}`, { status, body });
  try {
    const other = aRenderer();
    await expect(other.page('/home', { view: 'visitor', language: languages[0] })).rejects.toThrow(
      /answered 404|is not the file/,
    );
    expect((await other.index()).html).toMatch(/<div id="?root"?><\/div>/);
  } finally {
    served.replaced.clear();
  }
});
