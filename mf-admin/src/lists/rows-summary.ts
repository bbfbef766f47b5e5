import { t } from '../texts';

/**
 * '26 to 50 of 1,284', without the total while it is not known; '25 orders' or '25 of 1,284'
 * if the number of the first row is not known.
 *
 * @param noun of one row
 */
export function rowsSummary(
  noun: 'order' | 'account',
  firstRow: number | null,
  count: number,
  total?: string,
): string {
  if (count === 0) return t('lists.count', { noun, n: count });
  if (firstRow === null)
    return total === undefined
      ? t('lists.count', { noun, n: count })
      : t('lists.countOf', { n: count, total });
  const last = firstRow + count - 1;
  return total === undefined
    ? t('lists.rows', { first: firstRow, last })
    : t('lists.rowsOf', { first: firstRow, last, total });
}
