import {
  dayMs,
  isPaidBack,
  promiseState,
  startOfIndiaDay,
  type PromisedOrder,
  type PublicStoreSettings,
} from '@basket/domain';
import { formatShortDateTime, formatSlot, formatTime } from '@basket/ui';
import { timeInOrder } from './late-words';

type Store = Pick<PublicStoreSettings, 'deliveryTimeMinutes'>;

/** 'Arriving by' and '9:18 pm': what an order's screens say first. */
export interface ArrivalWords {
  readonly words: string;
  readonly time: string;
}

/**
 * When an order comes, or came: the promise, or the newer time that it is expected by (rule: first-promise); that it does not come once its
 * money went back (rule: paid-back).
 *
 * @returns null where there is no time to name: late without a newer time, waiting for its payment, cancelled
 */
export function arrivalWords(order: PromisedOrder, store: Store, now: number): ArrivalWords | null {
  const { delivered } = order.statusTimes;
  if (order.status === 'delivered')
    return delivered === undefined ? null : { words: 'Delivered', time: pastTime(delivered, now) };
  if (isPaidBack(order)) return { words: 'Paid back,', time: 'it will not be sent' };
  const promise = promiseState(order, store, now);
  if (!promise || promise.isLate === null) return null;
  if (promise.newTimeAt !== null) return { words: 'Now by', time: timeInOrder(promise.newTimeAt, order) };
  if (promise.isLate) return null;
  return order.slot
    ? { words: 'Arriving', time: formatSlot(order.slot, now).replace(/^To/, 'to') }
    : { words: 'Arriving by', time: timeInOrder(promise.at, order) };
}

/** 'at 9:41 pm' today, 'yesterday, 9:41 pm', '20 Nov, 9:41 pm' */
function pastTime(at: number, now: number): string {
  const days = (startOfIndiaDay(now) - startOfIndiaDay(at)) / dayMs;
  if (days === 0) return `at ${formatTime(at)}`;
  return days === 1 ? `yesterday, ${formatTime(at)}` : formatShortDateTime(at);
}
