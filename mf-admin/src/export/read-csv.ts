import { t } from '../texts';
import { unmarked } from './csv';
import { csvRows, type CsvRow } from './csv-rows';

/** Thrown for a file that is no table. The message is for people. */
export class CsvRefusedError extends Error {
  override readonly name = 'CsvRefusedError';
}

/** The first line by which a file tells spreadsheets its separator: `sep=;`. They do not show it as a row. */
const separatorLine = /^"?sep=([^\w\s"]|\t)"?[,;\t ]*(?:\r\n|\n|\r|$)/i;

/** The separator between the names of the columns, which are the first words: cells below them may hold the other ones. */
function separatorOf(text: string): string {
  const headers = text.split(/[\r\n]/).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: headers.split(separator).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}

const mostBytes = 10 * 1024 * 1024;

/**
 * The rows of a CSV file; separated by commas, semicolons, tabs or what its first line names, as spreadsheets write them. An empty
 * row keeps its place, so that rows have the numbers that a spreadsheet shows.
 *
 * @throws CsvRefusedError for a file that is too large, or no text
 */
export async function readCsv(file: File): Promise<readonly CsvRow[]> {
  const { name } = file;
  if (file.size > mostBytes) throw new CsvRefusedError(t('export.tooLarge', { name }));
  const text = (await file.text()).replace(/^\ufeff/, '');
  if (text.includes('\0')) throw new CsvRefusedError(t('export.notCsv', { name }));
  if (text.includes('\ufffd')) throw new CsvRefusedError(t('export.notUtf8', { name }));
  const [line = '', told] = separatorLine.exec(text) ?? [];
  const table = text.slice(line.length);
  return csvRows(table, told ?? separatorOf(table)).map((row) => row?.map(unmarked) ?? null);
}
