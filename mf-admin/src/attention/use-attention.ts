import { asksForAdmin, publicStoreSettingsSchema, storeSettingsPath } from '@basket/domain';
import { useLiveDocument, useLiveQuery } from '@basket/web';
import { failedDeliveries, ordersToDispatch } from '../queries';

/**
 * What waits for an admin, as keys: orders that only an admin offers (rule: asks-for-admin), and deliveries that failed. Empty until
 * everything is known.
 */
export function useAttention(): readonly string[] {
  const settings = useLiveDocument(publicStoreSettingsSchema, storeSettingsPath);
  const waiting = useLiveQuery(ordersToDispatch);
  const failed = useLiveQuery(failedDeliveries);
  if (settings.status !== 'ready' || waiting.status !== 'ready' || failed.status !== 'ready') return [];
  return [
    ...waiting.data.filter((order) => asksForAdmin(order, settings.data)).map(({ id }) => id),
    ...failed.data.map(({ id }) => id),
  ];
}
