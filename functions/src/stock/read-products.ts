import { products, type Product, type Stored } from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';

/** The distinct products of some lines, by id; missing ones are absent. */
export async function readProducts(
  unit: UnitOfWork,
  lines: readonly { readonly productId: string }[],
): Promise<Map<string, Stored<Product>>> {
  const ids = [...new Set(lines.map((line) => line.productId))];
  const stored = await unit.getAll(products, ids);
  return new Map(stored.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}
