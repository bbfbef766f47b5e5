import { goneBecause, newCartLine, type PublishedProduct, type Tint } from '@basket/domain';
import { rupees } from '@basket/ui';
import type { CartLine } from '@basket/web';
import { t } from '../../texts';

export interface RefreshedLine {
  /** The line at today's price and limit. */
  readonly line: CartLine;
  /** The change, in words; null if there is none. */
  readonly note: string | null;
  /** Whether it cannot be ordered like this. */
  readonly isBlocked: boolean;
  /** Nothing of it can be had: no bill counts it. */
  readonly isGone: boolean;
  /** It is gone, and may come back: its product is still sold. */
  readonly isSoldOut: boolean;
}

/**
 * Compares the cart with today's catalogue, because it may be days old. Changed prices are applied and
 * reported; quantities and lines are not changed.
 */
export function refreshLines(
  lines: readonly CartLine[],
  productById: ReadonlyMap<string, PublishedProduct>,
  tintOf: (categoryId: string | null) => Tint | null,
  perProduct?: number,
): RefreshedLine[] {
  return lines.map((line) => {
    const product = productById.get(line.productId);
    const because = goneBecause(line, product);
    if (!product || because)
      return { ...gone(line, goneWords[because ?? 'not-sold']()), isSoldOut: because === 'sold-out' };
    const optionIds = line.options.map(({ optionId }) => optionId);
    const options = product.options.filter(({ optionId }) => optionIds.includes(optionId));
    const fresh = newCartLine(product, tintOf(product.categoryId), options, perProduct);
    const refreshed = { ...line, ...fresh };
    const max = fresh.maxQuantity;
    const isTooMuch = line.quantity > max;
    const limit = t(max < product.stockQuantity ? 'cart.allowed' : 'cart.onlyLeft', { max });
    if (isTooMuch) return { ...gone(refreshed, limit), isGone: false };
    const hasNewPrice = fresh.finalPricePaise !== line.finalPricePaise;
    return {
      line: refreshed,
      note: hasNewPrice
        ? t('cart.newPrice', { price: rupees(fresh.finalPricePaise), before: rupees(line.finalPricePaise) })
        : null,
      isBlocked: false,
      isGone: false,
      isSoldOut: false,
    };
  });
}

const goneWords = {
  'not-sold': () => t('cart.notSold'),
  'no-such-option': () => t('cart.noSuchOption'),
  'sold-out': () => t('cart.outOfStock'),
};
const gone = (line: CartLine, note: string): RefreshedLine => ({
  line,
  note,
  isBlocked: true,
  isGone: true,
  isSoldOut: false,
});

/** Whether the stored cart is out of date in something that it shows. */
export const isStale = (lines: readonly CartLine[], refreshed: readonly RefreshedLine[]): boolean =>
  refreshed.some(({ line }, index) => {
    const before = lines[index];
    return (
      before !== undefined &&
      before !== line &&
      (before.finalPricePaise !== line.finalPricePaise ||
        before.originalPricePaise !== line.originalPricePaise ||
        before.maxQuantity !== line.maxQuantity ||
        before.imageId !== line.imageId ||
        before.name !== line.name)
    );
  });
