import { isAlwaysOpen, type OpeningHours } from '@basket/domain';

/**
 * Dates and times as written in India, always in Indian Standard Time, independent of the device. IST has been
 * UTC+5:30 without daylight saving since 1945, so arithmetic is enough; `Intl` would insert invisible spaces.
 */

const minuteMs = 60_000;
const istOffsetMs = 330 * minuteMs;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** A Date whose UTC getters read as IST. */
function inIst(at: number): Date {
  const shifted = new Date(at + istOffsetMs);
  if (Number.isNaN(shifted.getTime())) throw new RangeError(`not a time: ${at}`);
  return shifted;
}

function twelveHour(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Fri */
export const formatWeekday = (at: number): string => weekdays[inIst(at).getUTCDay()] ?? '';

/** 20 Nov */
export function formatDayMonth(at: number): string {
  const day = inIst(at);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

/** 20 Nov 2026 */
export function formatDate(at: number): string {
  return `${formatDayMonth(at)} ${inIst(at).getUTCFullYear()}`;
}

/** 6:42 pm */
export function formatTime(at: number): string {
  const day = inIst(at);
  return twelveHour(day.getUTCHours(), day.getUTCMinutes());
}

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
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (!match) throw new RangeError(`not a clock time: ${text}`);
  return twelveHour(Number(match[1]), Number(match[2]));
}

/** '7:00 am - 10:00 pm daily'. */
export const formatOpeningHours = (hours: OpeningHours): string =>
  isAlwaysOpen(hours)
    ? 'Day and night'
    : `${formatClockTime(hours.openingTime)} - ${formatClockTime(hours.closingTime)} daily`;

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
