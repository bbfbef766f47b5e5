/** Most texts are; they have no accents to take off. */
const plain = /^[\x20-\x7e]*$/;

/** How text becomes comparable: lower case, without accents. */
export function normalise(text: string): string {
  return plain.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a normalised text: letters and digits only. */
export function splitWords(normalised: string): string[] {
  return normalised.match(plain.test(normalised) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

export const wordsOf = (text: string): string[] => splitWords(normalise(text));

/** Wrong letters that a word of this length may have and still be meant. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Three rows of the table below, grown when a longer word comes and used again: a search compares thousands of words. */
let rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(32), new Uint8Array(32), new Uint8Array(32)];

function rowsFor(length: number): typeof rows {
  if (rows[0].length < length)
    rows = [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)];
  return rows;
}

/** Longer ones are no words, and the table counts in bytes. */
const longestWord = 100;

/**
 * Whether `typed` is `word`, or its beginning, with at most `limit` wrong, missing, additional or swapped
 * letters. Gives the number of them; null when there are more.
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
      const cost = cheapest(typed, word, row, column, beforeLast, last, current);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return null;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let typos = limit + 1;
  for (let column = Math.max(0, typed.length - limit); column <= reach; column++)
    typos = Math.min(typos, last[column] ?? typos);
  return typos <= limit ? typos : null;
}

/** One cell of the table: the cheapest way to turn `row` letters typed into the first `column` letters of the word. */
function cheapest(
  typed: string,
  word: string,
  row: number,
  column: number,
  beforeLast: Uint8Array,
  last: Uint8Array,
  current: Uint8Array,
): number {
  const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
  const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
  const added = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
  const cost = Math.min(replaced, added);
  const isSwapped =
    row > 1 &&
    column > 1 &&
    typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
    typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
  return isSwapped ? Math.min(cost, (beforeLast[column - 2] ?? 0) + 1) : cost;
}
