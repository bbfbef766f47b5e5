import type { PublishedCategory, PublishedProduct } from '../catalogue/published-catalogue';
import { markMatches, type TextPart } from './mark-matches';
import { buildSearchIndex, type SearchResult } from './product-search';

export type Suggestion = {
  /** The name, cut where the search matched it. */
  readonly parts: readonly TextPart[];
} & (
  | { readonly kind: 'category'; readonly category: PublishedCategory }
  | { readonly kind: 'product'; readonly product: PublishedProduct }
);

export interface Suggester {
  /** The best few for what has been typed so far, categories first; none while there is nothing to go by. */
  suggest(text: string): readonly Suggestion[];
}

const maxSuggestedCategories = 2;
export const maxSuggestions = 8;

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Suggests names while somebody types: of categories and of products, in spite of a typing error. What descriptions say
 * finds nothing here; that is for the list of results. Built once per catalogue.
 */
export function buildSuggester(
  products: readonly PublishedProduct[],
  categories: readonly PublishedCategory[],
): Suggester {
  const byName = ({ id, name, keywords = '' }: Named & { readonly keywords?: string }) => ({
    id,
    name,
    keywords,
    description: '',
  });
  const [productIndex, categoryIndex] = [
    buildSearchIndex(products.map(byName)),
    buildSearchIndex(categories.map(byName)),
  ];
  return {
    suggest(text) {
      const foundCategories = categoryIndex.search(text);
      const foundProducts = productIndex.search(text);
      const first = best(categories, foundCategories, maxSuggestedCategories).map((category) => ({
        kind: 'category' as const,
        category,
        parts: partsOf(category, text, foundCategories),
      }));
      const others = best(products, foundProducts, maxSuggestions - first.length).map((product) => ({
        kind: 'product' as const,
        product,
        parts: partsOf(product, text, foundProducts),
      }));
      return [...first, ...others];
    },
  };
}

/** The best first; equally good ones by name. */
function best<T extends Named>(items: readonly T[], found: SearchResult | null, count: number): T[] {
  if (found === null) return [];
  const scoreOf = ({ id }: Named): number => found.scores.get(id) ?? 0;
  return items
    .filter((item) => scoreOf(item) > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a) || (a.name < b.name ? -1 : 1))
    .slice(0, count);
}

const partsOf = ({ name }: Named, text: string, found: SearchResult | null): TextPart[] =>
  markMatches(name, text, found?.words ?? new Set());
