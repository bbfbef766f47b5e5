import { deliveryPromise, type DeliveryPromise } from '@basket/domain';
import { useIsTakenOver } from '../platform/first-view-page';
import { serverNow } from '../platform/server-clock';
import { useStoreSettings } from './catalogue';
import { useDeliverySlots } from './live-store';

/**
 * What the store promises at this render (rule: one-promise). A page that the server rendered knows no time: until React has
 * taken it over, an open store promises its delivery time.
 */
export function useDeliveryPromise(): DeliveryPromise {
  const store = useStoreSettings();
  const takesSlots = useDeliverySlots().some(({ free }) => free > 0);
  const isTakenOver = useIsTakenOver();
  if (isTakenOver) return deliveryPromise(store, serverNow(), takesSlots);
  return store.isOpen
    ? { kind: 'now', minutes: store.deliveryTimeMinutes }
    : { kind: 'closed', reopensAt: store.reopensAt, takesSlots: false };
}
