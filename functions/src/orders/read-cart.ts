import {
  primaryImageId,
  products,
  type CartRequestLine,
  type PricedProduct,
  type Product,
  type Stored,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';

/** The distinct products of a cart, by id; missing ones are absent. */
export async function readProducts(
  unit: UnitOfWork,
  lines: readonly Pick<CartRequestLine, 'productId'>[],
): Promise<Map<string, Stored<Product>>> {
  const ids = [...new Set(lines.map((line) => line.productId))];
  const stored = await unit.getAll(products, ids);
  return new Map(stored.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

/** @param stockQuantity units that can be taken; those of the product by default */
export const pricedProduct = (
  product: Stored<Product>,
  stockQuantity = product.stockQuantity,
): PricedProduct => ({
  id: product.id,
  name: product.name,
  unit: product.unit,
  pricePaise: product.pricePaise,
  stockQuantity,
  isActive: product.isActive,
  imageId: primaryImageId(product.images),
  options: product.options,
});
