import type { DeliveryPromise } from '@basket/domain';
import { formatTime } from '@basket/ui';
import { t } from '../texts';

/** When an order of now comes, in the few words of a bar (rule: one-promise); null while the store takes none. */
export function comingWords(promise: DeliveryPromise): string | null {
  if (promise.kind === 'now') return t('cart.inMinutes', { minutes: promise.minutes });
  if (promise.kind === 'opening') return t('cart.byTime', { time: formatTime(promise.byAt) });
  return promise.takesSlots ? t('cart.laterOrTomorrow') : null;
}

/** 'To Home, in 30 min'; the part that is not known is left out. */
export function whereAndWhen(place: string | null, coming: string | null): string {
  if (coming === null) return place === null ? '' : t('cart.toPlace', { place });
  // With a capital: they open a line.
  return place === null
    ? coming.charAt(0).toUpperCase() + coming.slice(1)
    : t('cart.toPlaceComing', { place, coming });
}
