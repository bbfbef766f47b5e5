import type { DeliveryPromise } from '@basket/domain';
import { t } from '../texts';
import { formatComing, formatTime } from './dates';

/** The promise of a store in words, the same on every screen (rule: one-promise). */
export interface PromiseWords {
  /** 'Delivery in 30 minutes', in two parts: the second one carries the weight. */
  readonly title: readonly [string, string];
  /** The consequence outside the hours; null while the store delivers, and while it is not known. */
  readonly note: string | null;
  /** All in one sentence. */
  readonly text: string;
}

export function promiseWords(promise: DeliveryPromise): PromiseWords {
  if (promise.kind === 'now')
    return words([t('formats.deliveryIn'), t('formats.minutes', { n: promise.minutes })], null);
  if (promise.kind === 'closed') {
    const note = closedNote(promise.takesSlots);
    return promise.reopensAt === null
      ? words([t('formats.store'), t('formats.closed')], note)
      : words(
          [t('formats.backAt'), formatComing(promise.reopensAt, promise.askedAt ?? promise.reopensAt)],
          note,
        );
  }
  return words(
    [t('formats.opensAt'), formatTime(promise.opensAt)],
    t('formats.comesBy', { time: formatTime(promise.byAt) }),
  );
}

/** Nothing is said of orders until it is known whether a slot can be chosen. */
function closedNote(takesSlots: boolean | null): string | null {
  if (takesSlots === null) return null;
  return t(takesSlots ? 'formats.orderForLater' : 'formats.noOrders');
}

const words = (title: PromiseWords['title'], note: string | null): PromiseWords => ({
  title,
  note,
  text: title.join(' ') + (note === null ? '' : `: ${note}`),
});
