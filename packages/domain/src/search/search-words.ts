import { toLatinDigits } from '../basics/latin-digits';

/** Most texts match; they have no accents to remove. */
const plain = /^[\x20-\x7e]*$/;

/**
 * Marks that people leave out or cannot see: accents, the dot of Indian scripts (nukta: ज़ is ज) and joiners. Vowel signs of Indian
 * scripts are marks as well, but they are letters to whoever reads: चीनी is sugar, चना are chickpeas.
 */
const leftOut = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]|(?![\u0900-\u0dff])\p{M}/gu;

/** The text in lower case, without accents and with the digits 0 to 9, for comparison (rule: vowel-signs). */
export function normalise(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return toLatinDigits(text).normalize('NFD').replace(leftOut, '').normalize('NFC').toLowerCase();
}

/** The words of a normalised text: letters with their signs, and digits. */
export function splitWords(normalised: string): string[] {
  return normalised.match(plain.test(normalised) ? /[a-z0-9]+/g : /[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

export const wordsOf = (text: string): string[] => splitWords(normalise(text));
