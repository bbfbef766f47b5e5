import { countCategories, products } from '@basket/domain';
import { query } from '../platform/operation';
import { readCategories } from './category-step';

export const countCategoriesOperation = query(countCategories, ['admin'], async ({ unit }) => {
  const categories = await readCategories(unit);
  const counts = await Promise.all(
    categories.map(async ({ id }) => {
      const { count } = await unit.tally(products, (all) => all.where('categoryId', '==', id));
      return [id, count] as const;
    }),
  );
  return { products: Object.fromEntries(counts) };
});
