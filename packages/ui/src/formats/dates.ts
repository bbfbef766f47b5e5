import {
  indiaMinuteOfDay,
  inIndia,
  minuteMs,
  minuteOf,
  twelveHourTime,
  type OpeningHours,
} from '@basket/domain';
import { t } from '../texts';

/**
 * Dates and times as written in India, always in Indian Standard Time, independent of the device. `Intl` would insert
 * invisible spaces.
 */

/** Fri */
export const formatWeekday = (at: number): string =>
  t('formats.weekdays').split(' ')[inIndia(at).getUTCDay()] ?? '';

/** 20 Nov */
export function formatDayMonth(at: number): string {
  const day = inIndia(at);
  return `${day.getUTCDate()} ${t('formats.months').split(' ')[day.getUTCMonth()]}`;
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
    : t('formats.timeOnDay', { time: formatTime(at), day: formatDayMonth(at) });

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
    ? t('formats.dayAndNight')
    : t('formats.daily', { from: formatClockTime(openingTime), until: formatClockTime(closingTime) });

/** A span of whole minutes: 'just now' below one, 6 min, 2 h, 2 h 5 min, 3 days. Negative spans count as zero. */
export function formatSpan(minutes: number): string {
  const whole = Math.floor(minutes);
  if (whole < 1) return t('formats.justNow');
  if (whole < 60) return t('formats.min', { n: whole });
  const hours = Math.floor(whole / 60);
  if (hours >= 24) return t('formats.days', { n: Math.floor(hours / 24) });
  return whole % 60 === 0 ? t('formats.h', { hours }) : t('formats.hMin', { hours, n: whole % 60 });
}

/** Time since something happened: 'just now', '6 min ago', '2 h 5 min ago', '3 days ago'. */
export function formatRelativeMinutes(at: number, nowAt: number): string {
  const minutes = (nowAt - at) / minuteMs;
  const span = formatSpan(minutes);
  return minutes < 1 ? span : t('formats.ago', { span });
}
