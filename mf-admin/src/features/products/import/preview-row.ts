import { onePiece, type ImportResult } from '@basket/domain';
import { formatNumber, ledgerRupees } from '@basket/ui';
import { changeLines, type ChangeLine } from './import-lines';
import type { ShopNames } from './product-columns';
import type { SheetRow } from './read-sheet';

/** A value as it will be, with what it is where that is something else. */
export interface PreviewFigure {
  readonly before: string | null;
  readonly after: string;
}

/** A product as a row of the file makes it. */
export interface PreviewRow {
  readonly row: number;
  /** As the shop has it; of a new product, as the file has it. */
  readonly name: string;
  readonly isNew: boolean;
  readonly unit: PreviewFigure;
  readonly price: PreviewFigure;
  readonly stock: PreviewFigure;
  /** The other fields that change. */
  readonly others: readonly ChangeLine[];
}

const shown = ['unit', 'pricePaise', 'stockQuantity'];
const unknown = '–';

/** A row that is imported, as the preview shows it: what nobody changes is what the shop has. */
export function previewRow(sheetRow: SheetRow, result: ImportResult, shop: ShopNames): PreviewRow {
  const { row, name, request } = sheetRow;
  const { inShop } = result;
  const { fields, stockQuantity } = request;
  const lines = changeLines(sheetRow, result, shop);
  const figure = (field: string, text: string | undefined): PreviewFigure =>
    lines.find((line) => line.field === field) ?? { before: null, after: text ?? unknown };
  const isNew = result.outcome === 'new';
  const pricePaise = inShop?.pricePaise ?? fields.pricePaise;
  return {
    row,
    name: inShop?.name ?? name,
    isNew,
    unit: figure('unit', inShop?.unit ?? fields.unit ?? (isNew ? onePiece : undefined)),
    price: figure('pricePaise', pricePaise === undefined ? undefined : ledgerRupees(pricePaise)),
    stock: figure('stockQuantity', formatNumber(inShop?.stockQuantity ?? stockQuantity ?? 0)),
    others: lines.filter(({ field }) => !shown.includes(field)),
  };
}
