import { useDeferredValue, useMemo, useState } from 'react';
import type { Category, Product, Stored } from '@basket/domain';
import { formatNumber, type PagerProps } from '@basket/ui';
import { useLiveQuery, useSearchParams, type Live } from '@basket/web';
import { useSettled } from '../../lists/use-settled';
import { productsById, productsPerPage } from '../../queries';
import { t } from '../../texts';
import { findProducts, type ProductEntry } from './product-entries';
import { missedBy, readProductsView, writeProductsView, type ProductsView } from './products-address';
import { useProductEntries, type ProductEntries } from './use-product-entries';

type Row = Stored<Product>;

export interface Products extends Pick<ProductEntries, 'isLoading' | 'isCut'> {
  readonly view: ProductsView;
  /** Changes the view, from its first page. */
  readonly show: (change: Partial<ProductsView>) => void;
  /** Every product. */
  readonly entries: readonly ProductEntry[];
  /** The products that the view finds, on all pages. */
  readonly found: readonly ProductEntry[];
  /** The products of the page, live. */
  readonly live: Live<Row[]>;
  readonly rows: readonly Row[];
  readonly pager: PagerProps | null;
  readonly failed: { readonly message: string; readonly retry: () => void } | null;
}

/** The products that the address describes; only those of one page are read and followed. */
export function useProducts(categories: readonly Stored<Category>[]): Products {
  const [params, setParams] = useSearchParams();
  const view = readProductsView(params);
  const { entries, isLoading, failed, isCut } = useProductEntries(
    categories.find(({ id }) => id === view.categoryId),
    missedBy(view.filter),
  );
  const found = useFound(entries, view);
  const pages = Math.max(1, Math.ceil(found.length / productsPerPage));
  const page = Math.min(view.page, pages);
  const first = (page - 1) * productsPerPage;
  const ids = found.slice(first, first + productsPerPage).map(({ id }) => id);
  const { live, rows } = useRows(ids);

  const turnTo = (next: number) => () => {
    setParams(writeProductsView({ ...view, page: next }));
    window.scrollTo(0, 0);
  };
  const summary = t('lists.rowsOf', {
    first: first + 1,
    last: first + ids.length,
    total: formatNumber(found.length),
  });
  return {
    view,
    // Typing and choosing make no history of their own: Back leaves the page, or turns one back.
    show: (change) => setParams(writeProductsView({ ...view, page: 1, ...change }), { replace: true }),
    entries,
    found,
    live,
    rows,
    pager:
      ids.length === 0
        ? null
        : {
            summary,
            onPrevious: page > 1 ? turnTo(page - 1) : undefined,
            onNext: page < pages ? turnTo(page + 1) : undefined,
          },
    isLoading: isLoading || (ids.length > 0 && rows.length === 0 && live.status === 'loading'),
    isCut,
    failed: failed ?? (live.status === 'error' ? live : null),
  };
}

/** A letter that is typed is shown before the table follows. */
function useFound(
  entries: readonly ProductEntry[],
  { search, categoryId, filter, sort }: ProductsView,
): readonly ProductEntry[] {
  const wanted = useDeferredValue(search);
  return useMemo(
    () => findProducts(entries, { search: wanted, categoryId, filter, sort }),
    [entries, wanted, categoryId, filter, sort],
  );
}

/** Products by their ids, live, in this order. Those that were seen before are there at once. */
function useRows(ids: readonly string[]): { readonly live: Live<Row[]>; readonly rows: readonly Row[] } {
  const live = useSettled(useLiveQuery(ids.length === 0 ? null : productsById(ids)));
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const fresh = live.status === 'ready' ? live.data : null;
  if (fresh?.some((row) => seen.get(row.id) !== row))
    setSeen(new Map([...seen, ...fresh.map((row) => [row.id, row] as const)]));
  const known = fresh ? new Map(fresh.map((row) => [row.id, row])) : seen;
  return {
    live,
    rows: ids.flatMap((id) => {
      const row = known.get(id);
      return row ? [row] : [];
    }),
  };
}
