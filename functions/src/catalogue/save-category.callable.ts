import {
  categoryPath,
  categorySchema,
  defaultsOf,
  maxCategories,
  saveCategory,
  type Category,
} from '@basket/domain';
import { refused } from '../platform/errors';
import { operation } from '../platform/operation';
import { requireAsRead } from '../platform/require-as-read';
import { readCategories, requireFreeName } from './category-step';

export const saveCategoryOperation = operation(
  saveCategory,
  ['admin'],
  async ({ input, unit, now, services }) => {
    const categories = await readCategories(unit);
    if (input.kind === 'new') {
      if (categories.length >= maxCategories) throw refused('too_many_categories', { limit: maxCategories });
      requireFreeName(categories, input.draft.name, null);
      const categoryId = services.newId();
      const sortOrder = Math.max(-1, ...categories.map((other) => other.sortOrder)) + 1;
      unit.create(categoryPath(categoryId), {
        ...defaultsOf(categorySchema),
        ...input.draft,
        sortOrder,
        createdAt: now,
      } satisfies Category);
      return { categoryId };
    }
    const { categoryId, before, draft } = input;
    const stored = categories.find(({ id }) => id === categoryId);
    if (!stored) throw refused('unknown_category');
    requireAsRead(before, stored);
    requireFreeName(categories, draft.name, categoryId);
    unit.update(categoryPath(categoryId), draft);
    return { categoryId };
  },
);
