import type { PublishedCategory, PublishedProduct } from '../catalogue/published-catalogue';
import { markMatches, type TextPart } from './mark-matches';
import { buildSearchIndex, type SearchResult } from './product-search';

type SuggestedItem =
  | { readonly kind: 'category'; readonly category: PublishedCategory }
  | { readonly kind: 'subcategory'; readonly category: PublishedCategory; readonly subcategory: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'product'; readonly product: PublishedProduct };

export type Suggestion = SuggestedItem & {
  /** The name, cut where the search matched it. */
  readonly parts: readonly TextPart[];
};

export interface Suggester {
  /** The best few for what has been typed so far: categories, their parts and brands before products; none while there is nothing to go by. */
  suggest(text: string): readonly Suggestion[];
}

const maxSuggestedOfAKind = 2;
const maxSuggestedGroups = 4;
export const maxSuggestions = 8;

/** A thing that can be suggested by its name. */
interface Named {
  readonly id: string;
  readonly name: string;
  readonly keywords?: string;
}

/**
 * Suggests names while somebody types: of categories, of their subcategories, of brands and of products, in spite of a typing error.
 * What descriptions say finds nothing here; that is for the list of results. Built once per catalogue.
 *
 * @param brands those to suggest, each once
 */
export function buildSuggester(
  products: readonly PublishedProduct[],
  categories: readonly PublishedCategory[],
  brands: readonly string[] = [],
): Suggester {
  const groups = [
    finder(categories, (category) => ({ kind: 'category', category })),
    finder(categories.flatMap(partsOfCategory), ({ category, subcategory }) => ({
      kind: 'subcategory',
      category,
      subcategory,
    })),
    finder(
      brands.map((name) => ({ id: name, name })),
      ({ name }) => ({ kind: 'brand', brand: name }),
    ),
  ];
  const findProducts = finder(products, (product) => ({ kind: 'product', product }));
  return {
    suggest(text) {
      const first = groups.flatMap((find) => find(text, maxSuggestedOfAKind)).slice(0, maxSuggestedGroups);
      return [...first, ...findProducts(text, maxSuggestions - first.length)];
    },
  };
}

const partsOfCategory = (category: PublishedCategory) =>
  category.subcategories.map((subcategory, at) => ({
    id: `${category.id} ${subcategory}`,
    name: category.subcategoryNames?.[at] ?? subcategory,
    subcategory,
    category,
  }));

/** Finds the best of these by name, as suggestions. */
function finder<T extends Named>(items: readonly T[], found: (item: T) => SuggestedItem) {
  const index = buildSearchIndex(items.map((item) => ({ ...item, description: '' })));
  return (text: string, count: number): Suggestion[] => {
    const result = index.search(text);
    return best(items, result, count).map((item) => ({
      ...found(item),
      parts: markMatches(item.name, text, result?.words ?? new Set()),
    }));
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
