/**
 * In the page, in the place of the federation runtime's reader of version ranges: our remotes ask for `^1.2.3` (tools/webpack/apps.mjs), and
 * the runtime itself for `<=1.2.3`. Anything else is satisfied by nothing.
 * @module
 */

/** @param {string | undefined} version @returns {readonly number[] | undefined} major, minor, patch */
const numbersOf = (version) =>
  /^(\d+)\.(\d+)\.(\d+)$/
    .exec(version ?? '')
    ?.slice(1)
    .map(Number);

/**
 * @param {string} version
 * @param {string} range
 * @returns {boolean}
 */
export function satisfy(version, range) {
  const [, operator, limit] = /^(\^|<=)(.+)$/.exec(range) ?? [];
  const own = numbersOf(version);
  const asked = numbersOf(limit);
  if (!own || !asked) return false;
  const place = asked.findIndex((number, at) => number !== own[at]);
  const isLower = place >= 0 && (own[place] ?? 0) < (asked[place] ?? 0);
  if (operator === '<=') return place < 0 || isLower;
  // The first number above zero stays: ^0.2.3 is below 0.3.0.
  const fixed = asked.findIndex((number) => number > 0);
  return place < 0 || (!isLower && fixed >= 0 && place > fixed);
}
