/**
 * Figures as a table for people.
 * @module
 */

/** @param {readonly number[]} numbers @returns {number} NaN of none */
export function median(numbers) {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return NaN;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? NaN;
  return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** @param {readonly number[]} numbers @param {number} share such as 0.95 @returns {number} NaN of none */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** @param {number | undefined} value @param {number} [digits] */
export const figure = (value, digits = 0) =>
  value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(digits);

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows the first cell is a name, the others are figures
 * @returns {string}
 */
export function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_cell, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
