import {
  defaultsOf,
  productMove,
  productNameKey,
  products,
  productSchema,
  saveProduct,
  type Product,
} from '@basket/domain';
import { refused } from '../platform/errors';
import { operation } from '../platform/operation';
import { moveProductFigures } from './product-figures';
import { readProduct, requireCategory, requireFirst, requireSound } from './product-step';

/** Replaces everything but the stock: options and pictures are set, never added a second time. */
export const saveProductOperation = operation(
  saveProduct,
  ['admin'],
  async ({ input, unit, now, services }) => {
    requireSound(input.draft);
    await requireCategory(unit, input.draft.categoryId);
    const nameKey = productNameKey(input.draft.name);
    if (input.kind === 'new') {
      if (!input.isSecond) await requireFirst(unit, input.draft);
      const productId = services.newId();
      unit.create(products.path(productId), {
        ...defaultsOf(productSchema),
        ...input.draft,
        nameKey,
        stockQuantity: input.stockQuantity,
        createdAt: now,
        updatedAt: now,
      } satisfies Product);
      await moveProductFigures(unit, [productMove(null, input.draft)]);
      return { productId, updatedAt: now };
    }
    const before = await readProduct(unit, input.productId);
    if (before.updatedAt !== input.updatedAt)
      throw refused('changed_meanwhile', { updatedAt: before.updatedAt });
    // Later than the edit that it replaces, even within the same millisecond.
    const updatedAt = Math.max(now, before.updatedAt + 1);
    unit.update(products.path(before.id), { ...input.draft, nameKey, updatedAt });
    await moveProductFigures(unit, [productMove(before, input.draft)]);
    return { productId: before.id, updatedAt };
  },
);
