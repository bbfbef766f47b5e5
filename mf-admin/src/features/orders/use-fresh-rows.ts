import { useEffect, useState } from 'react';
import type { Order } from '@basket/domain';

/** So long a new order stands out. */
const freshMs = 6_000;

type Row = Pick<Order, 'createdAt'>;

/**
 * Tells which rows of a page have come since it was opened, for some seconds (rule: new-orders-told). An order that changes only its
 * status is none of them.
 *
 * @param query of the page; on another one nothing is new
 * @param isSettled the server has confirmed the rows
 */
export function useFreshRows(
  query: string,
  rows: readonly Row[],
  isSettled: boolean,
): (order: Row) => boolean {
  const newestAt = Math.max(0, ...rows.map(({ createdAt }) => createdAt));
  const [known, setKnown] = useState<{ readonly query: string; readonly newestAt: number } | null>(null);
  const own = known?.query === query ? known : null;
  if (isSettled && !own) setKnown({ query, newestAt });
  const hasFresh = own !== null && newestAt > own.newestAt;
  useEffect(() => {
    if (!hasFresh) return undefined;
    const timer = setTimeout(() => setKnown({ query, newestAt }), freshMs);
    return () => clearTimeout(timer);
  }, [hasFresh, query, newestAt]);
  return ({ createdAt }) => own !== null && createdAt > own.newestAt;
}
