import { isWithinHours, type OpeningHours } from '@basket/domain';
import { formatHour } from '@basket/ui';

export { formatOpeningHours as hoursText } from '@basket/ui';

/**
 * What a shopper must know before ordering now; null when there is nothing to say. Hours inform, only the store's
 * flag stops orders (rule: hours-inform).
 */
export function openingNote(store: OpeningHours & { readonly isOpen: boolean }, now: number): string | null {
  if (!store.isOpen) return 'The store is not taking orders right now.';
  return isWithinHours(store, now) ? null : `We deliver from ${formatHour(store.openingTime)}`;
}
