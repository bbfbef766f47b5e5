import { dayMs, inIndia, indiaOffsetMs } from './india';

/*
 * The calendar of lists, reports and date fields: a file beside the clock, because no first view needs it.
 */

/** The first millisecond of the day in India that holds `at`. */
export function startOfIndiaDay(at: number): number {
  return Math.floor((at + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs;
}

/** The day in India that holds `at`, as a date field writes it: 2026-11-20. */
export const indiaDate = (at: number): string => inIndia(at).toISOString().slice(0, 10);

/** The first millisecond in India of a day such as 2026-11-20; null for any other text. */
export function parseIndiaDate(text: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) - indiaOffsetMs : NaN;
  // Some engines read 30 February as 2 March.
  return Number.isNaN(at) || indiaDate(at) !== text ? null : at;
}

/** yyMMdd in Asia/Kolkata, as order numbers carry it. */
export function indiaDateDigits(at: number): string {
  const [year = '', month = '', day = ''] = indiaDate(at).split('-');
  return year.slice(2) + month + day;
}

/** The first millisecond of the month in India that lies `monthsBack` before the one that holds `at`. */
export function startOfIndiaMonth(at: number, monthsBack = 0): number {
  const local = inIndia(at);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - monthsBack, 1) - indiaOffsetMs;
}

/** The first millisecond of the Monday in India that begins the week `weeksBack` before the one that holds `at`. */
export function startOfIndiaWeek(at: number, weeksBack = 0): number {
  const dayAt = startOfIndiaDay(at);
  // Day 0 of the epoch is a Thursday.
  const sinceMonday = (Math.floor((at + indiaOffsetMs) / dayMs) + 3) % 7;
  return dayAt - (sinceMonday + 7 * weeksBack) * dayMs;
}
