/**
 * All texts that an application may carry: its own and those of the packages below it, numbered, as the code of a page knows them.
 * @module
 */
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { firstLanguage, packageTexts, textFiles } from './package-texts.mjs';

/**
 * @typedef {object} NumberedTexts
 * @property {(file: string, key: string) => number | undefined} numberOf a key in a file of a package; undefined for an unknown one
 * @property {readonly string[]} languages that have texts, English first
 * @property {(number: number) => boolean} isCounted whether a number is among its facts
 * @property {(language: string, number: number) => string} codeOf a text: an expression, English where the language's package has none
 * @property {readonly string[]} files that were read
 */

/** The packages whose sources are part of every application. */
export const sharedPackages = ['packages/ui', 'packages/web', 'packages/domain'];

/**
 * Numbers follow from the texts' order in English alone, so that builds of one commit agree.
 * @param {string} app e.g. `mf-delivery`
 * @param {readonly string[]} [shared] packages whose sources it carries, too
 * @returns {NumberedTexts}
 */
export function appTexts(app, shared = sharedPackages) {
  const folders = [app, ...shared].map((name) => path.resolve(root, name));
  const packages = folders.map((folder) => ({ folder, texts: packageTexts(folder) }));
  /** @type {{ key: string, texts: ReturnType<typeof packageTexts> }[]} */
  const numbered = [];
  /** @type {Map<string, Map<string, number>>} */
  const numbers = new Map();
  for (const { folder, texts } of packages) {
    const own = new Map(
      [...(texts.get(firstLanguage)?.keys() ?? [])].map((key, at) => [key, numbered.length + at]),
    );
    numbers.set(folder, own);
    for (const key of own.keys()) numbered.push({ key, texts });
  }
  const english = (/** @type {number} */ number) => {
    const of = numbered[number];
    return of?.texts.get(firstLanguage)?.get(of.key);
  };
  const others = new Set(
    packages.flatMap(({ texts }) => [...texts.keys()]).filter((one) => one !== firstLanguage),
  );
  return {
    numberOf: (file, key) => {
      const folder = folders.find((one) => file.startsWith(one + path.sep));
      return folder === undefined ? undefined : numbers.get(folder)?.get(key);
    },
    languages: [firstLanguage, ...[...others].toSorted()],
    isCounted: (number) => [...(english(number)?.facts.values() ?? [])].includes('number'),
    codeOf: (language, number) => {
      const of = numbered[number];
      const text = of && (of.texts.get(language) ?? of.texts.get(firstLanguage))?.get(of.key);
      if (!text) throw new Error(`no text has the number ${number}`);
      return text.code;
    },
    files: folders.flatMap((folder) => Object.values(textFiles(folder))),
  };
}
