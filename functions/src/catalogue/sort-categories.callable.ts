import { categories, sortCategories } from '@basket/domain';
import { refused } from '../platform/errors';
import { operation } from '../platform/operation';
import { readCategories } from './category-step';

/** Writes only the categories whose place changes. */
export const sortCategoriesOperation = operation(sortCategories, ['admin'], async ({ input, unit }) => {
  const present = await readCategories(unit);
  const wanted = new Set(input.categoryIds);
  const others = present.map(({ id }) => id).filter((id) => !wanted.has(id));
  if (others.length + wanted.size > present.length) throw refused('unknown_category');
  const places = new Map([...wanted, ...others].map((id, place) => [id, place]));
  for (const { id, sortOrder } of present)
    if (places.get(id) !== sortOrder) unit.update(categories.path(id), { sortOrder: places.get(id) });
  return {};
});
