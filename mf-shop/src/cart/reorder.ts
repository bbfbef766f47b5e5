import {
  combinationOf,
  maxQuantityOf,
  maxQuantityPerLine,
  newCartLine,
  type NewCartLine,
  type OrderItem,
  type PublishedProduct,
  type Tint,
} from '@basket/domain';
import type { CartLine } from '@basket/web';
import { t } from '../texts';
import { lineKeyOf } from './cart-lines';

export interface Reorder {
  readonly lines: readonly { readonly line: NewCartLine; readonly quantity: number }[];
  /** Names of items that are not available any more. */
  readonly missing: readonly string[];
  /** Names of items whose stock is lower than the ordered quantity. */
  readonly fewer: readonly string[];
}

/**
 * A past order as a new cart: as it was ordered, at today's prices, within today's stock, only items still sold with the
 * same options. Nothing is replaced by something else.
 */
export function planReorder(
  items: readonly Pick<OrderItem, 'productId' | 'name' | 'options' | 'quantity' | 'orderedQuantity'>[],
  productById: ReadonlyMap<string, PublishedProduct>,
  tintOf: (categoryId: string | null) => Tint | null,
): Reorder {
  const lines: { line: NewCartLine; quantity: number }[] = [];
  const [missing, fewer]: [string[], string[]] = [[], []];
  for (const item of items) {
    const product = productById.get(item.productId);
    const ids = item.options.map(({ optionId }) => optionId);
    const options = product && combinationOf(product.options, ids);
    if (!product || !options || product.stockQuantity === 0) {
      missing.push(item.name);
      continue;
    }
    const wanted = item.orderedQuantity ?? item.quantity;
    const quantity = Math.min(wanted, maxQuantityOf(product.stockQuantity));
    if (quantity < wanted) fewer.push(item.name);
    lines.push({ line: newCartLine(product, tintOf(product.categoryId), options), quantity });
  }
  return { lines, missing, fewer };
}

/** The cart with the lines of a reorder: equal lines grow (up to their limit), others are appended. */
export function mergeIntoCart(cartLines: readonly CartLine[], added: Reorder['lines']): CartLine[] {
  const merged = new Map(cartLines.map((line) => [line.key, line]));
  for (const { line, quantity } of added) {
    const key = lineKeyOf(line.productId, line.options);
    const limit = Math.min(line.maxQuantity, maxQuantityPerLine);
    merged.set(key, { ...line, key, quantity: Math.min((merged.get(key)?.quantity ?? 0) + quantity, limit) });
  }
  return [...merged.values()];
}

/** The message about a reorder; null if all items were added unchanged. */
export function reorderNote({ missing, fewer }: Pick<Reorder, 'missing' | 'fewer'>): string | null {
  const parts = [
    missing.length > 0 ? t('cart.notAvailableNow', { names: missing.join(', ') }) : '',
    fewer.length > 0 ? t('cart.fewerThanLastTime', { names: fewer.join(', ') }) : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}
