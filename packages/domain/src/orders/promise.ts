import { minuteMs } from '../time/india';
import type { PublicStoreSettings } from '../store/store-settings';
import { isPaidBack, type Order } from './order';
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
  | 'paymentStatus'
  | 'estimatedDeliveryAt'
>;
type Store = Pick<PublicStoreSettings, 'deliveryTimeMinutes'>;

/** The part of the delivery time that the ride takes; finding somebody and packing have the rest. */
const rideShare = 1 / 3;
/** From so many minutes on, as screens show them, a newer time is a broken promise; below it is a correction. */
const sorryFromMinutes = 5;

/**
 * By when the customer was told that the order comes, when ordering: the yardstick of every badge, list, summary and report
 * (rule: first-promise). An online order counts from its payment.
 *
 * @param store its delivery time, for older orders, which did not store their promise
 * @returns epoch milliseconds; null while the order waits for its online payment, and once its money went back
 */
export function promisedAt(order: PromisedOrder, store: Store): number | null {
  const { slot, createdAt, paidAt, payment } = order;
  const isPaidAhead = order.paymentMethod === 'online' && payment.channel !== 'door';
  if ((isPaidAhead && paidAt === null) || isPaidBack(order)) return null;
  const fromAt = isPaidAhead && paidAt !== null ? Math.max(createdAt, paidAt) : createdAt;
  return order.promisedAt ?? slot?.endsAt ?? fromAt + store.deliveryTimeMinutes * minuteMs;
}

/**
 * When an order that a partner takes now, or tries again, is expected: as its customer was told last, while what is left to do fits before
 * that: the packing, as far as its end is known, and the ride. Otherwise when that is done, at the latest the delivery time from now on
 * (rule: first-promise).
 *
 * @param saidAt the promise, or a later time that was said since
 * @returns epoch milliseconds
 */
export function expectedFrom(saidAt: number, packing: Order['packing'], store: Store, now: number): number {
  const deliveryMs = store.deliveryTimeMinutes * minuteMs;
  const packedAt = packing?.packedAt == null ? Math.max(packing?.readyAt ?? now, now) : now;
  const possibleAt = Math.round(packedAt + deliveryMs * rideShare);
  return possibleAt <= saidAt ? saidAt : Math.min(possibleAt, now + deliveryMs);
}

/** {@link expectedFrom} for an order as it is stored; of one for a slot always its end. */
export function forecastAt(order: PromisedOrder & Pick<Order, 'packing'>, store: Store, now: number): number {
  const { slot, packing, estimatedDeliveryAt } = order;
  if (slot) return slot.endsAt;
  return expectedFrom(Math.max(promisedAt(order, store) ?? 0, estimatedDeliveryAt ?? 0), packing, store, now);
}

/** By how many minutes the one time is later than the other, as screens show both. */
const shownMinutesBetween = (from: number, to: number): number =>
  Math.floor(to / minuteMs) - Math.floor(from / minuteMs);

/** The newer time beside a promise, where screens show it as a later minute. */
export const laterThanPromised = (
  expectedAt: number | null,
  promiseAt: number | null,
): { readonly at: number; readonly isSorry: boolean } | null => {
  if (expectedAt === null || promiseAt === null) return null;
  const minutes = shownMinutesBetween(promiseAt, expectedAt);
  return minutes > 0 ? { at: expectedAt, isSorry: minutes >= sorryFromMinutes } : null;
};

/** How an order stands against its promise. */
export interface PromiseState {
  /** {@link promisedAt} */
  readonly at: number;
  /** The promise was broken, or it has passed and the order is not there. Null: cancelled. */
  readonly isLate: boolean | null;
  /** When it is expected now, where that is shown as later than the promise and not past. */
  readonly newTimeAt: number | null;
  /** The customer is told sorry: the newer time is later by minutes that count, or the promise has passed without one. */
  readonly isSorry: boolean;
}

/** @returns null where no promise runs: the order waits for its payment */
export function promiseState(order: PromisedOrder, store: Store, now: number): PromiseState | null {
  const at = promisedAt(order, store);
  if (at === null) return null;
  if (order.status === 'cancelled') return { at, isLate: null, newTimeAt: null, isSorry: false };
  const { estimatedDeliveryAt: expectedAt, slot, statusTimes } = order;
  const isOpen = !orderStatusFacts[order.status].isFinal;
  const isLate = (isOpen ? now : (statusTimes.delivered ?? now)) > at;
  const later = isOpen && slot === null ? laterThanPromised(expectedAt, at) : null;
  const newTime = later && later.at > now ? later : null;
  return {
    at,
    isLate,
    newTimeAt: newTime?.at ?? null,
    isSorry: isOpen && (newTime?.isSorry ?? isLate),
  };
}
