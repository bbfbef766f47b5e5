import { dayMs, indiaDate, minuteMs, parseIndiaDate } from '@basket/domain';
import { formatDate, formatSpan, formatTime } from '@basket/ui';
import { t } from '../../texts';

/** A day and, for a shift, the hours of it, as the fields of the screen write them. */
export interface ShiftFields {
  readonly day: string;
  /** '07:00'; empty: from midnight. */
  readonly from: string;
  /** '15:00'; empty: until midnight. */
  readonly until: string;
}

export interface Shift {
  readonly fromAt: number;
  readonly untilAt: number;
}

export const today = (now: number): ShiftFields => ({ day: indiaDate(now), from: '', until: '' });

/** Since midnight; null for text that is no time of day. */
function timeMs(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match ? (Number(match[1]) * 60 + Number(match[2])) * minuteMs : null;
}

/** The time that the fields name, or what is wrong with them. */
export function shiftOf({ day, from, until }: ShiftFields): Shift | { readonly problem: string } {
  const dayAt = parseIndiaDate(day);
  const [fromMs, untilMs] = [from === '' ? 0 : timeMs(from), until === '' ? dayMs : timeMs(until)];
  if (dayAt === null || fromMs === null || untilMs === null) return { problem: t('shiftSummary.chooseDay') };
  if (untilMs <= fromMs) return { problem: t('shiftSummary.endsBeforeBegin') };
  return { fromAt: dayAt + fromMs, untilAt: dayAt + untilMs };
}

/** '20 Nov 2026' for a whole day, '20 Nov 2026, 7:00 am to 3:00 pm' for a part of one. */
export const shiftText = ({ fromAt, untilAt }: Shift): string =>
  untilAt - fromAt === dayMs
    ? formatDate(fromAt)
    : t('shiftSummary.shift', {
        day: formatDate(fromAt),
        from: formatTime(fromAt),
        until: formatTime(untilAt),
      });

/** '45 s', '2 min', '1 h 5 min'; '–' if there is none. */
export const waitText = (ms: number | null): string =>
  ms === null
    ? '–'
    : ms < minuteMs
      ? t('shiftSummary.seconds', { n: Math.round(ms / 1000) })
      : formatSpan(ms / minuteMs);
