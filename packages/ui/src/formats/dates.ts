import {
  indiaMinuteOfDay,
  inIndia,
  minuteMs,
  minuteOf,
  twelveHourTime,
  type OpeningHours,
} from '@basket/domain';

/**
 * Dates and times as written in India, always in Indian Standard Time, independent of the device. `Intl` would insert
 * invisible spaces.
 */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Fri */
export const formatWeekday = (at: number): string => weekdays[inIndia(at).getUTCDay()] ?? '';

/** 20 Nov */
export function formatDayMonth(at: number): string {
  const day = inIndia(at);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

/** 20 Nov 2026 */
export function formatDate(at: number): string {
  return `${formatDayMonth(at)} ${inIndia(at).getUTCFullYear()}`;
}

/** 6:42 pm */
export const formatTime = (at: number): string => twelveHourTime(indiaMinuteOfDay(at));

/** Something to come within a year: 6:42 pm today, 6:42 pm on 21 Nov. */
export const formatComing = (at: number, nowAt: number): string =>
  formatDayMonth(at) === formatDayMonth(nowAt)
    ? formatTime(at)
    : `${formatTime(at)} on ${formatDayMonth(at)}`;

/** 20 Nov 2026, 6:42 pm */
export function formatDateTime(at: number): string {
  return `${formatDate(at)}, ${formatTime(at)}`;
}

/** 20 Nov, 6:42 pm, for lists within a year. */
export function formatShortDateTime(at: number): string {
  return `${formatDayMonth(at)}, ${formatTime(at)}`;
}

/**
 * A wall clock time as settings hold it ('07:00:00' or '22:30') as 7:00 am, 10:30 pm. Throws a RangeError for others.
 */
export function formatClockTime(text: string): string {
  if (!/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)) throw new RangeError(`not a clock time: ${text}`);
  return twelveHourTime(minuteOf(text));
}

/** '7:00 am - 10:00 pm daily'. */
export const formatOpeningHours = ({ openingTime, closingTime }: OpeningHours): string =>
  minuteOf(openingTime) === minuteOf(closingTime)
    ? 'Day and night'
    : `${formatClockTime(openingTime)} - ${formatClockTime(closingTime)} daily`;

/** A span of whole minutes: 'just now' below one, 6 min, 2 h, 2 h 5 min, 3 days. Negative spans count as zero. */
export function formatSpan(minutes: number): string {
  const whole = Math.floor(minutes);
  if (whole < 1) return 'just now';
  if (whole < 60) return `${whole} min`;
  const hours = Math.floor(whole / 60);
  if (hours < 24) return whole % 60 === 0 ? `${hours} h` : `${hours} h ${whole % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** Time since something happened: 'just now', '6 min ago', '2 h 5 min ago', '3 days ago'. */
export function formatRelativeMinutes(at: number, nowAt: number): string {
  const span = formatSpan((nowAt - at) / minuteMs);
  return span === 'just now' ? span : `${span} ago`;
}
