import { done, refuse, type Outcome } from '@basket/domain';

/**
 * Units that are left of each product when an order takes its goods from the shelves, or gives them back.
 *
 * @param wanted units by product
 * @param left units by product before; those of a product that was deleted since are absent
 */
export function decideStockMove(
  move: 'take' | 'return',
  wanted: ReadonlyMap<string, number>,
  left: ReadonlyMap<string, number>,
): Outcome<Map<string, number>> {
  const after = new Map<string, number>();
  for (const [productId, quantity] of wanted) {
    const before = left.get(productId);
    if (quantity === 0 || (before === undefined && move === 'return')) continue;
    const available = before ?? 0;
    const next = move === 'return' ? available + quantity : available - quantity;
    if (next < 0) return refuse('stock_needed', { productId, available });
    after.set(productId, next);
  }
  return done(after);
}
