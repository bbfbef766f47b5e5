import { onePiece, productKey, type ImportedRow } from '@basket/domain';
import type { CsvRow } from '../../../export/csv-rows';
import { CsvRefusedError } from '../../../export/read-csv';
import { t } from '../../../texts';
import {
  columnOf,
  productColumns,
  type CellSays,
  type ProductColumn,
  type ShopNames,
} from './product-columns';
import { withFields } from './text-columns';

/** More are imported from several files. */
const mostSheetRows = 10_000;

/** One row of the file that can be sent. */
export interface SheetRow {
  /** As spreadsheets count; the first row that is not empty holds the names of the columns. */
  readonly row: number;
  /** The product's name as the file has it, or its id. */
  readonly name: string;
  readonly request: ImportedRow;
}

/** Why a row is left out. */
export interface SheetProblem {
  readonly row: number;
  readonly name: string;
  /** Header of the column; '' when it is the row as a whole. */
  readonly column: string;
  readonly why: string;
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly problems: readonly SheetProblem[];
  /** Headers that name nothing of a product. */
  readonly unknownColumns: readonly string[];
}

type Columns = readonly (ProductColumn | undefined)[];

const headerKey = (header: string): string => header.trim().toLowerCase();
const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * The rows of a table of products. A row that could not be read is one of its problems.
 *
 * @throws CsvRefusedError for a table that has none
 */
export function readSheet(table: readonly CsvRow[], shop: ShopNames): Sheet {
  const filled = table
    .map((cells, place) => ({ cells, row: place + 1 }))
    .filter(({ cells }) => !cells || !isEmpty(cells));
  const [first, ...lines] = filled;
  const headers = headersOf(first);
  const columns = columnsOf(headers);
  if (lines.length === 0) throw new CsvRefusedError(t('productImport.noProducts'));
  if (lines.length > mostSheetRows)
    throw new CsvRefusedError(t('productImport.tooManyRows', { n: lines.length, most: mostSheetRows }));
  const read = lines.map(({ cells, row }) => (cells ? readRow(cells, row, columns, shop) : brokenRow(row)));
  const sound = read.flatMap(({ sheetRow }) => sheetRow ?? []);
  const repeated = repetitionsIn(sound);
  const repeatedRows = new Set(repeated.map(({ row }) => row));
  return {
    rows: sound.filter(({ row }) => !repeatedRows.has(row)),
    problems: [...read.flatMap(({ problems }) => problems), ...repeated].sort((a, b) => a.row - b.row),
    unknownColumns: headers.filter((header, place) => header.trim() !== '' && !columns[place]),
  };
}

/** The names of the columns, which are the first row that is not empty. */
function headersOf(first: { readonly cells: CsvRow; readonly row: number } | undefined): readonly string[] {
  if (first?.cells === null) throw new CsvRefusedError(t('productImport.headersBroken', { row: first.row }));
  return first?.cells ?? [];
}

function columnsOf(headers: readonly string[]): Columns {
  const columns = headers.map((header) =>
    productColumns.find((column) => headerKey(column.header) === headerKey(header)),
  );
  const twice = columns.find((column, place) => column && columns.indexOf(column) !== place);
  if (twice) throw new CsvRefusedError(t('productImport.columnTwice', { column: twice.header }));
  const { productId, name } = columnOf;
  if (!columns.includes(productId) && !columns.includes(name))
    throw new CsvRefusedError(t('productImport.columnsMissing', { id: productId.header, name: name.header }));
  return columns;
}

interface RowRead {
  readonly sheetRow: SheetRow | null;
  readonly problems: readonly SheetProblem[];
}

const brokenRow = (row: number): RowRead => ({
  sheetRow: null,
  problems: [{ row, name: '', column: '', why: t('productImport.rowBroken') }],
});

function readRow(cells: readonly string[], row: number, columns: Columns, shop: ShopNames): RowRead {
  const textOf = (column: ProductColumn): string => (cells[columns.indexOf(column)] ?? '').trim();
  const id = textOf(columnOf.productId);
  const name = textOf(columnOf.name) || id;
  const problems: SheetProblem[] = [];
  let says: CellSays = {};
  for (const [place, column] of columns.entries()) {
    if (!column) continue;
    const text = cells[place] ?? '';
    const cell = column.read(text, shop);
    if ('problem' in cell) problems.push({ row, name, column: column.header, why: cell.problem });
    // A supplier's list has columns that it does not fill in: only a row that knows its product empties a field.
    else if (id !== '' || text.trim() !== '')
      says = { ...says, ...cell, fields: withFields(says.fields ?? {}, cell.fields) };
  }
  const { productId = null, fields = {}, stockQuantity = null, mark = null } = says;
  const request: ImportedRow = { productId, fields, stockQuantity, exported: mark };
  return { sheetRow: problems.length === 0 ? { row, name, request } : null, problems };
}

/** Rows of a product that an earlier row names already. */
function repetitionsIn(rows: readonly SheetRow[]): SheetProblem[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, name, request: { productId, fields } }) => {
    const key = productId ?? productKey({ name: fields.name ?? '', unit: fields.unit ?? onePiece });
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    return earlier === undefined
      ? []
      : [{ row, name, column: '', why: t('productImport.sameProduct', { row: earlier }) }];
  });
}
