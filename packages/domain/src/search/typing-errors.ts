/**
 * How far what was typed is from a word. Errors that hands make often cost less: two letters swapped, one left out, a wrong vowel. In
 * short words only these count at all, because nearly every short word is one letter from another one: chair, chai and hair.
 */

const often = 4;
const seldom = 6;
const never = 255;
/** A word that goes on after what was typed is a little further than one that does not. */
const furtherOn = 1;

const shortest = 4;
const leastForVowels = 5;
const leastForAny = 6;
const leastForTwo = 8;

const vowels = new Set('aeiouy');
const isVowel = (letter: string): boolean => vowels.has(letter);

/** Letters that stand for one sound: jinger is ginger. */
const confused = new Map(['gj', 'jg', 'bv', 'vb'].map(([letter = '', other = '']) => [letter, other]));
export const confusedWith = (letter: string): string => confused.get(letter) ?? letter;

/** Three rows of the table below, reused because a search compares hundreds of words. */
const longest = 40;
const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(longest),
  new Uint8Array(longest),
  new Uint8Array(longest),
];
const at = (row: Uint8Array, column: number): number => row[column] ?? never;

/** The cost of a letter in place of another one. */
function replacing(typed: string, word: string, length: number): number {
  if (typed === word) return 0;
  const isOften = (isVowel(typed) && isVowel(word)) || confusedWith(typed) === word;
  if (length >= leastForVowels && isOften) return often;
  return length >= leastForAny ? seldom : never;
}

/** The errors that are forgiven to a word of this length. */
const allowanceFor = (length: number) => ({
  limit: length >= leastForTwo ? often + seldom : seldom,
  /** By how many letters the lengths may differ. */
  most: length >= leastForTwo ? 2 : 1,
  /** The cost of a letter too many. */
  extra: length >= leastForAny ? seldom - 1 : never,
  /** Whether it may be the beginning of a longer word. */
  goesOn: length >= leastForVowels,
});

/**
 * The cost of the errors in `typed`, compared with `word` or, from five letters on, its beginning; null if it is another word.
 * Lower is nearer.
 */
export function errorsBetween(typed: string, word: string): number | null {
  const { length } = typed;
  const allowance = allowanceFor(length);
  const { limit, most } = allowance;
  if (length < shortest || length >= longest || word.length < length - most) return null;
  if (!allowance.goesOn && word.length > length + most) return null;
  const reach = Math.min(word.length, length + most, longest - 1);
  const costs = costsOf(typed, word, reach, allowance);
  if (!costs) return null;
  let fewest = word.length === reach ? at(costs, reach) : never;
  if (allowance.goesOn)
    for (let column = length - most; column <= reach; column++)
      fewest = Math.min(fewest, at(costs, column) + furtherOn);
  return fewest <= limit + furtherOn ? fewest : null;
}

/** The cost of `typed` for each beginning of `word`, up to `reach` letters; null when all of them are above the limit. */
function costsOf(
  typed: string,
  word: string,
  reach: number,
  { limit, extra }: ReturnType<typeof allowanceFor>,
): Uint8Array | null {
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= reach; column++) last[column] = Math.min(never, column * often);
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charAt(row - 1);
    current[0] = Math.min(never, row * extra);
    let best = at(current, 0);
    for (let column = 1; column <= reach; column++) {
      let cost = at(last, column - 1) + replacing(letter, word.charAt(column - 1), typed.length);
      cost = Math.min(cost, at(last, column) + extra, at(current, column - 1) + often);
      if (isSwapped(typed, word, row, column)) cost = Math.min(cost, at(beforeLast, column - 2) + often);
      current[column] = Math.min(never, cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return null;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last;
}

/** Whether the last two letters of both beginnings are the same ones swapped: `row` letters typed, `column` of the word. */
const isSwapped = (typed: string, word: string, row: number, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  typed.charAt(row - 1) === word.charAt(column - 2) &&
  typed.charAt(row - 2) === word.charAt(column - 1);
