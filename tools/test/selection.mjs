/**
 * Parses the arguments of `npm test`.
 * @module
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { UserError } from '../base/user-error.mjs';
import { allParts, isLong, sourceFolders } from './parts.mjs';

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
 *   first that begins with a dash; `long` as the first one takes the long test files there, and no others
 * @returns {Selection[]} in the order of `allParts`; everything if no part and no file is named
 * @throws {UserError} for a word that is neither, and for Jest's arguments where no Jest part is named
 */
export function select(words) {
  if (words[0] === 'long') return selectLong(words.slice(1));
  const { names, places, jestArguments } = parse(words);
  const files = places.flatMap((place) => testFilesAt(place));
  const selections = allParts
    .map((part) => {
      const own = files.filter(belongsTo(part));
      return { part, files: names.includes(part.name) ? wholePart(part, own) : own, jestArguments };
    })
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
 * @param {readonly string[]} words what narrows the long tests: parts, files and folders; all of them without
 * @returns {Selection[]}
 * @throws {UserError} for a part, a file or a folder without long tests
 */
function selectLong(words) {
  const { names, places, jestArguments } = parse(words);
  const all = sourceFiles().filter(isLong);
  const idle = allParts.find((part) => names.includes(part.name) && !all.some(belongsTo(part)));
  if (idle !== undefined) throw new UserError(`There are no long tests in ${idle.name}.`);
  const named = places.flatMap((place) => testFilesAt(place, true));
  const isNarrowed = names.length + places.length > 0;
  return allParts
    .map((part) => ({
      part,
      files: (!isNarrowed || names.includes(part.name) ? all : named).filter(belongsTo(part)),
      jestArguments,
    }))
    .filter(({ files }) => files.length > 0);
}

/** @param {readonly string[]} words */
function parse(words) {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const named = firstOption < 0 ? words : words.slice(0, firstOption);
  const names = named.filter((word) => allParts.some(({ name }) => name === word));
  return {
    names,
    places: named.filter((word) => !names.includes(word)),
    jestArguments: firstOption < 0 ? [] : words.slice(firstOption),
  };
}

/** @param {Part} part @param {readonly string[]} named files of it @returns {string[]} none unless a long one is named */
function wholePart(part, named) {
  const long = named.filter(isLong);
  if (long.length === 0) return [];
  const short = sourceFiles().filter((file) => belongsTo(part)(file) && !isLong(file));
  return [...short, ...long];
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

/** @param {Part} part @returns {(file: string) => boolean} */
const belongsTo = (part) => (file) => part.files?.test(withSlashes(file)) ?? false;

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => path.join(folder, file))
    .toSorted();
const sourceFiles = () => sourceFolders.flatMap((folder) => filesBelow(path.join(root, folder)));

/**
 * @param {string} word a path from the working folder or from the root
 * @param {boolean} [wantsLong] the long files alone; otherwise a long one has to be named itself
 * @returns {string[]} the test files there
 */
function testFilesAt(word, wantsLong = false) {
  const place = [path.resolve(word), path.resolve(root, word)].find((candidate) => existsSync(candidate));
  if (place === undefined)
    throw new UserError(
      `"${word}" is neither a file nor a part of the tests: ${allParts.map(({ name }) => name).join(', ')}.`,
    );
  const files = (statSync(place).isDirectory() ? filesBelow(place) : [place])
    .filter((file) => allParts.some((part) => belongsTo(part)(file)))
    .filter((file) => isLong(file) === wantsLong || (file === place && !wantsLong));
  if (files.length === 0) throw new UserError(`There are no ${wantsLong ? 'long ' : ''}tests in ${word}.`);
  return files;
}
