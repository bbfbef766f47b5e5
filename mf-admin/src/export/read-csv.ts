import { unmarked } from './csv';

/** Thrown for a file that is no table. The message is for people. */
export class CsvRefusedError extends Error {
  override readonly name = 'CsvRefusedError';
}

/** What separates the names of the columns: cells below them may hold the other ones. */
function separatorOf(text: string): string {
  const [headers = ''] = text.split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: headers.split(separator).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}

const mostBytes = 10 * 1024 * 1024;

/**
 * The cells of a CSV file, by row; separated by commas, semicolons or tabs, as spreadsheets write them. An empty row keeps its
 * place, so that rows have the numbers that a spreadsheet shows.
 */
export async function readCsv(file: File): Promise<readonly (readonly string[])[]> {
  if (file.size > mostBytes) throw new CsvRefusedError(`${file.name} is larger than 10 MB.`);
  const text = (await file.text()).replace(/^\ufeff/, '');
  if (text.includes('\0'))
    throw new CsvRefusedError(`${file.name} is not a CSV file. Save the table as CSV.`);
  if (text.includes('\ufffd'))
    throw new CsvRefusedError(`${file.name} is not in UTF-8. Save the table as “CSV UTF-8”.`);
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new CsvRefusedError(
      `Row ${(broken.row ?? 0) + 1} of ${file.name} has a quote too many or too few.`,
    );
  return data.map((row) => row.map(unmarked));
}
