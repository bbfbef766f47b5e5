import { dayMs } from '../time/india';
import { startOfIndiaDay, startOfIndiaWeek } from '../time/india-days';

/** How far back a partner's performance looks, today and this week included (rule: own-performance). */
export const performanceDays = 7;
export const performanceWeeks = 6;
export const acceptanceDays = 28;

/** From one time until another, without it. */
export interface Period {
  readonly fromAt: number;
  readonly untilAt: number;
}

export interface PerformancePeriods {
  /** Oldest first, as the weeks. */
  readonly days: readonly Period[];
  readonly weeks: readonly Period[];
  /** Offers made since then count for the acceptance. */
  readonly offersFromAt: number;
}

const backwards = (count: number): number[] => Array.from({ length: count }, (_, at) => count - 1 - at);

/** The days and weeks of India that a partner's performance is about. */
export function performancePeriods(now: number): PerformancePeriods {
  const todayAt = startOfIndiaDay(now);
  const dayOf = (fromAt: number): Period => ({ fromAt, untilAt: fromAt + dayMs });
  const weekOf = (fromAt: number): Period => ({ fromAt, untilAt: fromAt + 7 * dayMs });
  return {
    days: backwards(performanceDays).map((back) => dayOf(todayAt - back * dayMs)),
    weeks: backwards(performanceWeeks).map((back) => weekOf(startOfIndiaWeek(now, back))),
    offersFromAt: todayAt - (acceptanceDays - 1) * dayMs,
  };
}

/** The part of all answered or missed offers that were accepted, 0 to 1; null without any. */
export function acceptanceOf(offers: {
  readonly accepted: number;
  readonly rejected: number;
  readonly unanswered: number;
}): number | null {
  const all = offers.accepted + offers.rejected + offers.unanswered;
  return all === 0 ? null : offers.accepted / all;
}
