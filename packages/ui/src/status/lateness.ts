import { minuteMs } from '@basket/domain';
import { formatSpan } from '../formats';
import { t } from '../texts';

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
    const minutes = -leftMs / minuteMs;
    return {
      level: 'late',
      text: minutes < 1 ? t('status.late') : t('status.spanLate', { span: formatSpan(minutes) }),
    };
  }
  const level = leftMs < urgentMs ? 'urgent' : 'calm';
  return {
    level,
    text:
      leftMs < minuteMs ? t('status.dueNow') : t('status.spanLeft', { span: formatSpan(leftMs / minuteMs) }),
  };
}
