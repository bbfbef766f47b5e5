import { dayMs, hourMs, minuteMs } from '@basket/domain';

/** For this long a bank may still report that an old try succeeded. */
const lateMoneyMs = 5 * dayMs;
const firstCheckMs = 2 * minuteMs;
const longestPauseMs = 12 * hourMs;

/** When the gateway is asked next what was paid: soon at first, then ever more rarely; null once nothing can arrive. */
export function nextCheckAt(createdAt: number, checks: number, now: number): number | null {
  const at = now + Math.min(longestPauseMs, firstCheckMs * 2 ** Math.min(checks, 12));
  return at - createdAt > lateMoneyMs ? null : at;
}
