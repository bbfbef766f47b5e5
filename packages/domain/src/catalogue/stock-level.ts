/** The stock level shown to shoppers. The number is shown up to `fewLeftLimit`. */
export type StockLevel = 'available' | 'few' | 'out';

export const fewLeftLimit = 5;

export const stockLevel = (stockQuantity: number): StockLevel =>
  stockQuantity <= 0 ? 'out' : stockQuantity <= fewLeftLimit ? 'few' : 'available';

/**
 * Whether a change of stock must be published: only when what shoppers see differs. Above the
 * limit an order changes nothing that anybody sees, so a busy product costs no publishing.
 */
export const isVisibleStockChange = (before: number, after: number): boolean =>
  stockLevel(before) !== stockLevel(after) || (stockLevel(after) === 'few' && before !== after);
