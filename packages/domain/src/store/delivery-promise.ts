import { minuteMs } from '../time/india';
import { openness } from './openness';
import type { PublicStoreSettings } from './store-settings';

type Store = Pick<
  PublicStoreSettings,
  'openingTime' | 'closingTime' | 'isOpen' | 'reopensAt' | 'deliveryTimeMinutes' | 'ordersPerSlot'
>;

/** When an order that is placed now comes. */
export type DeliveryPromise =
  | { readonly kind: 'now'; readonly minutes: number }
  /** Outside the hours the order is taken for the opening (rule: hours-inform). */
  | { readonly kind: 'opening'; readonly opensAt: number; readonly byAt: number }
  | {
      readonly kind: 'closed';
      /** Until then no order is taken (rule: store-open); null: until somebody opens the store. */
      readonly reopensAt: number | null;
      /** When that was asked, so that words can name the day; null on a page that knows no time. */
      readonly askedAt: number | null;
      /** Whether an order is taken for a slot after it; null: not known yet. */
      readonly takesSlots: boolean | null;
    };

/**
 * The store's promise at a moment: one answer for every screen (rule: one-promise).
 *
 * @param now epoch milliseconds; null on a page that knows no time
 * @param takesSlots whether a delivery slot can be chosen; null while nobody has been asked, which matters only where there
 *   may be some
 */
export function deliveryPromise(
  store: Store,
  now: number | null,
  takesSlots: boolean | null = false,
): DeliveryPromise {
  const state = openness(store, now);
  const minutes = store.deliveryTimeMinutes;
  if (state.kind === 'open') return { kind: 'now', minutes };
  if (state.takes === 'orders')
    return { kind: 'opening', opensAt: state.until, byAt: state.until + minutes * minuteMs };
  const mayTakeSlots = state.takes === 'slots' && store.ordersPerSlot > 0;
  return { kind: 'closed', reopensAt: state.until, askedAt: now, takesSlots: mayTakeSlots && takesSlots };
}
