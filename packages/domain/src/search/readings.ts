import { isAside } from './search-query';
import type { Vocabulary } from './vocabulary';

/** The least letters of each half of a word that was written as one. */
const leastOfTwo = 3;

/**
 * The words of a search as the catalogue may write them, the likeliest reading first: 'butter milk' is buttermilk and 'facewash' face wash, where
 * it has these. What people write around a product, such as 'fresh', goes where no name has it.
 */
export function readingsOf(vocabulary: Vocabulary, parts: readonly (readonly string[])[]): string[][][] {
  const separate = parts.map((words) => words.flatMap((word) => splitIfTwo(vocabulary, word)));
  const meant = separate
    .map((words) => words.filter((word) => !isAside(word) || vocabulary.isName(word)))
    .filter((words) => words.length > 0);
  const asWritten = meant.length > 0 ? meant : separate;
  const joined = asWritten.map((words) => joinIfOne(vocabulary, words));
  return joined.flat().length < asWritten.flat().length ? [joined, asWritten] : [asWritten];
}

function joinIfOne(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next] = words.slice(at, at + 2);
    const isOne = next !== undefined && vocabulary.isName(word + next);
    joined.push(isOne ? word + next : word);
    if (isOne) at += 1;
  }
  return joined;
}

function splitIfTwo(vocabulary: Vocabulary, word: string): string[] {
  if (!vocabulary.isKnown(word))
    for (let at = leastOfTwo; at <= word.length - leastOfTwo; at++) {
      const two = [word.slice(0, at), word.slice(at)];
      if (two.every(vocabulary.isName)) return two;
    }
  return [word];
}
