import { toLatinDigits } from '../basics/latin-digits';

/** Most texts match; they have no accents to remove. */
const plain = /^[\x20-\x7e]*$/;

/** The text in lower case, without accents and with the digits 0 to 9, for comparison. */
export function normalise(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return toLatinDigits(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a normalised text: letters and digits only. */
export function splitWords(normalised: string): string[] {
  return normalised.match(plain.test(normalised) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

export const wordsOf = (text: string): string[] => splitWords(normalise(text));

/** Number of wrong letters with which a word of this length still matches. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Three rows of the table below, reused because a search compares thousands of words; they grow with the longest word. */
let rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(32), new Uint8Array(32), new Uint8Array(32)];

function rowsFor(length: number): typeof rows {
  if (rows[0].length < length)
    rows = [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)];
  return rows;
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;

/** Longer input is no word; the table counts in bytes. */
const longestWord = 100;

/**
 * Number of wrong, missing, additional or swapped letters in `typed`, compared with `word` or its beginning; null when
 * there are more than `limit`.
 */
export function typosBetween(typed: string, word: string, limit: number): number | null {
  if (word.length < typed.length - limit || typed.length > longestWord) return null;
  const reach = Math.min(word.length, typed.length + limit);
  let [beforeLast, last, current] = rowsFor(reach + 1);
  for (let column = 0; column <= reach; column++) last[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let best = row;
    for (let column = 1; column <= reach; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      const replaced = at(last, column - 1) + (isSame ? 0 : 1);
      const added = Math.min(at(last, column), at(current, column - 1)) + 1;
      let cost = Math.min(replaced, added);
      if (isSwapped(typed, word, row, column)) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return null;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let typos = limit + 1;
  for (let column = Math.max(0, typed.length - limit); column <= reach; column++)
    typos = Math.min(typos, at(last, column));
  return typos <= limit ? typos : null;
}

/** Whether the last two letters of both beginnings are the same ones swapped: `row` letters typed, `column` of the word. */
const isSwapped = (typed: string, word: string, row: number, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
  typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
