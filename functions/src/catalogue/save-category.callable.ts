import { categoryPath, categorySchema, saveCategory, type Category } from '@basket/domain';
import { refused } from '../platform/errors';
import { operation } from '../platform/operation';

export const saveCategoryOperation = operation(
  saveCategory,
  ['admin'],
  async ({ input, unit, now, services }) => {
    if (input.categoryId === null) {
      const categoryId = services.newId();
      unit.create(categoryPath(categoryId), { ...input.draft, createdAt: now } satisfies Category);
      return { categoryId };
    }
    const before = await unit.get(categorySchema, categoryPath(input.categoryId));
    if (!before) throw refused('unknown_category');
    unit.update(categoryPath(before.id), input.draft);
    return { categoryId: before.id };
  },
);
