import {
  isCancellableByCustomer,
  promiseState,
  startOfIndiaDay,
  type Order,
  type PromisedOrder,
  type PublicStoreSettings,
} from '@basket/domain';
import { formatShortDateTime, formatTime } from '@basket/ui';
import { t } from '../texts';

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
      short: t('orders.laterShort', { expected, promised }),
      title: t('orders.later'),
      text: t('orders.laterText', { promised, expected }),
    };
  }
  return {
    short: t('orders.lateShort', { promised }),
    title: t('orders.late'),
    text: `${t('orders.saidBy', { promised })} ${stateOf(order)}`,
  };
}

/** Where a late order is, and what can be done. */
function stateOf({ status }: Pick<Order, 'status'>): string {
  if (status === 'out_for_delivery') return t('orders.lateOnWay');
  if (status === 'preparing') return t('orders.latePacking');
  if (status === 'confirmed') return t('orders.lateAccepted');
  return t(isCancellableByCustomer(status) ? 'orders.lateUnassigned' : 'orders.lateOffered');
}
