import type { PublishedProduct, SearchResult } from '@basket/domain';
import { priceRange, type ProductQuery, type SortKey } from './product-query';

type ListedProduct = Pick<
  PublishedProduct,
  | 'id'
  | 'name'
  | 'categoryId'
  | 'pricePaise'
  | 'originalPricePaise'
  | 'rating'
  | 'stockQuantity'
  | 'subcategory'
  | 'foodMark'
  | 'brand'
>;

type Filters = Pick<
  ProductQuery,
  'category' | 'min' | 'max' | 'rating' | 'offers' | 'subcategory' | 'mark' | 'brand'
>;

/**
 * The products that pass the filters, in the chosen order (rule: sold-out-stays). Sold-out products keep their
 * place: a list that hides them looks as if the shop never had them.
 *
 * @param products in the order of lists, or of names for that sort: equals stay in it (rule: popular-order)
 * @param favourites ids of the only products that count; null for all
 * @param found what the search gave; null when nothing is searched for
 */
export function selectProducts<P extends ListedProduct>(
  products: readonly P[],
  query: Filters & Pick<ProductQuery, 'sort'>,
  found: SearchResult | null,
  favourites: ReadonlySet<string> | null = null,
): P[] {
  const fits = filterOf(query);
  const selected = products.filter(
    (product) =>
      (favourites === null || favourites.has(product.id)) &&
      (found === null || found.scores.has(product.id)) &&
      fits(product),
  );
  const compare = comparison(query.sort, found);
  return compare ? selected.sort(compare) : selected;
}

/** Whether a product has what is asked for; what is not asked for is left out. */
function filterOf(query: Filters): (product: ListedProduct) => boolean {
  const { category, subcategory, mark, brand, offers } = query;
  const { minPaise, maxPaise } = priceRange(query);
  const leastRating = Number(query.rating);
  const filters: ((product: ListedProduct) => boolean)[] = [];
  if (category !== '') filters.push(({ categoryId }) => categoryId === category);
  if (subcategory !== '') filters.push((product) => product.subcategory === subcategory);
  if (mark !== '') filters.push(({ foodMark }) => foodMark === mark);
  if (brand !== '') filters.push((product) => product.brand === brand);
  if (offers) filters.push(({ pricePaise, originalPricePaise }) => originalPricePaise > pricePaise);
  // Unrated products match only without a rating filter.
  if (leastRating > 0) filters.push(({ rating }) => (rating ?? 0) >= leastRating);
  if (minPaise !== null) filters.push(({ pricePaise }) => pricePaise >= minPaise);
  if (maxPaise !== null) filters.push(({ pricePaise }) => pricePaise <= maxPaise);
  return (product) => filters.every((filter) => filter(product));
}

function comparison(
  sort: SortKey,
  found: SearchResult | null,
): ((a: ListedProduct, b: ListedProduct) => number) | null {
  const score = (product: ListedProduct): number => found?.scores.get(product.id) ?? 0;
  switch (sort) {
    case 'popular':
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

/** The brands of these products, in the order of their names. */
export function brandsOf(
  products: readonly Pick<PublishedProduct, 'brand' | 'categoryId'>[],
  category: string,
): string[] {
  const chosen = products.filter(({ categoryId }) => category === '' || categoryId === category);
  return [...new Set(chosen.map(({ brand }) => brand))].filter((brand) => brand !== '').sort();
}
