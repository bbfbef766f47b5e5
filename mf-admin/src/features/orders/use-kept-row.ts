import { useState } from 'react';
import { orders, type Order, type Stored } from '@basket/domain';
import { useLiveDocument } from '@basket/web';

type Row = Stored<Order>;

export interface KeptRow {
  readonly rows: readonly Row[];
  readonly keep: (order: Row) => void;
}

/**
 * The rows of a page, with the order whose status was changed last: it stays in its place, and the focus on it, also when it
 * is not in the filtered list any more (rule: status-chosen). Costs one read for each change.
 * @param query of the page; another page keeps nothing
 */
export function useKeptRow(query: string, rows: readonly Row[]): KeptRow {
  const [kept, setKept] = useState<{ readonly query: string; readonly order: Row } | null>(null);
  const own = kept?.query === query ? kept.order : null;
  const live = useLiveDocument(orders.schema, own ? orders.path(own.id) : null);
  const shown = own && live.status === 'ready' && live.data.id === own.id ? live.data : own;
  return { rows: withRow(rows, shown), keep: (order) => setKept({ query, order }) };
}

/** The rows, newest first, with one more unless it is among them. */
const withRow = (rows: readonly Row[], row: Row | null): readonly Row[] =>
  row === null || rows.some(({ id }) => id === row.id)
    ? rows
    : [...rows, row].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
