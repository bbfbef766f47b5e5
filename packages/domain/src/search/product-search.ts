import { allOf, having, matchOf, type Catalogue, type Having, type Match, type Scored } from './word-matches';
import { readingsOf } from './readings';
import { readQuery, type SearchQuery, type WantedSize } from './search-query';
import {
  groupOf,
  keywordsOf,
  leastOfName,
  nameOf,
  roles,
  sizesOf,
  tellWords,
  type Group,
  type SearchableProduct,
} from './searchable-product';
import { normalise } from './search-words';
import { Vocabulary } from './vocabulary';

export type { SearchableProduct } from './searchable-product';

export interface SearchResult {
  /** Product id to score, higher is better and no two are the same; a product that is not here does not match. */
  readonly scores: ReadonlyMap<string, number>;
  /** The words that matched, normalised and as the products spell them: what is marked on the screen. */
  readonly words: ReadonlySet<string>;
  /** Where nothing matches, products that match some of the words, the best first, eight at most. */
  readonly near: readonly string[];
}

export interface SearchIndex {
  /** null when there is nothing to search for. */
  search(text: string): SearchResult | null;
}

const mostNear = 8;
const samePhrase = { name: 20, keyword: 16, group: 12 };
const sameSize = 3;
const inAllWords = 1000;

/**
 * Finds products as somebody means it who types (rules: search-words, search-two-things, search-sizes, search-near).
 *
 * Built once per catalogue. A search looks up the words of the catalogue, of which there are far fewer than products, so that a search
 * in thousands of products is done between two keys.
 *
 * @param products the most popular first
 * @param categories whose names find their products
 */
export function buildSearchIndex(
  products: readonly SearchableProduct[],
  categories: readonly { readonly id: string; readonly name: string }[] = [],
): SearchIndex {
  const vocabulary = new Vocabulary();
  const categoryGroups = new Map(categories.map(({ id, name }) => [id, groupOf(name)]));
  const groups = products.map(({ subcategory = '', categoryId }) => [
    groupOf(subcategory),
    categoryGroups.get(categoryId ?? '') ?? [],
  ]);
  products.forEach((product, position) =>
    tellWords(product, groups[position] ?? [], (word, role) => vocabulary.add(word, position, role)),
  );
  const phrasesOf = memoized((position) => phrasesIn(vocabulary, products[position], groups[position] ?? []));
  const sizes = memoized((position) => sizesOf(products[position]));
  const catalogue = { products, vocabulary, phrasesOf, sizesOf: sizes };
  return {
    search: (text) =>
      text.trim() === '' ? null : searchCatalogue(catalogue, readQuery(text, vocabulary.isName)),
  };
}

function searchCatalogue(catalogue: Catalogue, query: SearchQuery): SearchResult {
  const { products, vocabulary } = catalogue;
  if (query.parts.length === 0)
    return { scores: ranked(products, signed(catalogue, query)), words: new Set(), near: [] };
  const readings = readingsOf(vocabulary, query.parts).map((parts) =>
    parts.map((words) => words.map((word, at) => matchOf(catalogue, word, at === words.length - 1))),
  );
  const lists = readings.flatMap((parts, at) => {
    if (parts.flat().some(({ words }) => words.length === 0)) return [];
    const things = thingsOf(catalogue, parts);
    return [ranked(products, inTurns(catalogue, things, query.sizes), (readings.length - at) * inAllWords)];
  });
  const matches = readings.flat(2);
  const [first = new Map<string, number>(), second] = lists;
  const scores = second ? new Map([...second, ...first]) : first;
  const near = scores.size > 0 ? [] : nearTo(products, matches);
  return { scores, words: new Set(matches.flatMap(({ words }) => words)), near };
}

/** Keeps each value that was asked for once. */
function memoized<T>(make: (position: number) => T): (position: number) => T {
  const known: T[] = [];
  return (position) => (known[position] ??= make(position));
}

function phrasesIn(
  vocabulary: Vocabulary,
  product: SearchableProduct | undefined,
  groups: readonly Group[],
): ReadonlyMap<string, number> {
  const phrases = new Map<string, number>();
  if (!product) return phrases;
  const { main, thing } = nameOf(product);
  for (const words of groups.flatMap((group) => (group.length === 1 ? group : [])))
    phrases.set(vocabulary.soundsOf(words), samePhrase.group);
  for (const words of keywordsOf(product)) phrases.set(vocabulary.soundsOf(words), samePhrase.keyword);
  for (const words of [main, thing])
    words.forEach((_, at) => phrases.set(vocabulary.soundsOf(words.slice(at)), samePhrase.name));
  return phrases;
}

