/**
 * The results of the parts of `npm test`, and the end of its output.
 * @module
 */

/**
 * @typedef {object} Result
 * @property {string} part
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} details the failures, as a person reads them
 * @property {readonly string[]} [retried] tests that passed on their second try, and why the first one failed; of a part that has
 *   second tries
 */

/** Longer failures are cut, e.g. hundreds of lint findings. */
const maxLinesPerFailure = 120;

/**
 * A part that did not run counts as one failure.
 * @param {string} part
 * @param {string} reason
 * @returns {Result}
 */
export function couldNotRun(part, reason) {
  return { part, passed: 0, failed: 1, details: reason === '' ? [] : [reason] };
}

/** @param {readonly Result[]} results */
export function total(results) {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** @param {readonly Result[]} results @returns {string} the last line of a run; other programs read it */
export function summaryLine(results) {
  const { passed, failed } = total(results);
  return `${passed} passed, ${failed} failed`;
}

/** @param {readonly Result[]} results @returns {string[]} one block for each part that failed */
export function failureLines(results) {
  return results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ part, failed, details }) => block(`${part}: ${failed} failed`, details));
}

/** @param {readonly Result[]} results @returns {string[]} one block for each part with tests that needed a second try */
export function retryLines(results) {
  return results
    .filter(({ retried = [] }) => retried.length > 0)
    .flatMap(({ part, retried = [] }) =>
      block(`${part}: ${retried.length} passed on the second try`, retried),
    );
}

/** @param {string} title @param {readonly string[]} texts @returns {string[]} the texts below a line with the title */
const block = (title, texts) => [
  '',
  `── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`,
  ...texts.flatMap((text) => ['', ...shorten(text.trimEnd().split('\n'))]),
];

/** @param {string[]} lines */
function shorten(lines) {
  if (lines.length <= maxLinesPerFailure) return lines;
  return [...lines.slice(0, maxLinesPerFailure), `… and ${lines.length - maxLinesPerFailure} more lines`];
}
