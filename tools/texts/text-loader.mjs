/**
 * Webpack loader for sources, before they are compiled: a text's key becomes its number, and the module notes which it says, so that
 * {@link ./text-tables-plugin.mjs} can give each chunk its texts. In production a call that needs nothing else becomes a look into the
 * table, which saves a tenth of what a text costs a page.
 * @module
 */
import { appTexts } from './app-texts.mjs';
import { findTexts } from './find-texts.mjs';

/** @typedef {import('./find-texts.mjs').Said} Said */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/**
 * @this {import('webpack').LoaderContext<{ app: string }>}
 * @param {string} source
 * @param {Parameters<import('webpack').LoaderContext<{}>['callback']>[2]} sourceMap
 */
export default function numberTexts(source, sourceMap) {
  const said = findTexts(this.resourcePath, source);
  if (said.length === 0) return this.callback(null, source, sourceMap);
  const texts = appTexts(this.getOptions().app);
  for (const file of texts.files) this.addDependency(file);
  /** @type {number[]} */
  const numbers = [];
  /** @type {Edit[]} */
  const edits = [];
  for (const { key, at } of said) {
    const number = texts.numberOf(this.resourcePath, key);
    if (number === undefined) return this.callback(new Error(`"${key}" is no text of its package`));
    numbers.push(number);
    edits.push({ ...at, text: String(number) });
  }
  if (this.mode === 'production') edits.push(...looks(said, (at) => texts.isCounted(numbers[at] ?? 0)));
  const info = this._module?.buildInfo;
  if (info) info.texts = numbers;
  return this.callback(null, edited(source, edits), sourceMap);
}

/**
 * `t('a', { b })` as `TEXT_TABLE['a']({ b })`, and `t('a')` as `TEXT_TABLE['a']`. What counts needs `say` to group digits, and elements
 * need `rich`.
 * @param {readonly Said[]} said
 * @param {(at: number) => boolean} isCounted of the list
 * @returns {Edit[]} around the keys
 */
function looks(said, isCounted) {
  const kept = new Set(said.filter(({ by }, at) => by === 'rich' || isCounted(at)).map(({ call }) => call));
  const calls = [...new Set(said.map(({ call }) => call))];
  return calls
    .filter((call) => !kept.has(call))
    .flatMap(({ start, end, key, facts }) => [
      { start, end: key.start, text: 'TEXT_TABLE[' },
      facts ? { start: key.end, end: facts.start, text: '](' } : { start: key.end, end, text: ']' },
    ]);
}

/** @param {string} source @param {readonly Edit[]} edits of places that do not overlap @returns {string} */
function edited(source, edits) {
  let written = source;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    written = `${written.slice(0, start)}${text}${written.slice(end)}`;
  return written;
}
