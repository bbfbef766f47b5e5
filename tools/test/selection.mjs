/**
 * Parses the arguments of `npm test`.
 * @module
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { UserError } from '../base/user-error.mjs';
import { allParts } from './parts.mjs';

/** @typedef {import('./parts.mjs').Part} Part */
/**
 * @typedef {object} Selection
 * @property {Part} part
 * @property {readonly string[]} files absolute paths of the test files to run, or of the files to check; none for all of the part
 * @property {readonly string[]} jestArguments
 * @property {number} [times] how often its tests run, one time after the other and without a second try; once by default
 */

/**
 * @param {readonly string[]} words names of parts, test files and folders of them, then arguments for Jest from the
 *   first that begins with a dash
 * @returns {Selection[]} in the order of `allParts`; everything if no part and no file is named
 * @throws {UserError} for a word that is neither, and for Jest's arguments where no Jest part is named
 */
export function select(words) {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const named = firstOption < 0 ? words : words.slice(0, firstOption);
  const jestArguments = firstOption < 0 ? [] : words.slice(firstOption);
  const names = named.filter((word) => allParts.some(({ name }) => name === word));
  const files = named.filter((word) => !names.includes(word)).flatMap(testFilesAt);
  const selections = allParts
    .map((part) => ({
      part,
      files: names.includes(part.name) ? [] : files.filter((file) => part.files?.test(withSlashes(file))),
      jestArguments,
    }))
    .filter((selection) => names.includes(selection.part.name) || selection.files.length > 0);
  if (selections.length > 0 && (jestArguments.length === 0 || selections.some(({ part }) => part.files)))
    return selections;
  if (jestArguments.length > 0)
    throw new UserError(
      `Which tests? Name a part or a file first: npm test -- unit ${jestArguments.join(' ')}`,
    );
  return allParts.map((part) => ({ part, files: [], jestArguments }));
}

/**
 * @param {readonly string[]} words how often, and what {@link select} takes
 * @returns {Selection[]}
 * @throws {UserError} for no number of times, and where nothing that could fail now and then is named
 */
export function selectRepeated([times = '', ...words]) {
  if (!/^[1-9]\d{0,2}$/.test(times))
    throw new UserError('How often? npm test -- repeat 10 path/to/x.journey.test.ts');
  const named = words.length === 0 ? [] : select(words);
  if (named.length === 0 || named.some(({ part }) => part.command))
    throw new UserError(`Which tests? npm test -- repeat ${times} path/to/x.journey.test.ts`);
  return named.map((selection) => ({ ...selection, times: Number(times) }));
}

/** @param {string} file */
const withSlashes = (file) => file.replaceAll(path.sep, '/');

/**
 * @param {string} word a path from the working folder or from the root
 * @returns {string[]} the test files there
 */
function testFilesAt(word) {
  const place = [path.resolve(word), path.resolve(root, word)].find((candidate) => existsSync(candidate));
  if (place === undefined)
    throw new UserError(
      `"${word}" is neither a file nor a part of the tests: ${allParts.map(({ name }) => name).join(', ')}.`,
    );
  const candidates = statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((file) => !file.includes('node_modules'))
        .map((file) => path.join(place, file))
    : [place];
  const files = candidates.filter((file) => allParts.some((part) => part.files?.test(withSlashes(file))));
  if (files.length === 0) throw new UserError(`There are no tests in ${word}.`);
  return files;
}
