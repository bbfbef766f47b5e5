import { isWithinHours, type PublicStoreSettings } from '@basket/domain';
import { formatHour, formatOpeningHours } from '@basket/ui';

/** The line below the promise of the header: opening hours or address (rule: hours-inform). */
export function storeLine(
  store: Pick<PublicStoreSettings, 'openingTime' | 'closingTime' | 'isOpen'>,
  address: string,
  now: number,
): string {
  if (!store.isOpen) return 'The store is closed at the moment';
  if (!isWithinHours(store, now)) return `We deliver from ${formatHour(store.openingTime)}`;
  return address || formatOpeningHours(store);
}
