import type { PublishedProduct } from '../catalogue/published-catalogue';
import { numberedPattern, sizesIn, type WantedSize } from './search-query';
import { normalise, splitWords } from './search-words';

type Told = 'keywords' | 'brand' | 'subcategory' | 'categoryId' | 'foodMark' | 'unit' | 'options';

/** A product, category or anything else that has a name. */
export type SearchableProduct = Pick<PublishedProduct, 'id' | 'name' | 'description'> &
  Partial<Pick<PublishedProduct, Told>>;

/** The roles of a word in its product; a higher one says better what this is. */
export const roles = {
  wholeName: 64,
  /** 'milk' of 'Hosamane Toned Milk, 500 ml' */
  kind: 60,
  /** A whole keyword: 'doodh'. */
  otherName: 56,
  /** A whole subcategory or category: 'Fruits'. Of 'Tea & coffee' a product is only one. */
  group: 52,
  firstOfName: 34,
  name: 30,
  brand: 30,
  /** Behind the comma. */
  addedToName: 26,
  /** The last word of several of a keyword: 'flour' of 'gram flour'. */
  otherKind: 24,
  partOfOtherName: 20,
  choice: 8,
  partOfGroup: 6,
  foodMark: 5,
  description: 3,
} as const;

const inName: ReadonlySet<number> = new Set([
  ...[roles.wholeName, roles.kind, roles.firstOfName],
  ...[roles.name, roles.addedToName],
]);
export const isOfName = (role: number): boolean => inName.has(role);

/** From here on the product is what the word says; below it only has something of it. */
export const leastOfKind = roles.group;
/** From here on the word names the product; below it is said about it. */
export const leastOfName = roles.partOfOtherName;

/** The parts of a text, each as its words. */
const pieces = (text: string, at: RegExp): string[][] =>
  normalise(text)
    .split(at)
    // Most keywords are a word, of which there are a hundred thousand in a large shop.
    .map((piece) => (/^\s*[a-z]+\s*$/.test(piece) ? [piece.trim()] : splitWords(piece)))
    .filter((words) => words.length > 0);

export const keywordsOf = ({ keywords = '' }: SearchableProduct): string[][] => pieces(keywords, /,/);

/** The words of each part of a subcategory or category: of 'Atta, rice & dal' three. */
export type Group = readonly (readonly string[])[];
export const groupOf = (text: string): Group => pieces(text, /[,&/]|\band\b/);

const withoutApostrophes = (text: string): string => text.replace(/([^\s])['’](?=[^\s])/g, '$1');

/** The words of a name, without sizes: up to a comma or bracket, of these up to 'with', and those after the comma. */
export function nameOf({ name }: Pick<SearchableProduct, 'name'>) {
  const { rest } = sizesIn(withoutApostrophes(normalise(name)));
  const [main = ''] = rest.split(/[,(]/, 1);
  const [thing = ''] = main.split(/ (?:with|for|in) /, 1);
  return { main: splitWords(main), thing: splitWords(thing), all: splitWords(rest), rest };
}

type Add = (word: string, role: number) => void;

/** Tells `add` each word of the product with its role. */
export function tellWords(product: SearchableProduct, groups: readonly Group[], add: Add): void {
  const { brand = '', options = [], foodMark = '', description } = product;
  tellName(product, add);
  const keyword = { alone: roles.otherName, last: roles.otherKind, others: roles.partOfOtherName };
  for (const words of keywordsOf(product)) tellPhrase(words, keyword, add);
  for (const group of groups) {
    const alone = group.length === 1 ? roles.group : roles.partOfGroup;
    for (const words of group)
      tellPhrase(words, { alone, last: roles.partOfGroup, others: roles.partOfGroup }, add);
  }
  const tellAll = (text: string, role: number): void => {
    for (const word of splitWords(normalise(text))) add(word, role);
  };
  tellAll(brand, roles.brand);
  for (const { value } of options) tellAll(value, roles.choice);
  tellAll(foodMark.replace('-', ''), roles.foodMark);
  tellAll(description, roles.description);
}

function tellName(product: SearchableProduct, add: Add): void {
  const { main, thing, all, rest } = nameOf(product);
  for (const word of all) add(word, roles.addedToName);
  for (const word of main) add(word, roles.name);
  if (main[0] !== undefined) add(main[0], roles.firstOfName);
  const kind = thing.at(-1);
  if (kind !== undefined) add(kind, main.length === 1 ? roles.wholeName : roles.kind);
  // 'Parle-G' is found by parleg, too.
  for (const [both] of rest.matchAll(/[\p{L}\p{N}\p{M}]+-[\p{L}\p{N}\p{M}]+/gu))
    add(both.replace('-', ''), roles.name);
  // '7 Up' by 7up, which is also how 'readQuery' reads it.
  for (const [, number = '', word = ''] of rest.matchAll(numberedPattern)) add(number + word, roles.name);
}

/** The roles of the words of a phrase: of its only word, or of the last and the others. */
interface PhraseRoles {
  readonly alone: number;
  readonly last: number;
  readonly others: number;
}

const tellPhrase = (words: readonly string[], { alone, last, others }: PhraseRoles, add: Add): void =>
  words.forEach((word, at) =>
    add(word, words.length === 1 ? alone : at === words.length - 1 ? last : others),
  );

/** Food by its mark. A shop that marks nothing has none. */
export const isFood = (product: SearchableProduct | undefined): boolean =>
  (product?.foodMark ?? 'none') !== 'none';

/** The sizes in which a product is sold. */
export const sizesOf = (product: SearchableProduct | undefined): WantedSize[] =>
  [product?.name, product?.unit, ...(product?.options ?? []).map(({ value }) => value)].flatMap(
    (text = '') => sizesIn(normalise(text)).sizes,
  );
