import { useDeferredValue, useState } from 'react';
import type { Product, Stored } from '@basket/domain';
import { formatNumber, usePages, type PagerProps } from '@basket/ui';
import { useLiveQuery, type Live } from '@basket/web';
import { maxSearchedProducts, productsPage, productsPerPage, searchedProducts } from '../../queries';

type Row = Stored<Product>;

export interface Products {
  readonly live: Live<Row[]>;
  readonly rows: readonly Row[];
  /** Null if all rows fit on one page. */
  readonly pager: PagerProps | null;
  /** True when there may be more products than the search looks through. */
  readonly isSearchCut: boolean;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The products whose name contains every word, in any order. */
export function findByName<P extends Pick<Product, 'name'>>(products: readonly P[], search: string): P[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return products.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

/** One page of products, or of the products that the search finds. */
export function useProducts(search: string): Products {
  const pages = usePages<Row>(productsPerPage);
  const [foundPage, setFoundPage] = useState({ of: '', page: 0 });
  const wanted = useDeferredValue(search.trim());
  const isSearch = wanted !== '';
  const live = useLiveQuery(isSearch ? searchedProducts : productsPage(pages.after));
  const all = live.status === 'ready' ? live.data : [];

  if (!isSearch) {
    const { rows, firstRow, pager } = pages.of(all);
    const summary = summaryOf(firstRow, rows.length);
    return { live, rows, pager: pager && { ...pager, summary }, isSearchCut: false };
  }
  const found = findByName(all, wanted);
  const page = foundPage.of === wanted ? foundPage.page : 0;
  const start = page * productsPerPage;
  const rows = found.slice(start, start + productsPerPage);
  const turnTo = (next: number) => () => setFoundPage({ of: wanted, page: next });
  const pager = {
    summary: summaryOf(start + 1, rows.length),
    onPrevious: page > 0 ? turnTo(page - 1) : undefined,
    onNext: found.length > start + productsPerPage ? turnTo(page + 1) : undefined,
  };
  return {
    live,
    rows,
    pager: pager.onPrevious || pager.onNext ? pager : null,
    isSearchCut: all.length >= maxSearchedProducts,
  };
}

const summaryOf = (firstRow: number, count: number): string =>
  `${formatNumber(firstRow)} to ${formatNumber(firstRow + count - 1)}`;
