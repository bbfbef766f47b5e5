import { categories, deleteCategory, products } from '@basket/domain';
import { refused } from '../platform/errors';
import { operation } from '../platform/operation';
import { requireCategory } from './product-step';

/** A batch holds 500 writes; this leaves room for the category and the operation's record. */
const mostMovedAtOnce = 450;

/** Products are never left with a category that does not exist: they move in the same step. */
export const deleteCategoryOperation = operation(deleteCategory, ['admin'], async ({ input, unit, now }) => {
  const category = await unit.get(categories, input.categoryId);
  if (!category) throw refused('unknown_category');
  const inCategory = await unit.queryGuarded(products, (all) =>
    all.where('categoryId', '==', category.id).limit(mostMovedAtOnce + 1),
  );
  const target = input.moveProductsTo;
  if (inCategory.length > 0 && (target === undefined || inCategory.length > mostMovedAtOnce))
    throw refused('category_in_use', { products: inCategory.length });
  if (target !== undefined) {
    if (target === category.id) throw refused('unknown_category');
    await requireCategory(unit, target);
    for (const { id, updatedAt } of inCategory)
      unit.update(products.path(id), { categoryId: target, updatedAt: Math.max(now, updatedAt + 1) });
  }
  unit.delete(categories.path(category.id));
  return { movedProducts: inCategory.length };
});
