/** The beginnings that make a spreadsheet run a cell as a formula. */
const startsFormula = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
/** A number below zero begins like a formula, and is none. */
const isNegative = /^-\d+(?:\.\d+)?$/;
/** Text that has had such a mark once looks like marked text: it gets one more. */
const startsMarked = /^'+(?:[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;

const isMarked = (text: string): boolean => startsMarked.test(text);

/** One cell: text that a spreadsheet would run is marked as text, and quoted where it must be. */
function cellOf(text: string): string {
  const isFormula = startsFormula.test(text) && !isNegative.test(text);
  const harmless = isFormula || isMarked(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as CSV (RFC 4180), with a byte order mark, by which spreadsheets know that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** The text of a cell without the mark that {@link csvOf} may have put before it. */
export const unmarked = (cell: string): string => (isMarked(cell) ? cell.slice(1) : cell);
