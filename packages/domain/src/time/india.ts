export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const minutesOfDay = 24 * 60;

/**
 * India has one time zone without daylight saving time, so its calendar is plain arithmetic: no clock,
 * no locale data, the same answer in a browser and on a server that runs in UTC.
 */
const indiaOffsetMs = 5.5 * hourMs;

/** A Date whose UTC getters read as the time in India. @throws RangeError for what is no time */
export function inIndia(at: number): Date {
  const shifted = new Date(at + indiaOffsetMs);
  if (Number.isNaN(shifted.getTime())) throw new RangeError(`not a time: ${at}`);
  return shifted;
}

/** yyMMdd in Asia/Kolkata, as order numbers carry it. */
export function indiaDateDigits(at: number): string {
  const [year = '', month = '', day = ''] = indiaDate(at).split('-');
  return year.slice(2) + month + day;
}

/** The first millisecond of the day in India that holds `at`. */
export function startOfIndiaDay(at: number): number {
  return Math.floor((at + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs;
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

/** Minutes since midnight in India, 0 to 1439. */
export function indiaMinuteOfDay(at: number): number {
  const time = inIndia(at);
  return time.getUTCHours() * 60 + time.getUTCMinutes();
}

/** Minutes since midnight on the clock of twelve hours: 6:42 pm. */
export const twelveHourTime = (minuteOfDay: number): string => {
  const hour = Math.floor(minuteOfDay / 60);
  return `${hour % 12 || 12}:${String(minuteOfDay % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};

/** The day in India that holds `at`, as a date field writes it: 2026-11-20. */
export const indiaDate = (at: number): string => inIndia(at).toISOString().slice(0, 10);

/** The first millisecond in India of a day such as 2026-11-20; null for any other text. */
export function parseIndiaDate(text: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) - indiaOffsetMs : NaN;
  // Some engines read 30 February as 2 March.
  return Number.isNaN(at) || indiaDate(at) !== text ? null : at;
}
