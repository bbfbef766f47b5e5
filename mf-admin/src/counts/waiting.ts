import { useSyncExternalStore } from 'react';
import { mostWaiting, type readWaiting, type ResponseOf } from '@basket/domain';
import { formatNumber } from '@basket/ui';
import type { NavigationCounts } from '@basket/web';

export type Waiting = ResponseOf<typeof readWaiting>;

let waiting: Waiting | null = null;
let counts: ReturnType<NavigationCounts['current']> = {};
const listeners = new Set<() => void>();

/** Keeps what the frame of the area has heard last, for every screen and for the sidebar. */
export function tellWaiting(next: Waiting | null): void {
  waiting = next;
  counts = next
    ? {
        '/admin/orders': next.pendingOrders,
        '/admin/order-assignment': next.ordersWithoutPartner + next.failedDeliveries,
        '/admin/delivery-partners': next.pendingWithdrawals,
        '/admin/diagnostics': next.moneyDifferences ?? 0,
      }
    : {};
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** '12', or '999+' where no more were counted. */
export const waitingText = (count: number): string =>
  count >= mostWaiting ? `${formatNumber(mostWaiting - 1)}+` : formatNumber(count);

/** How much waits for somebody (rule: counts-told); null until it has been counted. */
export const useWaiting = (): Waiting | null => useSyncExternalStore(subscribe, () => waiting);

export const navigationCounts: NavigationCounts = { subscribe, current: () => counts };
