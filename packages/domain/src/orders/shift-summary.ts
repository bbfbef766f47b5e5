import type { PublicStoreSettings } from '../store/store-settings';
import type { Order } from './order';
import { orderStatusFacts } from './order-status';
import { promiseState, type PromisedOrder } from './promise';

type Facts = PromisedOrder & Pick<Order, 'assignment'>;
type Store = Pick<PublicStoreSettings, 'deliveryTimeMinutes'>;

/** How the orders of a shift went (rule: shift-summary). */
export interface ShiftSummary {
  readonly delivered: number;
  readonly cancelled: number;
  /** Neither delivered nor cancelled yet. */
  readonly open: number;
  /** Orders whose promise has been kept or broken by now. */
  readonly judged: number;
  readonly late: number;
  readonly accepted: number;
  /** From when an order could be offered until a partner accepted it: half of them took at most this long; null without any. */
  readonly acceptMedianMs: number | null;
  /** All but the slowest twentieth took at most this long. */
  readonly acceptSlowMs: number | null;
}

/** Whether the promise was broken; null while it may still be kept, and without a promise. */
function isLate(order: Facts, store: Store, now: number): boolean | null {
  const late = promiseState(order, store, now)?.isLate ?? null;
  return late === false && order.status !== 'delivered' ? null : late;
}

/** An online order can be offered once it is paid, one for a slot shortly before it. */
function acceptMs({ createdAt, paidAt, paymentMethod, assignment, slot }: Facts): number | null {
  if (assignment?.acceptedAt == null) return null;
  const readyAt = paymentMethod === 'online' ? (paidAt ?? createdAt) : createdAt;
  return Math.max(0, assignment.acceptedAt - Math.max(readyAt, slot?.offerFromAt ?? 0));
}

/** The nearest rank: the smallest of the sorted values that at least this share of them does not exceed. */
const quantile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;

export function summariseShift(orders: readonly Facts[], store: Store, now: number): ShiftSummary {
  const promises = orders.map((order) => isLate(order, store, now)).filter((late) => late !== null);
  const waits = orders
    .map(acceptMs)
    .filter((wait) => wait !== null)
    .sort((a, b) => a - b);
  const inStatus = (status: Order['status']): number =>
    orders.filter((order) => order.status === status).length;
  return {
    delivered: inStatus('delivered'),
    cancelled: inStatus('cancelled'),
    open: orders.filter(({ status }) => !orderStatusFacts[status].isFinal).length,
    judged: promises.length,
    late: promises.filter(Boolean).length,
    accepted: waits.length,
    acceptMedianMs: quantile(waits, 0.5),
    acceptSlowMs: quantile(waits, 0.95),
  };
}
