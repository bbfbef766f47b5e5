import { byPopularity, type PublishedCatalogue, type PublishedProduct } from '@basket/domain';
import { homeCategoryLimit } from './home-selection';

/** A desktop shows six of them, a phone two and a half. */
export const shelfLimit = 8;
/** A category with so many products in stock shows its groups. */
const largeCategory = 3 * shelfLimit;
const mostGroups = 4;

export interface ShelfOfProducts {
  readonly categoryId: string;
  /** '' for the whole category. */
  readonly group: string;
  readonly title: string;
  /** At most {@link shelfLimit}, the most popular first; at least one. */
  readonly products: readonly PublishedProduct[];
}

/**
 * The shelves of home: one for each category, of what is in stock. In a large category each of its largest groups that fill a shelf
 * has one in place of that, so that no rice leads the fruits (rules: home-selection, popular-order).
 */
export function shelvesOf(
  catalogue: Pick<PublishedCatalogue, 'categories' | 'products' | 'popular'>,
): ShelfOfProducts[] {
  const inStock = byPopularity(catalogue).filter(({ stockQuantity }) => stockQuantity > 0);
  return catalogue.categories.slice(0, homeCategoryLimit).flatMap(({ id, name, subcategories }) => {
    const all = inStock.filter(({ categoryId }) => categoryId === id);
    const shelf = (group: string): ShelfOfProducts => ({
      categoryId: id,
      group,
      title: group || name,
      products: all.filter(({ subcategory }) => group === '' || subcategory === group).slice(0, shelfLimit),
    });
    const groups = all.length < largeCategory ? [] : subcategories.map(shelf);
    const full = groups.filter(({ products }) => products.length === shelfLimit).slice(0, mostGroups);
    return full.length > 1 ? full : [shelf('')].filter(({ products }) => products.length > 0);
  });
}
