/**
 * The texts of a package: `src/texts/LANGUAGE.json` each, key to message. English has every key; another language may have them all or none.
 * @module
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from './compile-message.mjs';

/** @typedef {import('./compile-message.mjs').Compiled} Compiled */
/** @typedef {ReadonlyMap<string, Compiled>} Texts by key */

/** English comes first: it is what a language that lacks a text falls back to. */
export const firstLanguage = 'en';

/**
 * @param {string} folder of the package, absolute
 * @returns {ReadonlyMap<string, Texts>} by language; empty for a package without texts
 * @throws {Error} names file and key of each text that is missing, superfluous, cannot be compiled, or has other facts than in English
 */
export function packageTexts(folder) {
  const files = textFiles(folder);
  const sources = Object.values(files).map((file) => readFileSync(file, 'utf8'));
  const before = compiled.get(folder);
  if (before && before.sources.join('\n') === sources.join('\n')) return before.languages;
  const languages = compilePackage(files);
  compiled.set(folder, { sources, languages });
  return languages;
}

/**
 * Packages as they were compiled last: a build asks for each of its modules.
 * @type {Map<string, { sources: readonly string[], languages: ReadonlyMap<string, Texts> }>}
 */
const compiled = new Map();

/** @param {Record<string, string>} files by language @returns {ReadonlyMap<string, Texts>} */
function compilePackage(files) {
  /** @type {string[]} */
  const faults = [];
  const languages = new Map(
    Object.entries(files).map(([language, file]) => [language, compileFile(file, language, faults)]),
  );
  const english = languages.get(firstLanguage);
  for (const [language, texts] of languages) {
    const file = files[language];
    if (!english) faults.push(`${file}: there is no ${firstLanguage}.json beside it`);
    else if (language !== firstLanguage)
      faults.push(...differences(english, texts).map((one) => `${file}: ${one}`));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return languages;
}

/** @param {string} folder of the package @returns {Record<string, string>} files of texts, by language */
export function textFiles(folder) {
  const texts = path.join(folder, 'src/texts');
  const names = existsSync(texts) ? readdirSync(texts).filter((name) => name.endsWith('.json')) : [];
  return Object.fromEntries(
    names.toSorted().map((name) => [path.basename(name, '.json'), path.join(texts, name)]),
  );
}

/** @param {string} file @param {string} language @param {string[]} faults @returns {Texts} */
function compileFile(file, language, faults) {
  /** @type {Record<string, unknown>} */
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {Map<string, Compiled>} */
  const texts = new Map();
  for (const [key, message] of Object.entries(messages)) {
    try {
      if (typeof message !== 'string' || message.trim() === '') throw new Error('it has no words');
      texts.set(key, compileMessage(message, language));
    } catch (error) {
      faults.push(`${file}: "${key}": ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return texts;
}

/** @param {Texts} english @param {Texts} texts */
function differences(english, texts) {
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => `"${key}" is missing`);
  const others = [...texts].flatMap(([key, { facts }]) => {
    const expected = english.get(key);
    if (!expected) return [`"${key}" is not in ${firstLanguage}.json`];
    return factList(facts) === factList(expected.facts)
      ? []
      : [
          `"${key}" has the facts (${factList(facts)}), and in ${firstLanguage}.json (${factList(expected.facts)})`,
        ];
  });
  return [...missing, ...others];
}

/** @param {Compiled['facts']} facts */
const factList = (facts) =>
  [...facts]
    .map(([name, kind]) => `${name}: ${kind}`)
    .toSorted()
    .join(', ');
