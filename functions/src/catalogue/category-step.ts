import { categories, categoryNameKey, maxCategories, type Category, type Stored } from '@basket/domain';
import { refused } from '../platform/errors';
import type { UnitOfWork } from '../platform/database/unit-of-work';

type Row = Stored<Category>;

/**
 * All categories in their order, without damaged ones. The commit depends on them: of two that get the same name at once, one is
 * refused.
 */
export const readCategories = (unit: UnitOfWork): Promise<readonly Row[]> =>
  unit.querySoundGuarded(categories, (all) => all.orderBy('sortOrder').limit(maxCategories));

/** @param ownId of the category that gets the name; null for a new one */
export function requireFreeName(categories: readonly Row[], name: string, ownId: string | null): void {
  const key = categoryNameKey(name);
  const taken = categories.find((other) => other.id !== ownId && categoryNameKey(other.name) === key);
  if (taken) throw refused('category_name_taken', { name: taken.name });
}
