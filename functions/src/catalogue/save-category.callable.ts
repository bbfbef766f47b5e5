import {
  categories,
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
    const present = await readCategories(unit);
    if (input.kind === 'new') {
      if (present.length >= maxCategories) throw refused('too_many_categories', { limit: maxCategories });
      requireFreeName(present, input.draft.name, null);
      const categoryId = services.newId();
      const sortOrder = Math.max(-1, ...present.map((other) => other.sortOrder)) + 1;
      unit.create(categories.path(categoryId), {
        ...defaultsOf(categorySchema),
        ...input.draft,
        sortOrder,
        createdAt: now,
      } satisfies Category);
      return { categoryId };
    }
    const { categoryId, before, draft } = input;
    const stored = present.find(({ id }) => id === categoryId);
    if (!stored) throw refused('unknown_category');
    requireAsRead(before, stored);
    requireFreeName(present, draft.name, categoryId);
    unit.update(categories.path(categoryId), draft);
    return { categoryId };
  },
);
