import { useState } from 'react';
import { t } from '../texts';
import type { PagerProps } from './pager';

/** Pages of a list, each read from after the last row of the page before. */
export interface Pages<Row> {
  /** The last row of the page before; null on the first page. The query of the current page starts after it. */
  readonly after: Row | null;
  /**
   * @param read the rows of the current page, and one more where another page follows
   * @param total of all pages; null while nobody has counted them
   */
  readonly of: (
    read: readonly Row[],
    total?: number | null,
  ) => {
    /** The rows to show. */
    readonly rows: readonly Row[];
    /** Number of the first row, counted from 1. */
    readonly firstRow: number;
    /** Props for `Pager`; null if there is only one page. */
    readonly pager: PagerProps | null;
  };
}

/**
 * Turns the pages of a list; every turn scrolls to the top.
 *
 * @param pageLength rows on a page; the query reads one more, to tell whether another page follows
 * @param scroll false for a list that is only a part of its screen and stays where it is
 */
export function usePages<Row>(pageLength: number, scroll = true): Pages<Row> {
  /** The last row of each page before this one. */
  const [trail, setTrail] = useState<readonly Row[]>([]);
  const turnTo = (next: readonly Row[]): void => {
    setTrail(next);
    if (scroll) window.scrollTo(0, 0);
  };
  return {
    after: trail.at(-1) ?? null,
    of: (read, total = null) => {
      const rows = read.slice(0, pageLength);
      const last = rows.at(-1);
      const hasNext = read.length > pageLength && last !== undefined;
      const hasPrevious = trail.length > 0;
      const firstRow = trail.length * pageLength + 1;
      const lastRow = firstRow + rows.length - 1;
      const pager = {
        summary:
          total === null
            ? t('table.rows', { from: firstRow, to: lastRow })
            : // The list is live, the total a moment old.
              t('table.rowsOf', { from: firstRow, to: lastRow, total: Math.max(total, lastRow) }),
        onPrevious: hasPrevious ? () => turnTo(trail.slice(0, -1)) : undefined,
        onNext: hasNext ? () => turnTo([...trail, last]) : undefined,
      };
      return { rows, firstRow, pager: hasNext || hasPrevious ? pager : null };
    },
  };
}
