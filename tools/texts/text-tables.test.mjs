import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

const folder = mkdtempSync(path.join(tmpdir(), 'text-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} file @param {string} content */
const write = (file, content) => writeFileSync(path.join(folder, 'src', file), content);

const en = {
  'cart.count': '{n, plural, one {# item} other {# items}}',
  'cart.of': 'Cart of {shop}',
  'cart.title': 'Your cart',
  'home.title': 'Home',
};
const hi = {
  'cart.count': '{n, plural, one {# आइटम} other {# आइटम}}',
  'cart.of': '{shop} का कार्ट',
  'cart.title': 'आपका कार्ट',
  'home.title': 'होम',
};

beforeAll(() => {
  mkdirSync(path.join(folder, 'src/texts'), { recursive: true });
  write(
    'texts/index.ts',
    'export const t = (key, facts) => typeof TEXT_TABLE[key] === "function" ? TEXT_TABLE[key](facts, String) : TEXT_TABLE[key];',
  );
  write(
    'main.ts',
    "import { t } from './texts';\nself.home = () => t('home.title');\nself.saidAtOnce = self.home();\nself.open = () => import('./cart');",
  );
  write(
    'cart.ts',
    "import { t } from './texts';\nexport const say = (isHome) => [t(isHome ? 'home.title' : 'cart.title'), t('cart.count', { n: 2 }), t('cart.of', { shop: t('home.title') })];",
  );
});

/** A program of its own: Jest loads no loader that is an ES module. */
const program = `
import webpack from '${pathToFileURL(createRequire(import.meta.url).resolve('webpack'))}';
import { TextTablesPlugin } from '${new URL('text-tables-plugin.mjs', import.meta.url)}';
const context = ${JSON.stringify(folder)};
webpack({
  ...{ mode: 'production', context, entry: './src/main.ts', cache: false, target: 'web' },
  output: { path: context + '/dist', publicPath: '/', filename: 'js/[name].[contenthash:8].js', uniqueName: 'cart' },
  resolve: { extensions: ['.ts'] },
  optimization: { minimize: false },
  module: { rules: [{ test: /\\.ts$/, loader: ${JSON.stringify(path.join(import.meta.dirname, 'text-loader.mjs'))}, options: { app: context } }] },
  plugins: [new TextTablesPlugin(context)],
}, (error, stats) => {
  const found = error?.message ?? stats.toString({ all: false, errors: true });
  if (found) console.error(found);
  process.exit(found ? 1 : 0);
});
`;

/** Builds the folder. @param {{ en: object, hi?: object }} texts @returns {Record<string, string>} files by name */
function build(texts) {
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  for (const [language, messages] of Object.entries(texts))
    write(`texts/${language}.json`, JSON.stringify(messages));
  writeFileSync(path.join(folder, 'build.mjs'), program);
  execFileSync(process.execPath, [path.join(folder, 'build.mjs')], { stdio: 'pipe' });
  const dist = path.join(folder, 'dist/js');
  return Object.fromEntries(
    readdirSync(dist).map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]),
  );
}

/**
 * Opens the page in a language, and waits until it has begun.
 * @param {Record<string, string>} files
 * @param {string} lang
 * @param {{ isLost?: (name: string) => boolean, inline?: readonly string[] }} [more] `inline`: files that the page has in itself
 */
async function open(files, lang, { isLost = () => false, inline = [] } = {}) {
  /** @type {string[]} */
  const asked = [];
  const page = vm.createContext({ Promise, Error, setTimeout, clearTimeout, Object });
  const head = {
    appendChild: (
      /** @type {{ src: string, onload: (event: object) => void, onerror: (event: object) => void }} */ script,
    ) => {
      const name = path.basename(script.src);
      asked.push(name);
      queueMicrotask(() => {
        if (isLost(name)) return script.onerror({ type: 'error', target: script });
        vm.runInContext(files[name] ?? 'throw new Error("no file")', page);
        script.onload({ type: 'load', target: script });
      });
    },
  };
  const document = {
    ...{ documentElement: { lang }, head, getElementsByTagName: () => [] },
    createElement: () => ({ setAttribute: () => undefined }),
  };
  Object.assign(page, { self: page, window: page, document, location: { href: 'https://shop.example/' } });
  const run = (/** @type {string} */ name) => vm.runInContext(files[name] ?? '', page);
  /** @type {Error[]} */
  const reported = [];
  Object.assign(page, { reportError: (/** @type {Error} */ error) => void reported.push(error) });
  for (const name of inline) run(name);
  run(Object.keys(files).find((name) => name.startsWith('main.')) ?? '');
  await new Promise((resolve) => setTimeout(resolve));
  const { home, open: openCart } =
    /** @type {{ home: () => string, open: () => Promise<{ say: (isHome?: boolean) => string[] }> }} */ (
      /** @type {unknown} */ (page)
    );
  /** Fetches the texts of another language, and puts them in place. @param {string} tag */
  const change = async (tag) => {
    const { basketBuilds } =
      /** @type {{ basketBuilds: ((tag: string) => Promise<() => Promise<unknown>>)[] }} */ (
        /** @type {unknown} */ (page)
      );
    const places = await Promise.all(basketBuilds.map((build) => build(tag)));
    document.documentElement.lang = tag;
    await Promise.all(places.map((place) => place()));
  };
  const { saidAtOnce } = /** @type {{ saidAtOnce?: string }} */ (/** @type {unknown} */ (page));
  return { saidAtOnce, home, openCart, asked, run, change, reported };
}

