import { isWithinHours, type OpeningHours } from '@basket/domain';
import { formatHour } from '@basket/ui';

export { formatOpeningHours as hoursText } from '@basket/ui';

/**
 * The note about a closed store; null while it is open. Hours only inform; the store's
 * flag stops orders (rule: hours-inform).
 */
export function openingNote(store: OpeningHours & { readonly isOpen: boolean }, now: number): string | null {
  if (!store.isOpen) return 'The store is not taking orders right now.';
  return isWithinHours(store, now) ? null : `We deliver from ${formatHour(store.openingTime)}`;
}
