import type { WantedSize } from './search-query';
import {
  isFood,
  isOfName,
  leastOfKind,
  leastOfName,
  roles,
  type SearchableProduct,
} from './searchable-product';
import type { Vocabulary } from './vocabulary';

export interface Catalogue {
  readonly products: readonly SearchableProduct[];
  readonly vocabulary: Vocabulary;
  /** By position: how much more it counts when all that was typed is a whole name, keyword or group of the product. */
  readonly phrasesOf: (position: number) => ReadonlyMap<string, number>;
  readonly sizesOf: (position: number) => readonly WantedSize[];
}

/** A word that was typed, in the products that have it. */
export interface Match {
  readonly word: string;
  /** By position: 0 without the word. */
  readonly scores: Float64Array;
  /** By position: see {@link roles}. */
  readonly roles: Uint8Array;
  /** As the products spell it. */
  readonly words: readonly string[];
}

/** Products by position, with how well they match. */
export type Scored = ReadonlyMap<number, number>;

/** The products that have all of some words: those of which they are the name, and those of which they are only said. */
export interface Having {
  readonly named: Scored;
  /** Products that several keywords name together, such as butter by 'bread spread' and its name. */
  readonly loosely: Scored;
  readonly other: Scored;
  /** Whether some product is what the words say. */
  readonly isKind: boolean;
}

/** The lists of {@link Having} while they are made. */
interface Lists {
  readonly named: Map<number, number>;
  readonly loosely: Map<number, number>;
  readonly other: Map<number, number>;
  readonly kinds: Set<number>;
}

/** How one product has all of the words. */
interface Judged {
  readonly list: 'named' | 'loosely' | 'other';
  readonly score: number;
  readonly isKind: boolean;
}

const leastBegun = 3;
const allInName = 40;
/** Between equals, somebody who searches in a shop for groceries means food. */
const eaten = 1.5;

/** @param isLast whether no other word is typed behind it */
export function matchOf({ products, vocabulary }: Catalogue, word: string, isLast: boolean): Match {
  const scores = new Float64Array(products.length);
  const best = new Uint8Array(products.length);
  // Somebody who types the next word means a short one as it is: the 'no' of 'no sugar', not noodles.
  const alike = isLast || word.length >= leastBegun ? vocabulary.meant(word) : vocabulary.whole(word);
  for (const { known, quality, leastRole } of alike)
    known.positions.forEach((position, at) => {
      const role = known.roles[at] ?? 0;
      if (role < leastRole || role * quality <= (scores[position] ?? 0)) return;
      scores[position] = role * quality;
      best[position] = role;
    });
  return { word, scores, roles: best, words: alike.map(({ known }) => known.word) };
}

/** Products that have all of these words. */
export function having(catalogue: Catalogue, matches: readonly Match[]): Having {
  const [first, second] = matches;
  const found: Lists = { named: new Map(), loosely: new Map(), other: new Map(), kinds: new Set() };
  if (!first) return { ...found, isKind: false };
  const judge = second ? judgeWords(catalogue, matches) : judgeWord(first);
  first.scores.forEach((score, position) => {
    if (score === 0 || (second && matches.some(({ scores }) => scores[position] === 0))) return;
    const judged = judge(position);
    found[judged.list].set(position, judged.score);
    if (judged.isKind) found.kinds.add(position);
  });
  preferFood(catalogue, found, matches.at(-1) ?? first);
  return { ...found, isKind: found.kinds.size > 0 };
}

const judgeWord =
  ({ scores, roles: found }: Match) =>
  (position: number): Judged => {
    const role = found[position] ?? 0;
    return {
      list: role >= leastOfName ? 'named' : 'other',
      score: scores[position] ?? 0,
      isKind: role >= leastOfKind,
    };
  };

function judgeWords(catalogue: Catalogue, matches: readonly Match[]): (position: number) => Judged {
  const phrase = catalogue.vocabulary.soundsOf(matches.map(({ word }) => word));
  return (position) => {
    const found = matches.map((match) => match.roles[position] ?? 0);
    const bonus = catalogue.phrasesOf(position).get(phrase) ?? 0;
    const isKind = bonus > 0 || (found.at(-1) ?? 0) >= leastOfKind;
    // An 'almond croissant' is one, if almond can be chosen for it.
    const isNamed = (role: number, at: number): boolean =>
      role >= roles.addedToName ||
      (isKind && role === roles.choice) ||
      (role >= leastOfName && isInPhrase(catalogue, position, matches, at));
    // One of several words that is a keyword says no more than one of the name.
    const scoreOf = ({ scores }: Match, at: number): number =>
      Math.min(scores[position] ?? 0, found[at] === roles.otherName ? roles.firstOfName : Infinity);
    const score = matches.reduce((sum, match, at) => sum + scoreOf(match, at), 0);
    const list = found.every((role) => role >= leastOfName) ? 'loosely' : 'other';
    return {
      list: bonus > 0 || found.every(isNamed) ? 'named' : list,
      score: score + (found.every(isOfName) ? allInName : bonus),
      isKind,
    };
  };
}

/** Whether the word is part of a whole keyword that was typed: 'low' of 'low fat milk', not 'bread' of 'bread spread'. */
function isInPhrase(
  { vocabulary, phrasesOf }: Catalogue,
  position: number,
  matches: readonly Match[],
  at: number,
): boolean {
  const phrases = phrasesOf(position);
  const words = matches.map(({ word }) => word);
  return words.some(
    (_, from) =>
      from <= at &&
      words.some((__, to) => to >= at && phrases.has(vocabulary.soundsOf(words.slice(from, to + 1)))),
  );
}

/** Takes away what only smells of a food where there is the food: nobody who looks for lemons wants to wash up with them. */
function preferFood({ products }: Catalogue, { named, loosely, other, kinds }: Lists, last: Match): void {
  const isEdible = (position: number): boolean => isFood(products[position]);
  if (!some(kinds, isEdible)) return;
  const prefer = (list: Map<number, number>, position: number, score: number): void => {
    if (!isEdible(position) && !kinds.has(position)) list.delete(position);
    if (isEdible(position) && (last.roles[position] ?? 0) >= roles.kind) list.set(position, score + eaten);
  };
  for (const list of [named, loosely, other])
    for (const [position, score] of list) prefer(list, position, score);
}

function some(positions: ReadonlySet<number>, is: (position: number) => boolean): boolean {
  for (const position of positions) if (is(position)) return true;
  return false;
}

export function allOf({ named, loosely, other }: Having): Scored {
  const all = new Map(other);
  for (const list of [loosely, named]) for (const [position, score] of list) all.set(position, score);
  return all;
}
