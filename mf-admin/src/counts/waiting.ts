import { useSyncExternalStore } from 'react';
import type { readWaiting, ResponseOf } from '@basket/domain';
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
      }
    : {};
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How much waits for somebody (rule: counts-told); null until it has been counted. */
export const useWaiting = (): Waiting | null => useSyncExternalStore(subscribe, () => waiting);

export const navigationCounts: NavigationCounts = { subscribe, current: () => counts };
