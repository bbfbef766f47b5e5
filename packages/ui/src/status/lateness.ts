import { minuteMs } from '@basket/domain';
import { formatSpan } from '../formats';

/** With less than this left something is urgent. */
const urgentMs = 10 * minuteMs;

export interface Lateness {
  readonly level: 'calm' | 'urgent' | 'late';
  /** '24 min left', '12 min late' */
  readonly text: string;
}

/** How something stands against the time that it was promised for, in words. */
export function latenessOf(dueAt: number, nowAt: number): Lateness {
  const leftMs = dueAt - nowAt;
  if (leftMs < 0) {
    const span = formatSpan(-leftMs / minuteMs);
    return { level: 'late', text: span === 'just now' ? 'late' : `${span} late` };
  }
  const level = leftMs < urgentMs ? 'urgent' : 'calm';
  return { level, text: leftMs < minuteMs ? 'due now' : `${formatSpan(leftMs / minuteMs)} left` };
}
