/**
 * The end of `npm test`: what failed, and the count.
 * @module
 */

/** @typedef {import('./result.mjs').Result} Result */

/** A part with hundreds of lint findings is read in the editor, not here. */
const maxLinesPerFailure = 120;

/** @param {readonly Result[]} results */
export function total(results) {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** @param {readonly Result[]} results @returns {string} the last line of a run, word for word as others read it */
export function summaryLine(results) {
  const { passed, failed } = total(results);
  return `${passed} passed, ${failed} failed`;
}

/** @param {readonly Result[]} results @returns {string[]} one block for each part that failed */
export function failureLines(results) {
  return results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ part, failed, details }) => [
      '',
      `── ${part}: ${failed} failed ${'─'.repeat(Math.max(0, 60 - part.length))}`,
      ...details.flatMap((detail) => ['', ...shorten(detail.trimEnd().split('\n'))]),
    ]);
}

/** @param {string[]} lines */
function shorten(lines) {
  if (lines.length <= maxLinesPerFailure) return lines;
  return [...lines.slice(0, maxLinesPerFailure), `… and ${lines.length - maxLinesPerFailure} more lines`];
}
