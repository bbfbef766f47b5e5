import { done, maxStockUnits, refuse, type Outcome, type StockChange } from '@basket/domain';

/** The change of stock that an admin asks for; it may not take more units than there are, nor pile up more than a count holds. */
export function decideStockAdjustment(
  available: number,
  wish: Omit<StockChange, 'stockQuantity' | 'facts'>,
): Outcome<StockChange> {
  const stockQuantity = available + wish.deltaUnits;
  if (stockQuantity < 0) return refuse('not_enough_stock', { available });
  if (wish.deltaUnits > 0 && stockQuantity > maxStockUnits)
    return refuse('too_much_stock', { limit: maxStockUnits });
  return done({ ...wish, stockQuantity, facts: null });
}
