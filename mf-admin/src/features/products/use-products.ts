import { useDeferredValue, useState } from 'react';
import type { Product, Stored } from '@basket/domain';
import { useLiveQuery, type Live } from '@basket/web';
import { maxSearchedProducts, productsPage, productsPerPage, searchedProducts } from '../../queries';

type Row = Stored<Product>;

export interface Products {
  readonly live: Live<Row[]>;
  readonly rows: readonly Row[];
  /** Number of the first row. */
  readonly firstRow: number;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  /** There are more products than a search looks through. */
  readonly isSearchCut: boolean;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Products whose name has all the words, wherever they stand. */
export function findByName<P extends Pick<Product, 'name'>>(products: readonly P[], search: string): P[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return products.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

/** A page of products; while somebody searches, a page of what was found. */
export function useProducts(search: string): Products {
  /** The last product of each page before this one. */
  const [trail, setTrail] = useState<readonly Row[]>([]);
  const [foundPage, setFoundPage] = useState({ of: '', page: 0 });
  const wanted = useDeferredValue(search.trim());
  const isSearch = wanted !== '';
  const live = useLiveQuery(isSearch ? searchedProducts : productsPage(trail.at(-1) ?? null));
  const all = live.status === 'ready' ? live.data : [];

  if (!isSearch) {
    const rows = all.slice(0, productsPerPage);
    const last = rows.at(-1);
    return {
      live,
      rows,
      firstRow: trail.length * productsPerPage + 1,
      next: all.length > productsPerPage && last ? () => setTrail([...trail, last]) : undefined,
      previous: trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined,
      isSearchCut: false,
    };
  }
  const found = findByName(all, wanted);
  const page = foundPage.of === wanted ? foundPage.page : 0;
  const start = page * productsPerPage;
  return {
    live,
    rows: found.slice(start, start + productsPerPage),
    firstRow: start + 1,
    next:
      found.length > start + productsPerPage ? () => setFoundPage({ of: wanted, page: page + 1 }) : undefined,
    previous: page > 0 ? () => setFoundPage({ of: wanted, page: page - 1 }) : undefined,
    isSearchCut: all.length >= maxSearchedProducts,
  };
}
