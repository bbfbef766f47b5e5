export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const minutesOfDay = 24 * 60;

/**
 * India has one time zone without daylight saving time, so its calendar is plain arithmetic: no clock,
 * no locale data, the same answer in a browser and on a server that runs in UTC.
 */
export const indiaOffsetMs = 5.5 * hourMs;

/** A Date whose UTC getters read as the time in India. @throws RangeError for what is no time */
export function inIndia(at: number): Date {
  const shifted = new Date(at + indiaOffsetMs);
  if (Number.isNaN(shifted.getTime())) throw new RangeError(`not a time: ${at}`);
  return shifted;
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
