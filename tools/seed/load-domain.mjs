/**
 * The product's TypeScript for tools: Node does not find its imports, which name no extensions, so it is bundled on the fly
 * (about 50 ms).
 * @module
 */
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { wholeTexts } from '../texts/esbuild-texts.mjs';

/** @typedef {typeof import('@basket/domain')} Domain */

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Libraries of the functions that a module of today cannot contain: they load their parts while running. */
const libraries = ['rate-limiter-flexible', 'sharp'];
const cacheFolder = join(root, '.cache', 'seed');

/** @returns {Promise<Domain>} all that `@basket/domain` exports */
export const loadDomain = () => load('domain', ['./packages/domain/src/index.ts']);

/**
 * @returns {Promise<typeof import('../../packages/domain/src/search/search-words')
 *   & typeof import('../../packages/domain/src/search/searchable-product')
 *   & typeof import('../../packages/domain/src/search/word-forms')>} how search reads a name
 */
export const loadSearch = () =>
  load('search', [
    './packages/domain/src/search/search-words.ts',
    './packages/domain/src/search/searchable-product.ts',
    './packages/domain/src/search/word-forms.ts',
  ]);

/**
 * The functions with which an import reads and decides. The browser's half is named here, because its modules know the browser.
 *
 * @typedef {object} SheetRow
 * @property {number} row as spreadsheets count; the first holds the names of the columns
 * @property {import('@basket/domain').ImportedRow} request
 *
 * @typedef {Pick<typeof import('../../functions/src/catalogue/import-products.decision'), 'decideNew'>
 *   & {
 *     readCsv: (file: File) => Promise<readonly (readonly string[] | null)[]>,
 *     readSheet: (
 *       cells: readonly (readonly string[] | null)[],
 *       shop: { categories: readonly { id: string, name: string }[] },
 *     ) => {
 *       rows: readonly SheetRow[],
 *       problems: readonly { row: number, column: string, why: string }[],
 *       unknownColumns: readonly string[],
 *     },
 *   }} ProductImport
 */

/** @returns {Promise<ProductImport>} what an import of products reads a file with */
export const loadImport = () =>
  load('import', [
    './mf-admin/src/export/read-csv.ts',
    './mf-admin/src/features/products/import/read-sheet.ts',
    './functions/src/catalogue/import-products.decision.ts',
  ]);

/**
 * @returns {Promise<typeof import('../../functions/src/accounts/access/grant-admin')
 *   & typeof import('../../functions/src/platform/connect')
 *   & typeof import('../../functions/src/platform/errors')
 *   & Pick<Domain, 'refusalText'>>}
 */
export const loadGrantAdmin = () =>
  load('grant-admin', [
    './functions/src/accounts/access/grant-admin.ts',
    './functions/src/platform/connect.ts',
    './functions/src/platform/errors.ts',
    './packages/domain/src/basics/refusal.ts',
  ]);

/**
 * @returns {Promise<typeof import('../../functions/src/accounts/access/protect-accounts')
 *   & typeof import('../../functions/src/platform/connect')>}
 */
export const loadProtectAccounts = () =>
  load('protect-accounts', [
    './functions/src/accounts/access/protect-accounts.ts',
    './functions/src/platform/connect.ts',
  ]);

/**
 * @returns {Promise<typeof import('../../functions/src/retention/person/erase-person')
 *   & typeof import('../../functions/src/retention/person/export-person')
 *   & typeof import('../../functions/src/accounts/require-erasable')
 *   & typeof import('../../functions/src/accounts/close-person')
 *   & typeof import('../../functions/src/platform/connect')
 *   & typeof import('../../functions/src/platform/database/atomically')
 *   & typeof import('../../functions/src/platform/database/unit-of-work')
 *   & typeof import('../../functions/src/platform/errors')
 *   & Pick<Domain, 'refusalText' | 'profiles'>>}
 */
export const loadPerson = () =>
  load('person', [
    './functions/src/retention/person/erase-person.ts',
    './functions/src/retention/person/export-person.ts',
    './functions/src/accounts/require-erasable.ts',
    './functions/src/accounts/close-person.ts',
    './functions/src/platform/connect.ts',
    './functions/src/platform/database/atomically.ts',
    './functions/src/platform/database/unit-of-work.ts',
    './functions/src/platform/errors.ts',
    './packages/domain/src/basics/refusal.ts',
    './packages/domain/src/identity/profile.ts',
  ]);

/**
 * @typedef {Pick<import('../../functions/src/platform/instance/kept-files').KeptFiles, 'get'>} PageFiles
 * @typedef {Pick<import('../../functions/src/pages/render-pages').PageRenderer, 'page' | 'index' | 'end'>} Pages
 *
 * @returns {Promise<{ PageRenderer: new (site: string, files: PageFiles, report: (fault: { fault: string }) => void) => Pages }
 *   & typeof import('../../functions/src/pages/reader')>} what the function `pages` renders with
 */
export const loadPages = () =>
  load('pages', ['./functions/src/pages/render-pages.ts', './functions/src/pages/reader.ts']);

/** @returns {Promise<typeof import('../../functions/src/testing/checks/shop')>} what is checked after histories and rush hours */
export const loadChecks = () => load('checks', ['./functions/src/testing/checks/shop.ts']);

/**
 * The file is named after its content: a change is a new module to Node, and two runs at once do not meet.
 *
 * @param {string} name
 * @param {readonly string[]} modules paths from the repository's root
 */
async function load(name, modules) {
  const { outputFiles } = await build({
    stdin: { contents: modules.map((path) => `export * from '${path}';`).join('\n'), resolveDir: root },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
    // A worker starts from a file beside the sources.
    define: { __dirname: JSON.stringify(join(root, 'functions/src/pages')) },
    // Of the design system only functions are needed.
    loader: { '.css': 'empty', '.module.css': 'empty' },
    external: [
      'firebase-admin',
      'firebase-admin/*',
      'firebase-functions',
      'firebase-functions/*',
      ...libraries,
    ],
    plugins: [wholeTexts],
    logLevel: 'silent',
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild made nothing of ${modules.join(', ')}.`);
  const hash = createHash('sha256').update(bundle.contents).digest('hex').slice(0, 16);
  const file = join(cacheFolder, `${name}-${hash}.mjs`);
  if (!existsSync(file)) {
    await mkdir(cacheFolder, { recursive: true });
    const aside = `${file}.${process.pid}`;
    await writeFile(aside, bundle.contents);
    await rename(aside, file);
  }
  return import(pathToFileURL(file).href);
}
