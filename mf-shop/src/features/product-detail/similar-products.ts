import type { PublishedProduct } from '@basket/domain';

/** As many of them are shown. */
export const similarLimit = 6;

type Comparable = Pick<PublishedProduct, 'id' | 'name' | 'categoryId' | 'pricePaise' | 'stockQuantity'>;

const wordsOf = (name: string): ReadonlySet<string> => new Set(name.toLowerCase().match(/[a-z]{3,}/g));

/**
 * The products to buy instead of one that is sold out: they are of its category and in stock, those that share most words of the
 * name first, then those of a similar price.
 */
export function similarProducts<P extends Comparable>(
  { id, name, categoryId, pricePaise }: Comparable,
  products: readonly P[],
  limit: number,
): P[] {
  const words = wordsOf(name);
  const sharedWords = (other: P): number => [...wordsOf(other.name)].filter((word) => words.has(word)).length;
  const distance = (other: P): number => Math.abs(Math.log(other.pricePaise / pricePaise));
  return products
    .filter(
      (other) =>
        other.id !== id && other.stockQuantity > 0 && categoryId !== null && other.categoryId === categoryId,
    )
    .map((product) => ({ product, shared: sharedWords(product), distance: distance(product) }))
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance || (a.product.id < b.product.id ? -1 : 1))
    .slice(0, limit)
    .map(({ product }) => product);
}
