import { deliveryPromise, openness, type DeliveryPromise, type PublicStoreSettings } from '@basket/domain';
import { useIsTakenOver } from '../platform/first-view-page';
import { serverNow } from '../platform/server-clock';
import { useStoreSettings } from './catalogue';
import { useLiveStore } from './live-store';

/** Whether a delivery slot can be chosen; null until the first answer about slots, where there may be some. */
function useTakesSlots(store: PublicStoreSettings, now: number | null): boolean | null {
  const takesSlots = useLiveStore((live) => live && live.slots.some(({ free }) => free > 0));
  const state = openness(store, now);
  const mayTakeSlots = store.ordersPerSlot > 0 && state.kind === 'closed' && state.takes === 'slots';
  return takesSlots ?? (mayTakeSlots ? null : false);
}

/**
 * What the store promises at this render (rule: one-promise). A page that the server rendered knows no time: until React has
 * taken it over, an open store promises its delivery time.
 */
export function useDeliveryPromise(): DeliveryPromise {
  const store = useStoreSettings();
  const now = useIsTakenOver() ? serverNow() : null;
  return deliveryPromise(store, now, useTakesSlots(store, now));
}
