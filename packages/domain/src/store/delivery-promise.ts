import { indiaMinuteOfDay } from '../time/india';
import { isWithinHours, minuteOf } from './opening-hours';
import type { PublicStoreSettings } from './store-settings';

type Store = Pick<
  PublicStoreSettings,
  'openingTime' | 'closingTime' | 'isOpen' | 'reopensAt' | 'deliveryTimeMinutes'
>;

/** When an order that is placed now comes. */
export type DeliveryPromise =
  | { readonly kind: 'now'; readonly minutes: number }
  /** Outside the hours the order is taken for the opening (rule: hours-inform). */
  | { readonly kind: 'opening'; readonly opensAt: number; readonly byAt: number }
  /** No order is taken (rule: store-open) until a pause ends by itself, but for a slot after it; null: not known yet. */
  | { readonly kind: 'closed'; readonly reopensAt: number | null; readonly takesSlots: boolean | null };

const minuteMs = 60_000;

/**
 * What the store promises at a moment: one answer for every screen (rule: one-promise).
 *
 * @param takesSlots whether a delivery slot can be chosen; null while that is not known
 */
export function deliveryPromise(
  store: Store,
  now: number,
  takesSlots: boolean | null = false,
): DeliveryPromise {
  if (!store.isOpen && (store.reopensAt === null || store.reopensAt > now))
    return { kind: 'closed', reopensAt: store.reopensAt, takesSlots };
  const minutes = store.deliveryTimeMinutes;
  if (isWithinHours(store, now)) return { kind: 'now', minutes };
  const untilOpening = (minuteOf(store.openingTime) - indiaMinuteOfDay(now) + 24 * 60) % (24 * 60);
  const opensAt = (Math.floor(now / minuteMs) + untilOpening) * minuteMs;
  return { kind: 'opening', opensAt, byAt: opensAt + minutes * minuteMs };
}
