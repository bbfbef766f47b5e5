/**
 * `grocery-words.csv` has what the commonest groceries are called in India: a row for each: the English names that
 * products have, then those in other languages, its uses and brands that people say for it. Here they become the 'Also searched as' of products.
 *
 *     node tools/seed/catalogue/grocery-words.mjs products.csv
 *
 * fills this column of a file that was exported from the shop, and keeps what it has; then it can be imported.
 * @module
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadImport, loadSearch } from '../load-domain.mjs';

/** @typedef {{ names: readonly (readonly string[])[], words: readonly string[] }} GroceryWords names as lists of singular words */

const list = new URL('grocery-words.csv', import.meta.url);
const column = 'Also searched as';

/** @returns {Promise<GroceryWords[]>} */
export async function readGroceryWords() {
  const { singularOf, splitWords } = await loadSearch();
  const [, ...rows] = await cellsOf(list);
  return rows.map(([english = '', ...others]) => ({
    names: splitList(english).map((name) => splitWords(name).map(singularOf)),
    words: others.flatMap(splitList),
  }));
}

/**
 * The words of all rows whose name is the last of the product's: 'Table Butter, Salted' has those of butter.
 *
 * @param {readonly GroceryWords[]} rows
 * @param {{ name: string, keywords: string }} product
 * @returns {Promise<string>} its keywords with those that it lacks; what sounds like one of them is found by that
 */
export async function withGroceryWords(rows, { name, keywords }) {
  const { nameOf, normalise, singularOf, soundOf, splitWords } = await loadSearch();
  const thing = nameOf({ name }).thing.map(singularOf);
  /** @param {string} text */
  const key = (text) =>
    splitWords(normalise(text))
      .map((word) => soundOf(singularOf(word)))
      .join(' ');
  const known = new Map([...thing.slice(-1), ...splitList(keywords)].map((text) => [key(text), text]));
  const own = new Set(known.keys());
  const isOf = (/** @type {readonly string[]} */ each) =>
    each.join(' ') === thing.slice(-each.length).join(' ');
  for (const word of rows.flatMap(({ names, words }) => (names.some(isOf) ? words : [])))
    if (!known.has(key(word))) known.set(key(word), word);
  const added = [...known].filter(([sound]) => !own.has(sound)).map(([, word]) => word);
  return [...splitList(keywords), ...added].join(', ');
}

/** @param {string} cell */
const splitList = (cell) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** @param {string | URL} file @returns {Promise<(readonly string[])[]>} */
async function cellsOf(file) {
  const { readCsv } = await loadImport();
  const rows = await readCsv(new File([await readFile(file, 'utf8')], 'products.csv'));
  return rows.flatMap((row, at) => {
    if (!row) throw new Error(`Row ${at + 1} has a quote too many or too few.`);
    return row.some((cell) => cell !== '') ? [row] : [];
  });
}

/** @param {string} file a list of products, which gets the words that it lacks */
async function fill(file) {
  const rows = await readGroceryWords();
  const [headers = [], ...products] = await cellsOf(file);
  const nameAt = headers.indexOf('Name');
  const at = headers.indexOf(column);
  if (nameAt < 0 || at < 0) throw new Error(`The first row of ${file} has no 'Name' or no '${column}'.`);
  const filled = products.map(async (cells) =>
    cells.with(at, await withGroceryWords(rows, { name: cells[nameAt] ?? '', keywords: cells[at] ?? '' })),
  );
  const quoted = (/** @type {string} */ cell) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const text = [headers, ...(await Promise.all(filled))].map((cells) => `${cells.map(quoted).join(',')}\n`);
  await writeFile(file, text.join(''));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  fill(process.argv[2] ?? '').catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
