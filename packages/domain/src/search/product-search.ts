import type { PublishedProduct } from '../catalogue/published-catalogue';
import { allowedTypos, normalise, splitWords, typosBetween } from './search-words';

export type SearchableProduct = Pick<PublishedProduct, 'id' | 'name' | 'description'> &
  Partial<Pick<PublishedProduct, 'keywords'>>;

export interface SearchResult {
  /** Product id to score, higher is better; a product that is not here does not match. */
  readonly scores: ReadonlyMap<string, number>;
  /** The words that matched, normalised and as the products spell them: what is marked on the screen. */
  readonly words: ReadonlySet<string>;
}

export interface SearchIndex {
  /** null when there is nothing to search for. */
  search(text: string): SearchResult | null;
}

interface Entry {
  readonly id: string;
  readonly name: string;
  /** The word of the name that names the kind of product. */
  readonly kind: string;
  readonly description: string;
  /** Other words for what it is. */
  readonly keywords: readonly string[];
}

/** Where a word occurs: positions in the list of products. */
interface Posting {
  readonly word: string;
  readonly inName: number[];
  readonly inDescription: number[];
}

interface Vocabulary {
  readonly all: readonly Posting[];
  /** By first letter: hardly anybody mistypes that one, and it leaves a tenth of the words to compare. */
  readonly byFirstLetter: ReadonlyMap<string, readonly Posting[]>;
}

const nameWeight = 10;
const descriptionWeight = 2;

/**
 * Finds products by name, keywords or description, without regard to case (rule: search-words). Text as typed matches
 * anywhere, even inside a word. Beyond that several words may stand in any order, and a word that the
 * catalogue does not know finds the nearest ones that it does ('panner', 'tomatto').
 *
 * Built once per catalogue. A search looks through the different words of the catalogue, of which there
 * are far fewer than products, so that a search in thousands of products is done between two keys.
 */
export function buildSearchIndex(products: readonly SearchableProduct[]): SearchIndex {
  const entries = products.map(({ id, name, description, keywords = '' }): Entry => {
    const normalised = normalise(name);
    return {
      id,
      name: normalised,
      kind: kindOf(normalised),
      description: normalise(description),
      keywords: normalise(keywords)
        .split(/\s*,\s*/)
        .filter((word) => word !== ''),
    };
  });
  const vocabulary = collectWords(entries);
  return {
    search(text) {
      const phrase = normalise(text).trim();
      return phrase === '' ? null : searchEntries(entries, vocabulary, phrase, splitWords(phrase));
    },
  };
}

/** In English names the last word before any addition: 'milk' of 'hosamane toned milk, 500 ml'. */
function kindOf(name: string): string {
  const [main = ''] = name.split(/[,(]/, 1);
  return splitWords(main).at(-1) ?? '';
}

function collectWords(entries: readonly Entry[]): Vocabulary {
  const postings = new Map<string, Posting>();
  const postingOf = (word: string): Posting => {
    const known = postings.get(word);
    if (known) return known;
    const fresh = { word, inName: [], inDescription: [] };
    postings.set(word, fresh);
    return fresh;
  };
  entries.forEach((entry, position) => {
    for (const word of new Set(splitWords([entry.name, ...entry.keywords].join(' '))))
      postingOf(word).inName.push(position);
    for (const word of new Set(splitWords(entry.description))) postingOf(word).inDescription.push(position);
  });
  const byFirstLetter = new Map<string, Posting[]>();
  for (const posting of postings.values()) {
    const letter = posting.word.charAt(0);
    const others = byFirstLetter.get(letter);
    if (others) others.push(posting);
    else byFirstLetter.set(letter, [posting]);
  }
  return { all: [...postings.values()], byFirstLetter };
}

function searchEntries(
  entries: readonly Entry[],
  vocabulary: Vocabulary,
  phrase: string,
  typed: readonly string[],
): SearchResult {
  const words = new Set<string>();
  let totals: Float32Array | null = null;
  for (const word of typed) {
    const scores = scoreWord(vocabulary, word, words, entries.length);
    totals = totals === null ? scores : both(totals, scores);
  }
  const byId = new Map<string, number>();
  entries.forEach((entry, position) => {
    const score = (totals?.[position] ?? 0) + phraseBonus(entry, phrase);
    if (score > 0) byId.set(entry.id, score);
  });
  return { scores: byId, words };
}

/** The text exactly as typed: milk comes before milk chocolate, and that before almond milk soap. */
function phraseBonus(entry: Entry, phrase: string): number {
  if (entry.kind.startsWith(phrase)) return 50;
  const at = entry.name.indexOf(phrase);
  if (at === 0) return 40;
  if (at > 0) return 20;
  if (entry.keywords.some((word) => word.startsWith(phrase))) return 15;
  return entry.description.includes(phrase) ? 5 : 0;
}

/** Score by position of every product with a word that contains `typed`, or with the nearest one if none does. */
function scoreWord(vocabulary: Vocabulary, typed: string, words: Set<string>, count: number): Float32Array {
  const scores = new Float32Array(count);
  let isKnown = false;
  for (const posting of vocabulary.all) {
    const at = posting.word.indexOf(typed);
    if (at < 0) continue;
    isKnown = true;
    words.add(posting.word);
    addPosting(scores, posting, posting.word === typed ? 3 : at === 0 ? 2 : 1);
  }
  if (!isKnown)
    for (const posting of nearestWords(vocabulary, typed)) {
      words.add(posting.word);
      addPosting(scores, posting, 0.5);
    }
  return scores;
}

/** The words with the fewest typing errors, if these are few enough. */
function nearestWords({ byFirstLetter }: Vocabulary, typed: string): Posting[] {
  let fewest = allowedTypos(typed.length);
  if (fewest === 0) return [];
  let nearest: Posting[] = [];
  // The second letter too: 'tmoato' begins right, 'otmato' does not.
  for (const letter of new Set([typed.charAt(0), typed.charAt(1)]))
    for (const posting of byFirstLetter.get(letter) ?? []) {
      const typos = typosBetween(typed, posting.word, fewest);
      if (typos === null) continue;
      if (typos < fewest) nearest = [];
      fewest = typos;
      nearest.push(posting);
    }
  return nearest;
}

function addPosting(scores: Float32Array, posting: Posting, weight: number): void {
  raise(scores, posting.inName, weight * nameWeight);
  raise(scores, posting.inDescription, weight * descriptionWeight);
}

function raise(scores: Float32Array, positions: readonly number[], score: number): void {
  for (const position of positions) if ((scores[position] ?? 0) < score) scores[position] = score;
}

/** Products that match both words, with the sum of their scores. */
function both(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((score, position) => {
    const other = b[position] ?? 0;
    return score > 0 && other > 0 ? score + other : 0;
  });
}
