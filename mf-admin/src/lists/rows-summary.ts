import { formatCount, formatNumber } from '@basket/ui';

/**
 * '26 to 50 of 1,284', without the total while it is not known; '25 orders' or '25 of 1,284'
 * if the number of the first row is not known.
 *
 * @param noun of one row: 'order'
 */
export function rowsSummary(noun: string, firstRow: number | null, count: number, total?: string): string {
  if (count === 0) return formatCount(0, noun);
  if (firstRow === null)
    return total === undefined ? formatCount(count, noun) : `${formatNumber(count)} of ${total}`;
  const rows = `${formatNumber(firstRow)} to ${formatNumber(firstRow + count - 1)}`;
  return total === undefined ? rows : `${rows} of ${total}`;
}
