/** The cells of one row; null for a row in which a quote is too many or too few. */
export type CsvRow = readonly string[] | null;

/** Text up to the place where a cell, or a row, ends. */
interface Cell {
  readonly text: string;
  readonly end: number;
}
interface Row {
  readonly cells: readonly string[];
  readonly end: number;
}

/** Lines with fewer separators in all, such as three lines of three columns, look like rows by chance. */
const leastSeparators = 9;
const lineBreak = /\r\n|\n|\r/;

const endsLine = (letter: string | undefined): boolean =>
  letter === undefined || letter === '\n' || letter === '\r';

function endOfLine(text: string, from: number): number {
  let end = from;
  while (!endsLine(text[end])) end += 1;
  return end;
}

/** A cell that does not begin with a quote: those within it are text, such as inches (8"). */
function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (text[end] !== separator && !endsLine(text[end])) end += 1;
  return { text: text.slice(start, end), end };
}

/** A cell in quotes; null where the quote does not end, or text follows its end. */
function quotedCell(text: string, start: number, separator: string): Cell | null {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1) return null;
  let end = quote + 1;
  while (text[end] === ' ') end += 1;
  const isClosed = text[end] === separator || endsLine(text[end]);
  return isClosed ? { text: text.slice(start + 1, quote).replaceAll('""', '"'), end } : null;
}

function rowAt(text: string, start: number, separator: string): Row | null {
  const cells: string[] = [];
  let at = start;
  do {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    if (!cell) return null;
    cells.push(cell.text);
    at = cell.end + 1;
  } while (text[at - 1] === separator);
  return { cells, end: at - 1 };
}

/** Whether each line of a row would be a row: two quotes too many, in different rows, made one cell of all between them. */
function isSeveralRows(row: string, separator: string, columns: number): boolean {
  const lines = row.split(lineBreak);
  return (
    lines.length > 2 &&
    lines.length * (columns - 1) >= leastSeparators &&
    lines.every((line) => line.split(separator).length === columns)
  );
}

/**
 * The rows of a text as spreadsheets write it (RFC 4180); an empty line is a row with one empty cell. A quote that does not fit
 * costs the row in which it stands: reading goes on in the next line, because nobody can say where the cell was to end, and a
 * quote that never ends must not take all other rows with it.
 */
export function csvRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let columns = 0;
  let at = 0;
  do {
    const read = rowAt(text, at, separator);
    const row = read && !isSeveralRows(text.slice(at, read.end), separator, columns) ? read : null;
    rows.push(row?.cells ?? null);
    if (columns === 0 && row?.cells.some((cell) => cell.trim() !== '')) columns = row.cells.length;
    const end = row?.end ?? endOfLine(text, at);
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  } while (at <= text.length);
  return rows;
}
