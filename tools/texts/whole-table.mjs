/**
 * Sources with their texts, for programs that run without the web's builds, as Jest's do: keys get the name of their package, and the module
 * `src/texts/index.ts` brings the package's English texts.
 * @module
 */
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { findTexts } from './find-texts.mjs';
import { firstLanguage, packageTexts } from './package-texts.mjs';

/** The folder of a package, and whether the file brings its texts. @param {string} file absolute */
function placeOf(file) {
  const [, name = '', rest] =
    /^(.+?)\/src\/(.+)$/.exec(path.relative(root, file).replaceAll(path.sep, '/')) ?? [];
  return { name, isIndex: rest === 'texts/index.ts' };
}

/**
 * @param {string} file absolute
 * @param {string} source
 * @returns {string}
 */
export function withWholeTable(file, source) {
  const { name, isIndex } = placeOf(file);
  if (isIndex)
    return `${source}\nglobalThis.TEXT_TABLE = Object.assign(globalThis.TEXT_TABLE ?? {}, ${tableOf(name)});\n`;
  return findTexts(file, source)
    .toReversed()
    .reduce(
      (written, { key, at: { start, end } }) =>
        `${written.slice(0, start)}${JSON.stringify(`${name}/${key}`)}${written.slice(end)}`,
      source,
    );
}

/** @param {string} name of a package's folder @returns {string} an object */
function tableOf(name) {
  const texts = packageTexts(path.resolve(root, name)).get(firstLanguage) ?? new Map();
  return `{${[...texts].map(([key, { code }]) => `${JSON.stringify(`${name}/${key}`)}:${code}`).join(',')}}`;
}

/**
 * The texts on which the result of {@link withWholeTable} depends, beside the source.
 * @param {string} file absolute
 * @returns {string} empty where there is nothing
 */
export function tableKey(file) {
  const { name, isIndex } = placeOf(file);
  return isIndex ? tableOf(name) : '';
}
