const shortestWindowMs = 10;
const longestWindowMs = 400;
/** From this age on a request hardly waits. */
const oldAgeMs = 4_000;

/**
 * The time within which a request tries again after a conflict with another instance. It doubles with each conflict, so
 * that contenders spread out, and shrinks with the age of the request, so that older ones win more often
 * (rule: first-come-first-served).
 *
 * @param conflicts of this request, from 1
 * @param ageMs since the request came, its time in a queue included
 */
export function backoffWindowMs(conflicts: number, ageMs: number): number {
  const spread = Math.min(longestWindowMs, shortestWindowMs * 2 ** Math.min(conflicts, 10));
  const youth = 1 - Math.min(ageMs, oldAgeMs) / oldAgeMs;
  return Math.max(shortestWindowMs, spread * youth);
}
