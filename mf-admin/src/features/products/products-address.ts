import { otherLanguages, type OtherLanguage } from '../../forms/other-texts';

type LanguageFilter = `without-${OtherLanguage['code']}`;
const filterOf = ({ code }: OtherLanguage): LanguageFilter => `without-${code}`;

/** The filters of the table, beside search and category; `without-hi`: products without a name in Hindi. */
export const productFilters = [
  ...(['active', 'inactive', 'low', 'out', 'featured'] as const),
  ...otherLanguages.map(filterOf),
];
export type ProductFilter = (typeof productFilters)[number];

/** The language whose names a filter misses. */
export const missedBy = (filter: ProductFilter | ''): OtherLanguage | undefined =>
  otherLanguages.find((language) => filterOf(language) === filter);

/** Something for each filter of a language. */
export const byLanguageFilter = <T>(
  of: (language: OtherLanguage) => T,
): Readonly<Record<LanguageFilter, T>> =>
  Object.fromEntries(otherLanguages.map((language) => [filterOf(language), of(language)])) as Record<
    LanguageFilter,
    T
  >;

export const productSorts = ['name', 'price', '-price', 'stock', '-stock'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The view of the table that the address describes. */
export interface ProductsView {
  /** '' without a search. */
  readonly search: string;
  /** '' for all. */
  readonly categoryId: string;
  /** '' for all. */
  readonly filter: ProductFilter | '';
  readonly sort: ProductSort;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads `?search=milk&category=dairy&show=low&sort=-price&page=2`. Treats anything invalid as absent. */
export function readProductsView(params: URLSearchParams): ProductsView {
  const page = params.get('page') ?? '';
  return {
    search: params.get('search') ?? '',
    categoryId: params.get('category') ?? '',
    filter: productFilters.find((known) => known === params.get('show')) ?? '',
    sort: productSorts.find((known) => known === params.get('sort')) ?? 'name',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

export function writeProductsView({ search, categoryId, filter, sort, page }: ProductsView): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('search', search);
  if (categoryId) params.set('category', categoryId);
  if (filter) params.set('show', filter);
  if (sort !== 'name') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}
