/**
 * What watch.mjs has seen of a page.
 * @module
 */

/**
 * @typedef {object} Seen times in ms since the navigation; null: not seen
 * @property {number | null} firstPaint first contentful paint
 * @property {number | null} largestPaint largest contentful paint
 * @property {number | null} ready when the first element that `ready` names had a size
 * @property {number} shift cumulative layout shift: the worst window of 5 s
 * @property {[start: number, duration: number][]} longTasks
 * @property {number | null} effectMs from the last tap to the change of what `effect` names
 * @property {number | null} paintMs from the last tap to the next paint
 */

export {};
