import { dayMs, indiaDate, parseIndiaDate } from '@basket/domain';

/** Days of India, both included, as date fields write them; empty for any. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A time from its first millisecond until before its end; null for any. */
export interface TimeRange {
  readonly fromAt: number | null;
  readonly untilAt: number | null;
}

export function timeOf({ from, to }: Days): TimeRange {
  const lastDayAt = parseIndiaDate(to);
  return { fromAt: parseIndiaDate(from), untilAt: lastDayAt === null ? null : lastDayAt + dayMs };
}

export const daysOf = ({ fromAt, untilAt }: TimeRange): Days => ({
  from: fromAt === null ? '' : indiaDate(fromAt),
  to: untilAt === null ? '' : indiaDate(untilAt - dayMs),
});
