/**
 * What a part of `npm test` came to.
 * @module
 */

/**
 * @typedef {object} Result
 * @property {string} part
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} details what a person needs to see of the failures, one text each
 */

/**
 * A part that was to run and did not: one failure, never a silent gap.
 * @param {string} part
 * @param {string} reason
 * @returns {Result}
 */
export function couldNotRun(part, reason) {
  return { part, passed: 0, failed: 1, details: reason === '' ? [] : [reason] };
}
