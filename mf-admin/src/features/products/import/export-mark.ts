import type { ImportedRow } from '@basket/domain';

/** The state of a product when it was exported. */
export type ExportMark = NonNullable<ImportedRow['exported']>;

const base = 36;

/** One word that no spreadsheet takes for a number or a date: 'x-1b2-3c4-2s'. */
export const exportMark = ({ exportedAt, updatedAt, stockQuantity }: ExportMark): string =>
  ['x', ...[exportedAt, updatedAt, stockQuantity].map((figure) => figure.toString(base))].join('-');

/** Null for anything else. */
export function readExportMark(text: string): ExportMark | null {
  if (!/^x(-[0-9a-z]{1,9}){3}$/.test(text)) return null;
  const [exportedAt = 0, updatedAt = 0, stockQuantity = 0] = text
    .split('-')
    .slice(1)
    .map((figure) => Number.parseInt(figure, base));
  return { exportedAt, updatedAt, stockQuantity };
}
