import { quantityOf, type Quantity } from '../catalogue/quantity';
import { normalise, splitWords } from './search-words';

/** A size that is preferred: 500 ml, or a bare number, which may be of anything. */
export interface WantedSize {
  readonly amount: number;
  /** null for a bare number. */
  readonly of: Quantity['of'] | null;
}

export interface SearchQuery {
  /** The text, normalised. */
  readonly phrase: string;
  /** Words of what is looked for, without sizes, in parts that 'and' or a comma separate. */
  readonly parts: readonly (readonly string[])[];
  readonly sizes: readonly WantedSize[];
}

/** Words between others that say nothing of a product. */
const fillers = new Set(
  'a about an approx the of for with in on to from or my me i need want please some ka ki ke wala wali wale'.split(
    ' ',
  ),
);
/** Words that people write around a product; a catalogue that has such a word in its names means it. */
const asides = new Set(
  'fresh best good buy online price cheap offer offers packet packets pack pkt bottle box kg kgs kilo gram grams gm litre liter ltr pcs piece pieces'.split(
    ' ',
  ),
);
export const isAside = (word: string): boolean => asides.has(word);

const figure = '(?<![\\d.])(?:\\d{1,3}\\s*[x×*]\\s*)?(?:\\d{1,5}(?:\\.\\d{1,3})?|\\.\\d{1,3})';
const sizePattern = new RegExp(`${figure}\\s*[a-z]+\\b`, 'g');
/** A number of its own, or behind a word of several letters: 'milk500', not the 2 of 'A2'. */
const numberPattern = /(?<![\p{L}\p{N}.])\d+(?![\p{L}\p{N}])|(?<=[a-z]{3})\d{2,}(?![\p{L}\p{N}])/gu;

/** Sizes in words, in the form that {@link quantityOf} reads. */
const inFigures = (text: string): string =>
  text
    .replace(/\bhalf\s+(a\s+)?dozen\b/g, '6 pcs')
    .replace(/\b(?:(?:a|one)\s+)?dozen\b/g, '12 pcs')
    .replace(/(?:\bhalf|\b1\/2|½)\s+(?=(kgs?|kilo|litres?|liters?|ltr|l)\b)/g, '0.5 ');

/** The sizes that a text names: '500 g', '4 x 90 g' (all together), 'Party pack, 180 g'. */
export function sizesIn(text: string): { readonly sizes: readonly WantedSize[]; readonly rest: string } {
  const sizes: WantedSize[] = [];
  const rest = text.replace(sizePattern, (written) => {
    const quantity = quantityOf(written);
    if (quantity) sizes.push({ amount: quantity.packs * quantity.amount, of: quantity.of });
    return quantity ? ' ' : written;
  });
  return { sizes, rest };
}

/** A number before a word: of a name, such as '7 Up', or how many are wanted. */
export const numberedPattern = /(?<![\p{L}\p{N}.])(\d+)\s+(\p{L}+)/gu;

/**
 * Reads what somebody types: 'milk500ml' is milk of 500 ml, 'tea and biscuits' are two things, 'for tea' is tea.
 *
 * @param isName whether the catalogue has this word in a name: '7up' is no seven of anything
 */
export function readQuery(text: string, isName: (word: string) => boolean): SearchQuery {
  const phrase = normalise(text).trim();
  const { sizes, rest: words } = sizesIn(inFigures(phrase));
  const rest = words.replace(numberedPattern, (written, number: string, word: string) =>
    isName(number + word) ? number + word : written,
  );
  const numbers = rest.match(numberPattern) ?? [];
  const parts = rest
    .replace(numberPattern, ' ')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[,+&;]|\b(?:and|aur)\b/)
    .map(splitWords)
    .filter((words) => words.length > 0);
  const meant = parts.map(withoutFillers).filter((words) => words.length > 0);
  return {
    phrase,
    parts: meant.length > 0 || sizes.length > 0 ? meant : parts,
    sizes: [...sizes, ...numbers.map((number) => ({ amount: Number(number), of: null }))],
  };
}

const withoutFillers = (words: readonly string[]): string[] => words.filter((word) => !fillers.has(word));
