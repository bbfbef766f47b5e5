import type { ReactElement } from 'react';
import {
  dayMs,
  isPaidBack,
  promiseState,
  startOfIndiaDay,
  type PromisedOrder,
  type PublicStoreSettings,
} from '@basket/domain';
import { bold, formatShortDateTime, formatSlot, formatTime } from '@basket/ui';
import { rich } from '../texts';
import { timeInOrder } from './late-words';

type Store = Pick<PublicStoreSettings, 'deliveryTimeMinutes'>;

/**
 * When an order comes, or came: the promise, or the newer time that it is expected by (rule: first-promise); that it does not come once its
 * money went back (rule: paid-back). 'Arriving by <b>9:18 pm</b>' is what an order's screens say first.
 *
 * @param b the element of the time
 * @returns null where there is no time to name: late without a newer time, waiting for its payment, cancelled
 */
export function arrivalWords(order: PromisedOrder, store: Store, now: number, b = bold): ReactElement | null {
  const { delivered } = order.statusTimes;
  if (order.status === 'delivered') return delivered === undefined ? null : deliveredWords(delivered, now, b);
  if (isPaidBack(order)) return rich('orders.paidBack', { b });
  const promise = promiseState(order, store, now);
  if (!promise || promise.isLate === null) return null;
  if (promise.newTimeAt !== null)
    return rich('orders.nowBy', { time: timeInOrder(promise.newTimeAt, order), b });
  if (promise.isLate) return null;
  return order.slot
    ? rich('orders.arriving', { slot: formatSlot(order.slot, now).replace(/^To/, 'to'), b })
    : rich('orders.arrivingBy', { time: timeInOrder(promise.at, order), b });
}

/** 'Delivered at 9:41 pm' today, 'yesterday, 9:41 pm', '20 Nov, 9:41 pm' */
function deliveredWords(at: number, now: number, b: typeof bold): ReactElement {
  const days = (startOfIndiaDay(now) - startOfIndiaDay(at)) / dayMs;
  if (days !== 0 && days !== 1) return rich('orders.deliveredOn', { time: formatShortDateTime(at), b });
  return rich(days === 0 ? 'orders.deliveredAt' : 'orders.deliveredYesterday', { time: formatTime(at), b });
}
