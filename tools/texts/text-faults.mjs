/**
 * Holds what the sources of a package say against its texts.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { findTexts, TextError } from './find-texts.mjs';
import { firstLanguage, packageTexts } from './package-texts.mjs';

/** @typedef {import('./package-texts.mjs').Texts} Texts */
/** @typedef {import('./find-texts.mjs').Said} Said */

/**
 * @param {string} name of the package's folder, e.g. `mf-delivery`
 * @returns {string[]} each text that is missing, that nothing says, or that is said with other facts, with its file and key
 */
export function textFaults(name) {
  /** @type {Texts} */
  const texts = packageTexts(path.resolve(root, name)).get(firstLanguage) ?? new Map();
  const unused = new Set(texts.keys());
  const faults = sourceFiles(path.join(name, 'src')).flatMap((file) => {
    try {
      const said = findTexts(file, readFileSync(path.resolve(root, file), 'utf8'));
      for (const { key } of said) unused.delete(key);
      return said.flatMap((one) => faultOf(one, texts).map((fault) => `${file}: "${one.key}" ${fault}`));
    } catch (error) {
      if (error instanceof TextError) return [error.message];
      throw error;
    }
  });
  return [
    ...faults,
    ...[...unused].map((key) => `${name}/src/texts/${firstLanguage}.json: nothing says "${key}"`),
  ];
}

/** @param {Said} said @param {Texts} texts @returns {string[]} one or none */
function faultOf({ key, by, facts }, texts) {
  const text = texts.get(key);
  if (!text) return [`is not in ${firstLanguage}.json`];
  const expected = [...text.facts.keys()].toSorted().join(', ');
  const given = [...new Set(facts)].toSorted().join(', ');
  if (given !== expected) return [`is said with the facts (${given}), and has (${expected})`];
  const isRich = [...text.facts.values()].includes('tag');
  return isRich === (by === 'rich') ? [] : [`is said by ${by}, and has ${isRich ? 'tags' : 'no tags'}`];
}

/** @param {string} folder relative to the root @returns {string[]} sources of the product, without tests */
const sourceFiles = (folder) =>
  readdirSync(path.resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
