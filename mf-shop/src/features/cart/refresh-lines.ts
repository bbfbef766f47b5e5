import { chooseOptions, newCartLine, type PublishedProduct, type Tint } from '@basket/domain';
import { rupees } from '@basket/ui';
import type { CartLine } from '@basket/web';

export interface RefreshedLine {
  /** The line at today's price and limit. */
  readonly line: CartLine;
  /** What has changed, in words; null if nothing has. */
  readonly note: string | null;
  /** Whether it cannot be ordered like this. */
  readonly isBlocked: boolean;
}

/**
 * Compares the cart with today's catalogue, because it may be days old. Changed prices are applied and
 * reported; quantities and lines are not changed.
 */
export function refreshLines(
  lines: readonly CartLine[],
  productById: ReadonlyMap<string, PublishedProduct>,
  tintOf: (categoryId: string | null) => Tint | null,
): RefreshedLine[] {
  return lines.map((line) => {
    const product = productById.get(line.productId);
    if (!product) return blocked(line, 'No longer sold');
    const optionIds = line.options.map(({ optionId }) => optionId);
    const chosen = chooseOptions({ ...product, options: product.options }, optionIds);
    if (!chosen.ok) return blocked(line, 'This option is no longer offered');
    if (product.stockQuantity === 0) return blocked(line, 'Out of stock');
    const options = product.options.filter(({ optionId }) => optionIds.includes(optionId));
    const fresh = newCartLine(product, tintOf(product.categoryId), options);
    const refreshed = { ...line, ...fresh };
    if (line.quantity > fresh.maxQuantity) return blocked(refreshed, `Only ${fresh.maxQuantity} left`);
    const hasNewPrice = fresh.finalPricePaise !== line.finalPricePaise;
    return {
      line: refreshed,
      note: hasNewPrice ? `Now ${rupees(fresh.finalPricePaise)}, was ${rupees(line.finalPricePaise)}` : null,
      isBlocked: false,
    };
  });
}

const blocked = (line: CartLine, note: string): RefreshedLine => ({ line, note, isBlocked: true });

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
