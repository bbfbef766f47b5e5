import { quantityByProduct, type OrderItem, type StockMove } from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { readProducts } from './read-products';
import { anyLane, readStock, type Stock } from './stock';

/** The stock from which an order takes its goods, or to which it gives them back. @param onShelf items of which some are on a shelf */
export async function readStockToMove(
  unit: UnitOfWork,
  move: StockMove,
  { orderId, onShelf }: { readonly orderId: string; readonly onShelf: readonly OrderItem[] },
  now: number,
): Promise<Stock> {
  const products = await readProducts(unit, move === 'none' ? [] : onShelf);
  const wanted = quantityByProduct(move === 'take' ? onShelf : []);
  return readStock(unit, products, wanted, { choice: anyLane(orderId), maySplit: false, now });
}
