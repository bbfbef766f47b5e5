/**
 * Webpack loader for sources, before they are compiled: a text's key becomes its number, and the module notes which it says, so that
 * {@link ./text-tables-plugin.mjs} can give each chunk its texts.
 * @module
 */
import { appTexts } from './app-texts.mjs';
import { findTexts } from './find-texts.mjs';

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
  let written = source;
  for (const { key, start, end } of said.toReversed()) {
    const number = texts.numberOf(this.resourcePath, key);
    if (number === undefined) return this.callback(new Error(`"${key}" is no text of its package`));
    numbers.push(number);
    written = `${written.slice(0, start)}${number}${written.slice(end)}`;
  }
  const info = this._module?.buildInfo;
  if (info) info.texts = numbers;
  return this.callback(null, written, sourceMap);
}
