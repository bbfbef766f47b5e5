import { indiaMinuteOfDay, minuteMs, minutesOfDay } from '../time/india';
import type { PublicStoreSettings } from './store-settings';

export type OpeningHours = Pick<PublicStoreSettings, 'openingTime' | 'closingTime'>;

/** Minutes since midnight of a time of day such as '07:00:00'. */
export const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Whether the clock in India is within opening hours, which may pass midnight (18:00 to 02:00). They inform; only the
 * store's flag stops orders (rule: hours-inform).
 */
export function isWithinHours(hours: OpeningHours, now: number): boolean {
  const [opens, closes] = [minuteOf(hours.openingTime), minuteOf(hours.closingTime)];
  const minute = indiaMinuteOfDay(now);
  // Every minute of a store that opens when it closes is in one of the two.
  return opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
}

/** When the hours begin next, in epoch milliseconds; now if that is this minute. */
export function nextOpening({ openingTime }: OpeningHours, now: number): number {
  const untilOpening = (minuteOf(openingTime) - indiaMinuteOfDay(now) + minutesOfDay) % minutesOfDay;
  return (Math.floor(now / minuteMs) + untilOpening) * minuteMs;
}
