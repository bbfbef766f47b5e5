import { useEffect, useMemo, useState } from 'react';
import { cart, useStoreSettings, type CartLine, type Catalogue } from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { isStale, refreshLines, type RefreshedLine } from './refresh-lines';

export type LineNews = Pick<RefreshedLine, 'isBlocked' | 'isGone' | 'isSoldOut'> & { readonly note: string };

/**
 * Updates the cart's prices and limits from the catalogue.
 *
 * @param data the whole catalogue; null before it has loaded
 * @returns what there is to say of lines, by key. A changed price is said as long as the page is open, though the line
 *   has the new price already.
 */
export function useFreshLines(
  lines: readonly CartLine[],
  data: Catalogue | null,
): ReadonlyMap<string, LineNews> {
  const perProduct = useStoreSettings().maxUnitsPerProduct;
  const [priceNews, setPriceNews] = useState<ReadonlyMap<string, LineNews>>(new Map());
  const refreshed = useMemo(
    () =>
      data ? refreshLines(lines, data.productById, (categoryId) => tintOf(data, categoryId), perProduct) : [],
    [data, lines, perProduct],
  );
  const news = useMemo(
    () =>
      new Map(
        refreshed.flatMap(({ line, note, ...state }) =>
          note === null ? [] : [[line.key, { note, ...state }] as const],
        ),
      ),
    [refreshed],
  );
  const hasNewPrices = [...news].some(([key, { isBlocked }]) => !isBlocked && !priceNews.has(key));
  if (hasNewPrices)
    setPriceNews(new Map([...priceNews, ...[...news].filter(([, { isBlocked }]) => !isBlocked)]));
  useEffect(() => {
    if (isStale(lines, refreshed)) cart.restore(refreshed.map(({ line }) => line));
  }, [lines, refreshed]);
  return useMemo(() => new Map([...priceNews, ...news]), [priceNews, news]);
}
