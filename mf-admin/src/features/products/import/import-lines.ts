import {
  isRefusalCode,
  refusalText,
  type ImportedLists,
  type ImportedRow,
  type ImportOutcome,
  type ImportResult,
} from '@basket/domain';
import { formatNumber, ledgerRupees } from '@basket/ui';
import { t } from '../../../texts';
import { isList, listChange } from './list-change';
import { columnOf, type ProductColumn, type ShopNames } from './product-columns';
import type { Sheet, SheetProblem, SheetRow } from './read-sheet';
import { saidText } from './text-columns';
import type { Answers } from './use-product-import';

type Value = ImportResult['changes'][number]['before'] | undefined;

/** Undefined for a field that functions of another version know. */
const headerOf = (field: string): string | undefined =>
  (columnOf as Readonly<Record<string, ProductColumn | undefined>>)[field]?.header;

/** Columns of refusals that are about one of them. */
const refusedColumns: Readonly<Record<string, string>> = {
  unknown_category: columnOf.categoryId.header,
  mrp_below_price: columnOf.originalPricePaise.header,
  not_enough_stock: columnOf.stockQuantity.header,
  too_much_stock: columnOf.stockQuantity.header,
  stock_imported: columnOf.stockQuantity.header,
  unnamed_product: columnOf.productId.header,
  several_products: columnOf.productId.header,
  unknown_picture: columnOf.images.header,
  unknown_related: columnOf.relatedProductIds.header,
};

const mostLetters = 40;

function valueText(field: string, value: Value, { categories }: ShopNames): string {
  if (typeof value === 'boolean') return t(value ? 'products.yes' : 'products.no');
  if (field === 'categoryId')
    return categories.find(({ id }) => id === value)?.name ?? t('products.uncategorized');
  if (typeof value === 'number') return /Paise$/.test(field) ? ledgerRupees(value) : formatNumber(value);
  const text = (value ?? '').trim();
  if (text === '') return t('products.nothing');
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

/** The value that a field will have, where the answer names what it is. */
function afterOf(field: string, before: Value, { fields, stockQuantity, exported }: ImportedRow): Value {
  if (field === 'stockQuantity')
    return Number(before) + (stockQuantity ?? 0) - (exported?.stockQuantity ?? 0);
  if (field === 'originalPricePaise') return fields.originalPricePaise ?? fields.pricePaise ?? before;
  const text = saidText(field, fields);
  return text === undefined
    ? fields[field as Exclude<keyof typeof fields, keyof ImportedLists | 'texts'>]
    : text;
}

export interface ChangeLine {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The changes in an existing product: Price, ₹24.00, ₹26.00. */
export const changeLines = (
  { request }: SheetRow,
  { changes, listsBefore }: ImportResult,
  shop: ShopNames,
): readonly ChangeLine[] =>
  changes.map(({ field, before }) => ({
    field,
    label: headerOf(field) ?? field,
    ...(listsBefore && isList(field)
      ? listChange(field, listsBefore, { ...listsBefore, ...request.fields }, shop)
      : {
          before: valueText(field, before, shop),
          after: valueText(field, afterOf(field, before, request), shop),
        }),
  }));

const refusalWords = ({ code, facts }: NonNullable<ImportResult['refusal']>): string => {
  if (code === 'unknown_product') return t('productImport.deletedAfter');
  if (code === 'changed_meanwhile') return t('productImport.changedMeanwhile');
  return isRefusalCode(code) ? refusalText(code, facts) : code;
};

/** Every row that is left out, by the browser or by the server, in the order of the file. */
export function problemsOf({ rows, problems }: Sheet, answers: readonly Answers[]): SheetProblem[] {
  const refused = rows.flatMap(({ row, name }) => {
    const refusal = answers.map((known) => known.get(row)?.refusal).find(Boolean);
    return refusal
      ? [{ row, name, column: refusedColumns[refusal.code] ?? '', why: refusalWords(refusal) }]
      : [];
  });
  return [...problems, ...refused].sort((a, b) => a.row - b.row);
}

export type OutcomeCounts = Readonly<Record<ImportOutcome, number>>;

export function countsOf(answers: Iterable<ImportResult>): OutcomeCounts {
  const counts: Record<ImportOutcome, number> = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of answers) counts[outcome] += 1;
  return counts;
}

const outcomeWords: Readonly<Record<ImportOutcome, () => string>> = {
  new: () => t('productImport.rowAdded'),
  changed: () => t('productImport.rowChanged'),
  same: () => t('productImport.rowUnchanged'),
  refused: () => t('productImport.leftOutTitle'),
};

/** The outcome of each row, as a table to keep: also the reasons why rows were left out. */
export function reportRows(sheet: Sheet, checked: Answers, imported: Answers): string[][] {
  const problems = problemsOf(sheet, [checked, imported]);
  const bad = new Set(problems.map(({ row }) => row));
  const left = problems.map(({ row, name, column, why }) => ({
    row,
    cells: ['', name, outcomeWords.refused(), column, why],
  }));
  const others = sheet.rows
    .filter(({ row }) => !bad.has(row))
    .map(({ row, name }) => {
      const result =
        imported.get(row) ?? (checked.get(row)?.outcome === 'same' ? checked.get(row) : undefined);
      const outcome = result ? outcomeWords[result.outcome]() : t('productImport.rowNotImported');
      return { row, cells: [result?.productId ?? checked.get(row)?.productId ?? '', name, outcome, '', ''] };
    });
  return [
    [
      t('productImport.reportRow'),
      t('productImport.reportId'),
      t('products.name'),
      t('products.result'),
      t('productImport.reportColumn'),
      t('productImport.reportWhy'),
    ],
    ...[...left, ...others].sort((a, b) => a.row - b.row).map(({ row, cells }) => [String(row), ...cells]),
  ];
}
