import { deliveryPromise, type DeliveryPromise } from '@basket/domain';
import { useIsTakenOver } from '../platform/first-view-page';
import { serverNow } from '../platform/server-clock';
import { useStoreSettings } from './catalogue';
import { useLiveStore } from './live-store';

/**
 * The store's promise at this render (rule: one-promise). A page that the server rendered knows no time: until React has
 * taken it over, an open store promises its delivery time.
 */
export function useDeliveryPromise(): DeliveryPromise {
  const store = useStoreSettings();
  const now = useIsTakenOver() ? serverNow() : null;
  const takesSlots = useLiveStore((live) => live && live.slots.some(({ free }) => free > 0));
  return deliveryPromise(store, now, takesSlots);
}
