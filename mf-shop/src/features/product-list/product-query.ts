import { parseRupees, type PublishedCategory } from '@basket/domain';
import { t } from '../../texts';

/**
 * The list's filters in the address: `search`, `favourites`, `category`, `min` and `max` (rupees, as
 * typed), `rating`, `offers`,
 * `subcategory`, `mark`, `brand`, `sort`, `view` and `page`. Defaults are omitted.
 */
export const sortKeys = ['match', 'popular', 'name', 'price-low', 'price-high', 'rating'] as const;
export type SortKey = (typeof sortKeys)[number];
/** The lowest rating; '' for any. */
export const ratingSteps = ['', '3.5', '4', '4.5'] as const;
type RatingStep = (typeof ratingSteps)[number];

/** '' for any product. */
const markChoices = ['', 'veg', 'non-veg'] as const;
export type MarkChoice = (typeof markChoices)[number];

export type ListView = 'grid' | 'list';

export interface ProductQuery {
  readonly search: string;
  /** Empty: all categories. */
  readonly category: string;
  /** As typed, so that an unfinished number stays in its field. */
  readonly min: string;
  readonly max: string;
  readonly rating: RatingStep;
  /** Only products below their MRP. */
  readonly offers: boolean;
  /** Empty: the whole category. */
  readonly subcategory: string;
  readonly mark: MarkChoice;
  /** Empty: any. */
  readonly brand: string;
  readonly sort: SortKey;
  readonly view: ListView;
  /** Favourites only. */
  readonly favourites: boolean;
  /** Number of pages shown, from 1. */
  readonly page: number;
}

const maxSearchLength = 100;
const maxPage = 1000;

/** Sorted by relevance while searching, otherwise by what sells. */
const defaultSort = (search: string): SortKey => (search.trim() === '' ? 'popular' : 'match');

export function parseProductQuery(params: URLSearchParams): ProductQuery {
  const search = (params.get('search') ?? '').slice(0, maxSearchLength);
  const page = Number(params.get('page') ?? '1');
  return {
    search,
    category: params.get('category') ?? '',
    min: params.get('min') ?? '',
    max: params.get('max') ?? '',
    rating: ratingSteps.find((step) => step === params.get('rating')) ?? '',
    offers: params.get('offers') === '1',
    subcategory: params.get('subcategory') ?? '',
    mark: markChoices.find((choice) => choice === params.get('mark')) ?? '',
    brand: params.get('brand') ?? '',
    sort: parseSort(params.get('sort'), search),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    favourites: params.get('favourites') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

function parseSort(text: string | null, search: string): SortKey {
  const sort = sortKeys.find((key) => key === text) ?? defaultSort(search);
  return sort === 'match' ? defaultSort(search) : sort;
}

export function writeProductQuery(query: ProductQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search !== '') params.set('search', query.search);
  if (query.favourites) params.set('favourites', '1');
  if (query.category !== '') params.set('category', query.category);
  if (query.min !== '') params.set('min', query.min);
  if (query.max !== '') params.set('max', query.max);
  if (query.rating !== '') params.set('rating', query.rating);
  if (query.offers) params.set('offers', '1');
  if (query.subcategory !== '') params.set('subcategory', query.subcategory);
  if (query.mark !== '') params.set('mark', query.mark);
  if (query.brand !== '') params.set('brand', query.brand);
  if (query.sort !== defaultSort(query.search)) params.set('sort', query.sort);
  if (query.view !== 'grid') params.set('view', query.view);
  if (query.page !== 1) params.set('page', String(query.page));
  return params;
}

/** The query with the id of its category where the address has its name, as people write links: `category=Dairy %26 Eggs`. */
export function withKnownCategory(
  query: ProductQuery,
  categories: readonly Pick<PublishedCategory, 'id' | 'name'>[],
): ProductQuery {
  const asked = query.category.trim().toLowerCase();
  if (asked === '' || categories.some(({ id }) => id === query.category)) return query;
  const named = categories.find(({ name }) => name.toLowerCase() === asked);
  return named ? { ...query, category: named.id } : query;
}

/**
 * Changes filters and returns to the first page. Another category has other subcategories. An unchosen sort follows the search (relevance or what sells).
 */
export function changeQuery(query: ProductQuery, change: Partial<ProductQuery>): ProductQuery {
  const isElsewhere = change.category !== undefined && change.category !== query.category;
  const next = { ...query, ...(isElsewhere && { subcategory: '' }), page: 1, ...change };
  const sortWasDefault = query.sort === defaultSort(query.search);
  return change.sort === undefined && sortWasDefault ? { ...next, sort: defaultSort(next.search) } : next;
}

/** Clear Filters: resets everything but the view. */
export const clearFilters = (query: ProductQuery): ProductQuery => ({
  search: '',
  category: '',
  min: '',
  max: '',
  rating: '',
  offers: false,
  subcategory: '',
  mark: '',
  brand: '',
  sort: 'popular',
  view: query.view,
  favourites: false,
  page: 1,
});

/** Number of set filters, for the badge on the Filters button. The sort does not count. */
export function activeFilterCount(query: ProductQuery): number {
  const { search, category, subcategory, min, max, rating, mark, brand, favourites, offers } = query;
  const texts = [search.trim(), category, subcategory, min.trim(), max.trim(), rating, mark, brand];
  return texts.filter((text) => text !== '').length + Number(favourites) + Number(offers);
}

export interface PriceRange {
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
  /** The message about the price fields; null if they are valid. */
  readonly problem: string | null;
}

/** The price fields as numbers. Invalid text does not filter and has a message. */
export function priceRange(query: Pick<ProductQuery, 'min' | 'max'>): PriceRange {
  const [minPaise, maxPaise] = [amount(query.min), amount(query.max)];
  if (minPaise === undefined || maxPaise === undefined)
    return {
      minPaise: minPaise ?? null,
      maxPaise: maxPaise ?? null,
      problem: t('list.priceNumbers'),
    };
  const isReversed = minPaise !== null && maxPaise !== null && minPaise > maxPaise;
  return { minPaise, maxPaise, problem: isReversed ? t('list.priceReversed') : null };
}

/** null if empty, undefined if not an amount. */
function amount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return parseRupees(text) ?? undefined;
}
