import type { PublishedProduct, SearchResult } from '@basket/domain';
import { priceRange, type ProductQuery, type SortKey } from './product-query';

type ListedProduct = Pick<
  PublishedProduct,
  'id' | 'name' | 'categoryId' | 'pricePaise' | 'originalPricePaise' | 'rating' | 'stockQuantity'
>;

/**
 * The products that pass the filters, in the chosen order (rule: sold-out-stays). Sold-out products keep their
 * place: a list that hides them looks as if the shop never had them.
 *
 * @param products in the order of their names, as published: what is equal otherwise stays in that order
 * @param favourites ids of the only products that count; null for all
 * @param found what the search gave; null when nothing is searched for
 */
export function selectProducts<P extends ListedProduct>(
  products: readonly P[],
  query: Pick<ProductQuery, 'category' | 'min' | 'max' | 'rating' | 'offers' | 'sort'>,
  found: SearchResult | null,
  favourites: ReadonlySet<string> | null = null,
): P[] {
  const { minPaise, maxPaise } = priceRange(query);
  const leastRating = Number(query.rating);
  const selected = products.filter(
    (product) =>
      (favourites === null || favourites.has(product.id)) &&
      (query.category === '' || product.categoryId === query.category) &&
      (!query.offers || product.originalPricePaise > product.pricePaise) &&
      // Unrated products match only without a rating filter.
      (leastRating === 0 || (product.rating ?? 0) >= leastRating) &&
      (minPaise === null || product.pricePaise >= minPaise) &&
      (maxPaise === null || product.pricePaise <= maxPaise) &&
      (found === null || found.scores.has(product.id)),
  );
  const compare = comparison(query.sort, found);
  return compare ? selected.sort(compare) : selected;
}

function comparison(
  sort: SortKey,
  found: SearchResult | null,
): ((a: ListedProduct, b: ListedProduct) => number) | null {
  const score = (product: ListedProduct): number => found?.scores.get(product.id) ?? 0;
  switch (sort) {
    case 'name':
      return null;
    case 'match':
      return (a, b) => score(b) - score(a);
    case 'price-low':
      return (a, b) => a.pricePaise - b.pricePaise;
    case 'price-high':
      return (a, b) => b.pricePaise - a.pricePaise;
    case 'rating':
      // Unrated products come last.
      return (a, b) => (b.rating ?? -1) - (a.rating ?? -1);
  }
}
