import { minuteMs } from '../time/india';
import type { PublicStoreSettings } from '../store/store-settings';
import type { Order } from './order';
import { orderStatusFacts } from './order-status';

export type PromisedOrder = Pick<
  Order,
  | 'status'
  | 'statusTimes'
  | 'slot'
  | 'promisedAt'
  | 'createdAt'
  | 'paidAt'
  | 'payment'
  | 'paymentMethod'
  | 'estimatedDeliveryAt'
>;
type Store = Pick<PublicStoreSettings, 'deliveryTimeMinutes'>;

/**
 * By when the customer was told that the order comes, when ordering: the yardstick of every badge, list, summary and report
 * (rule: first-promise). An online order counts from its payment.
 *
 * @param store its delivery time, for older orders, which did not store their promise
 * @returns epoch milliseconds; null while the order waits for its online payment
 */
export function promisedAt(order: PromisedOrder, store: Store): number | null {
  const { slot, createdAt, paidAt, payment } = order;
  const isPaidAhead = order.paymentMethod === 'online' && payment.channel !== 'door';
  if (isPaidAhead && paidAt === null) return null;
  const fromAt = isPaidAhead && paidAt !== null ? Math.max(createdAt, paidAt) : createdAt;
  return order.promisedAt ?? slot?.endsAt ?? fromAt + store.deliveryTimeMinutes * minuteMs;
}

/** How an order stands against its promise. */
export interface PromiseState {
  /** {@link promisedAt} */
  readonly at: number;
  /** The promise was broken, or it has passed and the order is not there. Null: cancelled. */
  readonly isLate: boolean | null;
  /** When it is expected now, where that is later than the promise and not past: minutes from the acceptance. */
  readonly newTimeAt: number | null;
}

/** @returns null where no promise runs: the order waits for its payment */
export function promiseState(order: PromisedOrder, store: Store, now: number): PromiseState | null {
  const at = promisedAt(order, store);
  if (at === null) return null;
  if (order.status === 'cancelled') return { at, isLate: null, newTimeAt: null };
  const { estimatedDeliveryAt: expectedAt, slot, statusTimes } = order;
  const isOpen = !orderStatusFacts[order.status].isFinal;
  return {
    at,
    isLate: (isOpen ? now : (statusTimes.delivered ?? now)) > at,
    newTimeAt:
      isOpen && slot === null && expectedAt !== null && expectedAt > Math.max(at, now) ? expectedAt : null,
  };
}