/**
 * The things that are looked for: one, with all of the words; or several, of which no product is all: potatoes and onions. A word that
 * only describes, such as 'brown', does not keep a product away.
 */
function thingsOf(catalogue: Catalogue, parts: readonly (readonly Match[])[]): Scored[] {
  const whole = having(catalogue, parts.flat());
  if (whole.named.size > 0) return [allOf(whole)];
  const things = parts
    .flatMap((words) => asFewAs(catalogue, words))
    .filter(({ isKind }) => isKind)
    .map(allOf);
  if (things.length > 1) return [...things, allOf(whole)];
  if (whole.loosely.size > 0) return [allOf(whole)];
  const said = [...whole.other].map(([position, score]) => [position, score + inAllWords] as const);
  return [new Map([...(things[0] ?? []), ...said])];
}

/** The words in as few groups as products have them: 'basmati rice toor dal' is basmati rice, and toor dal. */
function asFewAs(catalogue: Catalogue, words: readonly Match[]): Having[] {
  const found: Having[] = [];
  let group: Match[] = [];
  for (const word of words) {
    const more = having(catalogue, [...group, word]);
    const isOne = group.length > 0 && more.named.size > 0;
    if (isOne) found.pop();
    group = isOne ? [...group, word] : [word];
    found.push(isOne ? more : having(catalogue, group));
  }
  return found;
}

/** One of each thing, then the next of each. */
function inTurns(catalogue: Catalogue, things: readonly Scored[], sizes: readonly WantedSize[]): Scored {
  const { products } = catalogue;
  const sized = things.map((thing) => withSizes(catalogue, thing, sizes));
  const [first = new Map<number, number>()] = sized;
  if (sized.length < 2) return first;
  const lists = sized.map((thing) => bestFirst(ranked(products, thing)));
  const longest = Math.max(...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  const inOrder = [...new Set(turns.flat())];
  const positionOf = new Map(products.map(({ id }, position) => [id, position]));
  return new Map(inOrder.map((id, at) => [positionOf.get(id) ?? 0, inOrder.length - at]));
}

const hasSize = (sizes: readonly WantedSize[], wanted: readonly WantedSize[]): boolean =>
  sizes.some((size) =>
    wanted.some(({ amount, of }) => size.amount === amount && (of === null || size.of === of)),
  );

/** A size is preferred, and keeps nothing away. */
const withSizes = (catalogue: Catalogue, found: Scored, wanted: readonly WantedSize[]): Scored =>
  wanted.length === 0
    ? found
    : new Map(
        [...found].map(([position, score]) => [
          position,
          hasSize(catalogue.sizesOf(position), wanted) ? score + sameSize : score,
        ]),
      );

/** Products by a sign of their name, such as %, or by a size alone. */
const signed = ({ products, sizesOf: sizes }: Catalogue, query: SearchQuery): Scored =>
  new Map(
    products.flatMap(({ name, description }, position) => {
      const has = (text: string): boolean => normalise(text).includes(query.phrase);
      const isFound =
        query.sizes.length > 0 ? hasSize(sizes(position), query.sizes) : has(name) || has(description);
      return isFound ? [[position, has(name) ? roles.name : roles.description] as const] : [];
    }),
  );

/** Scores by id, no two the same: of equals the more popular comes first (rule: popular-order). */
function ranked(products: readonly SearchableProduct[], found: Scored, more = 0): Map<string, number> {
  const scores = new Map<string, number>();
  for (const [position, score] of found) {
    const product = products[position];
    if (product) scores.set(product.id, more + score - position / products.length);
  }
  return scores;
}

const bestFirst = (scores: ReadonlyMap<string, number>): string[] =>
  [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);

/** Products with the name of some of the words, most words first. */
function nearTo(products: readonly SearchableProduct[], matches: readonly Match[]): string[] {
  const found = new Map<number, number>();
  for (const { roles: found_, scores } of matches)
    found_.forEach((role, position) => {
      if (role >= leastOfName)
        found.set(position, (found.get(position) ?? 0) + inAllWords + (scores[position] ?? 0));
    });
  return bestFirst(ranked(products, found)).slice(0, mostNear);
}
