import { deliveryPromise, type DeliveryPromise, type PublicStoreSettings } from '@basket/domain';
import { useIsTakenOver } from '../platform/first-view-page';
import { serverNow } from '../platform/server-clock';
import { useStoreSettings } from './catalogue';
import { useLiveStore } from './live-store';

/** Whether a delivery slot can be chosen; null until the first answer about slots, where there may be some. */
function useTakesSlots({ ordersPerSlot, reopensAt }: PublicStoreSettings): boolean | null {
  const takesSlots = useLiveStore((live) => live && live.slots.some(({ free }) => free > 0));
  const mayTakeSlots = ordersPerSlot > 0 && reopensAt !== null;
  return takesSlots ?? (mayTakeSlots ? null : false);
}

/**
 * What the store promises at this render (rule: one-promise). A page that the server rendered knows no time: until React has
 * taken it over, an open store promises its delivery time.
 */
export function useDeliveryPromise(): DeliveryPromise {
  const store = useStoreSettings();
  const takesSlots = useTakesSlots(store);
  const isTakenOver = useIsTakenOver();
  if (isTakenOver) return deliveryPromise(store, serverNow(), takesSlots);
  return store.isOpen
    ? { kind: 'now', minutes: store.deliveryTimeMinutes }
    : { kind: 'closed', reopensAt: store.reopensAt, takesSlots };
}
