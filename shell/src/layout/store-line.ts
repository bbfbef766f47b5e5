import { indiaMinuteOfDay, type PublicStoreSettings } from '@basket/domain';
import { formatClockTime } from '@basket/ui';

/** '7:00 AM', as the spec writes the store's hours. */
export const hourText = (time: string): string => formatClockTime(time).toUpperCase();

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether the clock in India is within opening hours; hours may pass midnight. They inform, they stop no order. */
export function isWithinHours(
  store: Pick<PublicStoreSettings, 'openingTime' | 'closingTime'>,
  now: number,
): boolean {
  const minute = indiaMinuteOfDay(now);
  const opens = minuteOf(store.openingTime);
  const closes = minuteOf(store.closingTime);
  return opens <= closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
}

/** The line below the promise: what a shopper must know first (decisions 13). */
export function storeLine(
  store: Pick<PublicStoreSettings, 'openingTime' | 'closingTime' | 'isOpen'>,
  address: string,
  now: number,
): string {
  if (!store.isOpen) return 'The store is closed at the moment';
  if (!isWithinHours(store, now)) return `We deliver from ${hourText(store.openingTime)}`;
  return address || `${hourText(store.openingTime)} - ${hourText(store.closingTime)} daily`;
}
