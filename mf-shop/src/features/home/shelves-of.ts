import { byPopularity, type PublishedCatalogue, type PublishedProduct } from '@basket/domain';
import { homeCategoryLimit, homeShelfLimit } from './home-selection';

/** A desktop shows six of them, a phone two and a half. */
export const shelfLimit = 8;
/** A category with so many products in stock shows one of its groups. */
const largeCategory = 3 * shelfLimit;

export interface ShelfOfProducts {
  readonly categoryId: string;
  /** '' for the whole category. */
  readonly group: string;
  readonly title: string;
  /** At most {@link shelfLimit}, the most popular first; at least one. */
  readonly products: readonly PublishedProduct[];
}

/**
 * The shelves of home, of what is in stock: of the categories those whose products sell most. A large category has one of its groups in
 * place of itself, the one that sells most of those that fill a shelf, so that no rice leads the fruits (rules: home-selection, popular-order).
 */
export function shelvesOf(
  catalogue: Pick<PublishedCatalogue, 'categories' | 'products' | 'popular'>,
): ShelfOfProducts[] {
  const inStock = byPopularity(catalogue).filter(({ stockQuantity }) => stockQuantity > 0);
  const byFirst = ({ products: [a] }: ShelfOfProducts, { products: [b] }: ShelfOfProducts): number =>
    inStock.findIndex((product) => product === a) - inStock.findIndex((product) => product === b);
  const shelves = catalogue.categories.slice(0, homeCategoryLimit).flatMap((category) => {
    const { id, name, subcategories, subcategoryNames } = category;
    const all = inStock.filter(({ categoryId }) => categoryId === id);
    const shelf = (group: string, at: number): ShelfOfProducts => ({
      categoryId: id,
      group,
      title: subcategoryNames?.[at] ?? (group || name),
      products: all.filter(({ subcategory }) => group === '' || subcategory === group).slice(0, shelfLimit),
    });
    const groups = all.length < largeCategory ? [] : subcategories.map(shelf);
    const full = groups.filter(({ products }) => products.length === shelfLimit);
    return full.length > 1
      ? full.toSorted(byFirst).slice(0, 1)
      : [shelf('', -1)].filter(({ products }) => products.length > 0);
  });
  return shelves.toSorted(byFirst).slice(0, homeShelfLimit);
}
