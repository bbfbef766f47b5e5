import { maxSavedWords, wordPlaces, wordsOf, type WordChange, type WordPlace } from '@basket/domain';

/** A word of the list, with its text in one language. */
export interface WordRow {
  /** Names its field; as an id in the page it has no spaces. */
  readonly key: string;
  readonly word: string;
  /** Where products have it. */
  readonly places: readonly WordPlace[];
  /** 0 for a word that has a text and that no product has any more. */
  readonly productCount: number;
  /** As it is stored; '' for none. */
  readonly text: string;
}

const keyOf = (word: string): string =>
  word.replaceAll(/[\s%]/gu, (character) => `%${character.codePointAt(0)?.toString(16)}`);
const byWord = (a: WordRow, b: WordRow): number => (a.word < b.word ? -1 : 1);

/**
 * Each word of the products once, and those that only have a text: first what most products have (rule: shared-words).
 *
 * @param texts the stored ones by their word
 */
export function rowsOf(
  products: readonly Parameters<typeof wordsOf>[0][],
  texts: ReadonlyMap<string, string>,
): readonly WordRow[] {
  const uses = new Map<string, { readonly places: Set<WordPlace>; productCount: number }>(
    [...texts.keys()].map((word) => [word, { places: new Set(), productCount: 0 }]),
  );
  for (const product of products) {
    const counted = new Set<string>();
    for (const { word, place } of wordsOf(product)) {
      const use = uses.get(word) ?? { places: new Set(), productCount: 0 };
      use.places.add(place);
      if (!counted.has(word)) use.productCount += 1;
      uses.set(word, use);
      counted.add(word);
    }
  }
  return [...uses]
    .map(([word, { places, productCount }]) => ({
      ...{ key: keyOf(word), word, productCount, text: texts.get(word) ?? '' },
      places: wordPlaces.filter((place) => places.has(place)),
    }))
    .sort((a, b) => b.productCount - a.productCount || byWord(a, b));
}

/** Whether products have a word that is said in English as yet. */
export const isWithoutText = ({ text, productCount }: WordRow): boolean => text === '' && productCount > 0;

/** The rows whose word or stored text has the search in it, whatever its capitals. */
export function findRows(
  rows: readonly WordRow[],
  { search, isOnlyWithout }: { readonly search: string; readonly isOnlyWithout: boolean },
): readonly WordRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (!isOnlyWithout || isWithoutText(row)) &&
      [row.word, row.text].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The fields of a form, by the keys of the rows. */
export type WordFields = Readonly<Record<string, string>>;

export const textsOf = (rows: readonly WordRow[]): WordFields =>
  Object.fromEntries(rows.map(({ key, text }) => [key, text]));

/** Rows with another text than the stored one, by more than the spaces around it; an empty one takes the text away. */
export const changesOf = (rows: readonly WordRow[], values: WordFields): readonly WordChange[] =>
  rows.flatMap(({ key, word, text: before }) => {
    const text = (values[key] ?? before).trim();
    return text === before ? [] : [{ word, before: before || null, text: text || null }];
  });

/** Changes in parts that one call of the operation takes each. */
export const callsOf = (changes: readonly WordChange[]): readonly (readonly WordChange[])[] =>
  Array.from({ length: Math.ceil(changes.length / maxSavedWords) }, (_, call) =>
    changes.slice(call * maxSavedWords, (call + 1) * maxSavedWords),
  );

/** Texts of a document with changes over it that are saved and that it does not show yet. */
export function withSaved(
  texts: ReadonlyMap<string, string>,
  saved: readonly WordChange[],
): ReadonlyMap<string, string> {
  const known = new Map(texts);
  for (const { word, text } of saved)
    if (text === null) known.delete(word);
    else known.set(word, text);
  return known;
}

/** The saved changes that a document is still to show: in it, their words have the text from before. */
export const unheardOf = (
  texts: ReadonlyMap<string, string>,
  saved: readonly WordChange[],
): readonly WordChange[] => saved.filter(({ word, before }) => (texts.get(word) ?? null) === before);
