import * as v from 'valibot';
import { kind } from '../basics/kind';
import { instantSchema, requiredTextSchema } from '../basics/schema';
import type { Product, Specification } from './product';
import type { SayWord } from './published-texts';
import { quantityOf } from './quantity';

/** The longest word, as long as a specification's value, and the longest text for it, in UTF-16 units. */
export const mostWordLength = 200;
/** The most words with a text in one language. */
export const maxSharedWords = 3000;
/** The most bytes of all of them as JSON: a document of Firestore has room for 1 MiB. */
export const maxSharedWordsBytes = 900_000;

export const sharedWordSchema = v.strictObject({
  /** In English, as products have it: 'Bestseller', 'Atta, rice & dal', 'Country of origin'. */
  word: requiredTextSchema(mostWordLength),
  text: requiredTextSchema(mostWordLength),
});
export type SharedWord = v.InferOutput<typeof sharedWordSchema>;

/** `sharedWords/{code}`: the words that many products have, in another language than English (rule: shared-words). */
export const sharedWordsSchema = v.strictObject({
  /** Each word once, in the order of the words. */
  words: v.pipe(v.array(sharedWordSchema), v.maxLength(maxSharedWords)),
  updatedAt: instantSchema,
});
export type SharedWords = v.InferOutput<typeof sharedWordsSchema>;

export const sharedWords = kind('sharedWords', sharedWordsSchema);

/** Whether a text may stand for it. Weights and volumes stay as packs have them, and so does what has no letters: '500 g', '80 %'. */
export const isSharedWord = (word: string): boolean =>
  /\p{L}/u.test(word) && (quantityOf(word)?.of ?? 'pieces') === 'pieces';

/** Where products have words. */
export const wordPlaces = ['subcategory', 'badge', 'unit', 'option', 'specification'] as const;
export type WordPlace = (typeof wordPlaces)[number];

type Worded = Pick<Product, 'subcategory' | 'badge' | 'unit' | 'options' | 'specifications'>;

/** The words of a product that a text can stand for, by where it has them; a word may come twice. */
export function wordsOf(product: Worded): { readonly word: string; readonly place: WordPlace }[] {
  const { subcategory, badge, unit, options, specifications } = product;
  const all: Readonly<Record<WordPlace, readonly string[]>> = {
    subcategory: [subcategory],
    badge: [badge],
    unit: [unit],
    option: options.flatMap(({ group, value }) => [group, value]),
    specification: specifications.flatMap(({ name, value }) => [name, value]),
  };
  return wordPlaces.flatMap((place) => all[place].filter(isSharedWord).map((word) => ({ word, place })));
}

/** Specifications in a language; null where they stay as they are. */
export function saidSpecifications(
  specifications: readonly Specification[],
  say: SayWord,
): Specification[] | null {
  const said = specifications.map(({ name, value }) => ({ name: say(name), value: say(value) }));
  const isSame = said.every(
    ({ name, value }, at) => name === specifications[at]?.name && value === specifications[at].value,
  );
  return isSame ? null : said;
}
