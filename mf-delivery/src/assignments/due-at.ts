import { minuteMs, type Assignment, type PublicStoreSettings } from '@basket/domain';

/** When the customer was promised the order; older assignments are due the store's delivery time after the acceptance. */
export function dueAtOf(
  { dueAt, answeredAt }: Pick<Assignment, 'dueAt' | 'answeredAt'>,
  store: Pick<PublicStoreSettings, 'deliveryTimeMinutes'> | null,
): number | null {
  if (dueAt !== null) return dueAt;
  return store && answeredAt !== null ? answeredAt + store.deliveryTimeMinutes * minuteMs : null;
}
