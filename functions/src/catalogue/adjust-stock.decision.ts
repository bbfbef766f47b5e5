import { accept, refuse, type Outcome, type Product, type StockChange } from '@basket/domain';

/** The change of stock that an admin asks for; it may not take more units than there are. */
export function decideStockAdjustment(
  { stockQuantity: available }: Pick<Product, 'stockQuantity'>,
  wish: Omit<StockChange, 'stockQuantity'>,
): Outcome<StockChange> {
  const stockQuantity = available + wish.deltaUnits;
  return stockQuantity < 0 ? refuse('not_enough_stock', { available }) : accept({ ...wish, stockQuantity });
}
