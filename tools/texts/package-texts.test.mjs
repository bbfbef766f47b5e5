import { afterEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { appTexts } from './app-texts.mjs';
import { packageTexts } from './package-texts.mjs';
import { textFaults } from './text-faults.mjs';
import { withWholeTable } from './whole-table.mjs';

/** @type {string[]} */
const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A package with texts by language, and a source. @param {Record<string, object>} languages @param {string} [body] */
function packageOf(languages, body = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'src/texts'), { recursive: true });
  for (const [language, texts] of Object.entries(languages))
    writeFileSync(path.join(folder, `src/texts/${language}.json`), JSON.stringify(texts));
  writeFileSync(
    path.join(folder, 'src/page.tsx'),
    `import { rich, t } from './texts';\nconst f = () => [${body}];\n`,
  );
  return folder;
}

const en = { 'cart.count': '{n, plural, one {# item} other {# items}}', 'cart.title': 'Cart' };
const hi = { 'cart.count': '{n, plural, one {# आइटम} other {# आइटम}}', 'cart.title': 'कार्ट' };

test('languages that agree are compiled', () => {
  const languages = packageTexts(packageOf({ en, hi }));
  expect([...languages.keys()]).toEqual(['en', 'hi']);
  expect(languages.get('hi')?.get('cart.title')?.code).toBe('"कार्ट"');
});

test('a package without texts has none', () => {
  const folder = packageOf({});
  expect(packageTexts(folder).size).toBe(0);
});

test('a file that has changed is compiled again', () => {
  const folder = packageOf({ en });
  packageTexts(folder);
  writeFileSync(path.join(folder, 'src/texts/en.json'), JSON.stringify({ ...en, 'cart.title': 'Basket' }));
  expect(packageTexts(folder).get('en')?.get('cart.title')?.code).toBe('"Basket"');
});

test.each([
  ['a missing key', { en, hi: { 'cart.title': 'कार्ट' } }, /hi\.json: "cart\.count" is missing/],
  ['a key too many', { en, hi: { ...hi, 'cart.old': 'पुराना' } }, /hi\.json: "cart\.old" is not in en\.json/],
  [
    'a forgotten fact',
    { en, hi: { ...hi, 'cart.count': 'आइटम' } },
    /hi\.json: "cart\.count" has the facts \(\), and in en\.json \(n: number\)/,
  ],
  [
    'a number that is shown as words',
    { en, hi: { ...hi, 'cart.count': '{n} आइटम' } },
    /hi\.json: "cart\.count" has the facts \(n: words\)/,
  ],
  ['a text without words', { en: { ...en, 'cart.title': ' ' } }, /en\.json: "cart\.title": it has no words/],
  ['a message that cannot be read', { en: { ...en, 'cart.title': '{' } }, /en\.json: "cart\.title": /],
  ['a language without English', { hi }, /hi\.json: there is no en\.json/],
])('%s is refused with file and key', (_what, languages, why) => {
  expect(() => packageTexts(packageOf(languages))).toThrow(why);
});

test('texts of the packages that an application carries have numbers of their own', () => {
  const [app, shared] = [packageOf({ en: { 'cart.title': 'Cart' } }), packageOf({ en, hi })];
  const texts = appTexts(app, [shared]);
  /** @param {string} folder @param {string} key */
  const codeOf = (folder, key) => {
    const number = texts.numberOf(path.join(folder, 'src/page.tsx'), key);
    return number === undefined ? null : ['en', 'hi'].map((language) => texts.codeOf(language, number));
  };
  expect(codeOf(app, 'cart.title')).toEqual(['"Cart"', '"Cart"']);
  expect(codeOf(shared, 'cart.title')).toEqual(['"Cart"', '"कार्ट"']);
  expect(codeOf(shared, 'cart.count')?.[1]).toContain('आइटम');
  expect(codeOf(app, 'cart.count')).toBeNull();
  expect(texts.languages).toEqual(['en', 'hi']);
});

test('a source that says each text as it is has no fault', () => {
  expect(textFaults(packageOf({ en }, "t('cart.title'), t('cart.count', { n: 1 })"))).toEqual([]);
});

test.each([
  [
    'an unknown key',
    "t('cart.title'), t('cart.count', { n: 1 }), t('cart.new')",
    /page\.tsx: "cart\.new" is not in en\.json/,
  ],
  ['a key that nothing says', "t('cart.title')", /en\.json: nothing says "cart\.count"/],
  [
    'a forgotten fact',
    "t('cart.title'), t('cart.count')",
    /"cart\.count" is said with the facts \(\), and has \(n\)/,
  ],
  [
    'a fact too many',
    "t('cart.title', { x: 1 }), t('cart.count', { n: 1 })",
    /"cart\.title" is said with the facts \(x\)/,
  ],
  [
    'words as an element',
    "rich('cart.title', {}), t('cart.count', { n: 1 })",
    /"cart\.title" is said by rich, and has no tags/,
  ],
  [
    'a computed key',
    "t('cart.title'), t('cart.count', { n: 1 }), t(`cart.${1}`)",
    /page\.tsx:2 .* not written out/,
  ],
])('%s is a fault with file and key', (_what, body, fault) => {
  expect(textFaults(packageOf({ en }, body)).join('\n')).toMatch(fault);
});

test('a program without builds has the texts by package and key', () => {
  const folder = packageOf({ en });
  const index = withWholeTable(path.join(folder, 'src/texts/index.ts'), 'export {};');
  const table = runInNewContext(`${index.replace('export {};', '')}; TEXT_TABLE`);
  const page = withWholeTable(
    path.join(folder, 'src/page.tsx'),
    "import { t } from './texts';\nconst f = () => t('cart.title');",
  );
  const [, key = ''] = /t\("(.+)"\)/.exec(page) ?? [];
  expect(table[key]).toBe('Cart');
});
