import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Names the column in `sort` and for React. */
  key: string;
  header: string;
  /** The header is said, not shown (actions). */
  isHeaderHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which are tabular then. */
  align?: 'start' | 'end' | undefined;
  /** Makes the column sortable. Text is compared as people do ('item 9' before 'item 10'); null goes last. */
  sortValue?: ((row: Row) => string | number | null) | undefined;
  /** Pixels; where not told the content decides. */
  width?: number | undefined;
}

export interface TableSort {
  /** Key of the column. */
  key: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** The rows in order; equal ones keep theirs. Without a sort, or by a column that has no values, as they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const sortValue = sort && columns.find((column) => column.key === sort.key)?.sortValue;
  if (!sort || !sortValue) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

/** What pressing a header asks for: ascending first, then the other way round. */
export function nextSort(key: string, sort: TableSort | null): TableSort {
  const isTurned = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: isTurned ? 'descending' : 'ascending' };
}
