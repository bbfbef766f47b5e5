import {
  isCancellableByCustomer,
  promiseState,
  startOfIndiaDay,
  type Order,
  type PromisedOrder,
  type PublicStoreSettings,
} from '@basket/domain';
import { formatShortDateTime, formatTime } from '@basket/ui';

type Store = Pick<PublicStoreSettings, 'deliveryTimeMinutes'>;

/** A time in the day of ordering; with its day otherwise. */
export const timeInOrder = (at: number, { createdAt }: Pick<Order, 'createdAt'>): string =>
  startOfIndiaDay(at) === startOfIndiaDay(createdAt) ? formatTime(at) : formatShortDateTime(at);

/** Sentences for an open order that comes later than promised by minutes that count (rule: first-promise). */
export interface LateWords {
  /** 'Late: was due by 9:18 pm' */
  readonly short: string;
  readonly title: string;
  readonly text: string;
}

/** @returns null while the promise holds, or is corrected by a few minutes, once the order has ended, and while it waits for its payment */
export function lateWords(order: PromisedOrder, store: Store, now: number): LateWords | null {
  const promise = promiseState(order, store, now);
  if (!promise?.isSorry) return null;
  const { newTimeAt } = promise;
  const promised = timeInOrder(promise.at, order);
  if (newTimeAt !== null) {
    const expected = timeInOrder(newTimeAt, order);
    return {
      short: `Now by ${expected}, promised by ${promised}`,
      title: 'Sorry, your order comes later than promised',
      text: `We said by ${promised}. It is expected by ${expected} now.`,
    };
  }
  return {
    short: `Late: was due by ${promised}`,
    title: 'Sorry, your order is late',
    text: `We said by ${promised}. ${stateOf(order)}`,
  };
}

/** Where a late order is, and what can be done. */
function stateOf({ status }: Pick<Order, 'status'>): string {
  if (status === 'out_for_delivery') return 'It is on its way to you.';
  if (status === 'preparing') return 'It is being packed.';
  if (status === 'confirmed') return 'A delivery partner has it and brings it as soon as it is packed.';
  return isCancellableByCustomer(status)
    ? 'We are still looking for a delivery partner. You can wait, call us, or cancel it.'
    : 'A delivery partner has just been asked. You can wait, or call us.';
}