test('a chunk comes with its texts, in the language of the page alone', async () => {
  const files = build({ en, hi });
  const page = await open(files, 'hi');
  const ofCart = page.asked.length;
  expect([...(await page.openCart()).say()]).toEqual(['आपका कार्ट', '2 आइटम', 'होम का कार्ट']);
  expect(page.asked.slice(ofCart).filter((name) => name.startsWith('text-'))).toEqual([
    expect.stringMatching(/^text-hi-\d+\.[0-9a-f]{8}\.js$/),
  ]);
});

test('English words are in no script but those of English', () => {
  const files = build({ en, hi });
  const having = (/** @type {string} */ words) =>
    Object.keys(files).filter((name) => files[name]?.includes(words));
  expect(having('Your cart')).toEqual([expect.stringMatching(/^text-en-/)]);
  expect(having('cart.title')).toEqual([]);
  expect(having('आपका')).toEqual([expect.stringMatching(/^text-hi-/)]);
});

test('a page begins when the texts of its first chunk are there, in its language', async () => {
  const page = await open(build({ en, hi }), 'hi');
  expect(page.saidAtOnce).toBe('होम');
  expect(page.asked).toEqual([expect.stringMatching(/^text-hi-\d+\.[0-9a-f]{8}\.js$/)]);
});

test('texts that the page has in itself are not asked for', async () => {
  const files = build({ en });
  const inline = Object.keys(files).filter((name) => name.startsWith('text-'));
  const page = await open(files, 'en', { inline });
  expect(page.home()).toBe('Home');
  expect((await page.openCart()).say()[0]).toBe('Your cart');
  expect(page.asked.filter((name) => name.startsWith('text-'))).toEqual([]);
});

test('a text cannot end the script in which it stands', async () => {
  const files = build({ en: { ...en, 'home.title': "'</script><!--'" } });
  expect(Object.values(files).join('\n')).not.toMatch(/<[/!]/);
  expect((await open(files, 'en')).home()).toBe('</script><!--');
});

test('a language without texts is English', async () => {
  const page = await open(build({ en, hi }), 'ta');
  expect((await page.openCart()).say()[0]).toBe('Your cart');
});

test('a text that changes renames the texts of its language and the script that loads them', () => {
  const before = Object.keys(build({ en, hi }));
  const after = Object.keys(build({ en, hi: { ...hi, 'cart.title': 'कार्ट' } }));
  const gone = before.filter((name) => !after.includes(name));
  expect(gone).toEqual([
    expect.stringMatching(/^main\./),
    ...[1, 2].map(() => expect.stringMatching(/^text-hi-/)),
  ]);
});

test('texts that are there already, as whoever looks at a release loads all its files, are not asked for', async () => {
  const files = build({ en });
  const page = await open(files, 'en');
  const asked = page.asked.length;
  for (const name of Object.keys(files)) if (name.startsWith('text-en-')) page.run(name);
  expect((await page.openCart()).say()[0]).toBe('Your cart');
  expect(page.asked.slice(asked).filter((name) => name.startsWith('text-'))).toEqual([]);
});

test('a page in place of the texts is an error of the chunk', async () => {
  const files = build({ en });
  const page = await open(files, 'en');
  for (const name of Object.keys(files)) if (name.startsWith('text-en-')) files[name] = '';
  await expect(page.openCart()).rejects.toMatchObject({
    name: 'ChunkLoadError',
  });
});

test('texts that do not come are an error of the chunk, and are asked for again', async () => {
  const files = build({ en });
  let isLost = false;
  const page = await open(files, 'en', { isLost: (name) => name.startsWith('text-') && isLost });
  isLost = true;
  await expect(page.openCart()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  isLost = false;
  expect((await page.openCart()).say()[0]).toBe('Your cart');
});

test('a page changes its language: what is loaded is loaded in that one, and later chunks come in it', async () => {
  const files = build({ en, hi });
  const page = await open(files, 'en-IN');
  expect(page.home()).toBe('Home');
  const cart = page.openCart();
  await page.change('hi-IN');
  expect(page.home()).toBe('होम');
  expect((await cart).say()[0]).toBe('आपका कार्ट');
  await page.change('ta-IN');
  expect(page.home()).toBe('Home');
  expect((await cart).say()[0]).toBe('Your cart');
  const asked = page.asked.length;
  await page.change('hi-IN');
  expect((await page.openCart()).say()[0]).toBe('आपका कार्ट');
  expect(page.asked.slice(asked)).toEqual([]);
});

test('a language whose texts do not come is not changed to', async () => {
  const page = await open(build({ en, hi }), 'en', { isLost: (name) => name.startsWith('text-hi-') });
  await expect(page.change('hi')).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(page.home()).toBe('Home');
});

test('texts that a deploy has lost are English, and reported once', async () => {
  const files = build({ en, hi });
  const [first = ''] = (await open(files, 'hi')).asked;
  const page = await open(files, 'hi', { isLost: (name) => name.startsWith('text-hi-') && name !== first });
  const { say } = await page.openCart();
  expect(say()[0]).toBe('Your cart');
  await page.openCart();
  expect(page.reported).toMatchObject([{ name: 'ChunkLoadError' }]);
});

test('a build is refused whose sources say what is no text', () => {
  expect(() => build({ en: { 'cart.title': 'Your cart', 'home.title': 'Home' } })).toThrow(
    /"cart\.count" is not in en\.json/,
  );
});
