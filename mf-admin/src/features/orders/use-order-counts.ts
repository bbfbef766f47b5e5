import { useEffect, useRef, useState } from 'react';
import {
  countOrders,
  mostCountedOrders,
  orderStatuses,
  type OrderFilter,
  type OrderStatus,
} from '@basket/domain';
import { formatNumber } from '@basket/ui';
import { call, useLiveQuery, useLoaded } from '@basket/web';
import { lastChange } from '../../queries';
import { t } from '../../texts';

/** How many orders of a status a filter leaves, or of all for null; undefined before they are counted. */
export type CountOf = (status: OrderStatus | null) => string | undefined;

type Counts = Readonly<Partial<Record<OrderStatus, number>>>;

/** A store where orders change all the time counts them at most once in this time. */
const restMs = 10_000;

/** The orders that a filter leaves, counted by the server: again when an order changes, and at most every ten seconds. */
export function useOrderCounts(filter: OrderFilter): CountOf {
  const latest = useLiveQuery(lastChange);
  const change = useRested(latest.status === 'ready' ? (latest.data[0]?.updatedAt ?? 0) : null);
  const key = JSON.stringify(filter);
  const counted = useLoaded(
    change === null ? null : `${key} ${change}`,
    () => call(countOrders, filter),
    t('orders.countFailed'),
  );
  const [kept, setKept] = useState<{ readonly key: string; readonly counts: Counts } | null>(null);
  if (counted.status === 'ready' && kept?.counts !== counted.data.counts)
    setKept({ key, counts: counted.data.counts });
  const counts = kept?.key === key ? kept.counts : null;
  return (status) => (counts ? countText(counts, status) : undefined);
}

/** '1,284', or '5,000+' where not all were counted. */
function countText(counts: Counts, status: OrderStatus | null): string {
  const counted = (status === null ? orderStatuses : [status]).map((one) => counts[one] ?? 0);
  const sum = counted.reduce((total, count) => total + count, 0);
  return `${formatNumber(sum)}${counted.some((count) => count >= mostCountedOrders) ? '+' : ''}`;
}

/** The latest value, updated at most once per `restMs`. */
function useRested(value: number | null): number | null {
  const [rested, setRested] = useState(value);
  const movedAt = useRef(-Infinity);
  useEffect(() => {
    if (value === null) return undefined;
    const move = (): void => {
      movedAt.current = Date.now();
      setRested(value);
    };
    const timer = setTimeout(move, Math.max(0, movedAt.current + restMs - Date.now()));
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
