/** Forms of a word that are the same word to somebody who searches: singular and plural, and spellings of one sound. */

const irregular = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['knives', 'knife'],
]);

/** The singular of an English word; other words as they are. 'tomatoes' is tomato; 'cookie' and 'cookies' are both 'cooky'. */
export function singularOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return (
    irregular.get(word) ??
    word
      .replace(/(?<=..)ies?$/, 'y')
      .replace(/(?<=..)(o|x|ss|sh|ch)es$/, '$1')
      .replace(/(?<=[^su])s$/, '')
  );
}

/*
 * The blocks of Indian scripts have their letters in one order, so that one table reads Devanagari, Bengali, Gurmukhi, Gujarati, Odia,
 * Tamil, Telugu, Kannada and Malayalam. C is the sound of ch; what differs by a breath (k and kh) is one sound.
 */
export const isIndian = (word: string): boolean => /[\u0900-\u0d7f]/.test(word);
const blockSize = 0x80;
/** From the letter ka on. */
const consonants = 'kkggnCCjjnttddnttddnnpfbbmyrrlllvsssh';
const firstConsonant = 0x15;
/** Vowels, which stand alone, and from the sign of the long a on signs, which follow a consonant. */
const vowels = new Map(
  [...'aaiiuur eeeeoooo']
    .map((vowel, at) => [0x05 + at, vowel] as const)
    .filter(([, vowel]) => vowel !== ' '),
);
const firstSign = 0x3e;
const signs = ['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au', ''];
const nasal = new Set([0x01, 0x02]);
/** The a of a consonant without a sign; Hindi and its neighbours do not speak all of them. */
const unwritten = '~';
/** Devanagari, Bengali, Gurmukhi and Gujarati. */
const isNorthern = (word: string): boolean => word < '\u0b00';

function latinOf(word: string): string {
  let latin = '';
  let isOpen = false;
  for (const letter of word) {
    const place = (letter.codePointAt(0) ?? 0) % blockSize;
    const sign = signs[place - firstSign];
    if (isOpen && sign === undefined) latin += unwritten;
    const consonant = consonants[place - firstConsonant];
    isOpen = consonant !== undefined;
    if (nasal.has(place)) latin += 'n';
    else latin += sign ?? consonant ?? vowels.get(place) ?? '';
  }
  if (isOpen && !isNorthern(word)) latin += unwritten;
  if (isNorthern(word)) latin = latin.replace(/([aeiou][^aeiou~])~(?=[^aeiou~][aeiou~])/g, '$1');
  return latin.replaceAll(unwritten, 'a').replace(/n(?=[pbm])/g, 'm');
}

/**
 * A word as it sounds, for spellings of Indian words in Latin letters and in their own: pyaj, pyaaz, piyaz and प्याज sound alike, and so
 * do neemboo and nimbu, dhai and dahi, coffee and cofee. No word that anybody would read.
 */
export function soundOf(word: string): string {
  const latin = isIndian(word) ? latinOf(word) : word;
  return latin
    .replace(/zh/g, 'l')
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?!^)h/g, '')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(?!^)y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}
