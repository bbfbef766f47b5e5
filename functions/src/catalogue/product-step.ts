import {
  categories,
  productKey,
  products,
  type Product,
  type ProductDraft,
  type Stored,
} from '@basket/domain';
import { refused } from '../platform/errors';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { findByNames } from './find-by-names';
import { areListsSound } from './product-lists.decision';

export async function readProduct(unit: UnitOfWork, productId: string): Promise<Stored<Product>> {
  const product = await unit.get(products, productId);
  if (!product) throw refused('unknown_product');
  return product;
}

export async function requireCategory(unit: UnitOfWork, categoryId: string | null): Promise<void> {
  if (categoryId === null) return;
  const category = await unit.get(categories, categoryId);
  if (!category) throw refused('unknown_category');
}

/** Refuses what a schema cannot say: lists that name something twice, and a price above the MRP. */
export function requireSound(draft: ProductDraft): void {
  if (!areListsSound(draft)) throw refused('ambiguous_product');
  if (draft.originalPricePaise < draft.pricePaise) throw refused('mrp_below_price');
}

/**
 * Asks before the shop gets a second product of the same name and quantity. Two admins who add one in the same moment are not
 * asked: the commit does not depend on it, because a second one is allowed.
 *
 * @throws refusal `same_product` with the one that is there
 */
export async function requireFirst(
  unit: UnitOfWork,
  draft: Pick<ProductDraft, 'name' | 'unit'>,
): Promise<void> {
  const key = productKey(draft);
  const same = (await findByNames(unit, [draft.name])).find((product) => productKey(product) === key);
  if (same) throw refused('same_product', { name: same.name, unit: same.unit, pricePaise: same.pricePaise });
}
