import { indiaMinuteOfDay, type PublicStoreSettings } from '@basket/domain';
import { formatClockTime } from '@basket/ui';

type Hours = Pick<PublicStoreSettings, 'openingTime' | 'closingTime' | 'isOpen'>;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether riders are on the road. Hours that pass midnight (18:00 to 02:00) hold too; equal times mean always. */
export function isWithinHours({ openingTime, closingTime }: Hours, now: number): boolean {
  const [opens, closes, minute] = [minutesOf(openingTime), minutesOf(closingTime), indiaMinuteOfDay(now)];
  if (opens === closes) return true;
  return opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
}

/**
 * What a shopper must know before ordering now; null when there is nothing to say. Hours inform, only the store's
 * flag stops orders (decisions 13).
 */
export function openingNote(store: Hours, now: number): string | null {
  if (!store.isOpen) return 'The store is not taking orders right now.';
  return isWithinHours(store, now) ? null : `We deliver from ${hourText(store.openingTime)}`;
}

/** '7:00 AM', as the spec writes the store's hours. */
const hourText = (time: string): string => formatClockTime(time).toUpperCase();

/** '7:00 AM - 10:00 PM daily'. */
export const hoursText = ({ openingTime, closingTime }: Hours): string =>
  openingTime === closingTime ? 'Day and night' : `${hourText(openingTime)} - ${hourText(closingTime)} daily`;
