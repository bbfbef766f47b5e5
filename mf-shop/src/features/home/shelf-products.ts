import type { PublishedProduct } from '@basket/domain';

/** A desktop shows six of them, a phone two and a half. */
export const shelfLimit = 8;

/** The products of a category's shelf: in stock and bought in one tap first, then best rated (rule: home-selection). */
export const shelfProducts = (
  products: readonly PublishedProduct[],
  categoryId: string,
): PublishedProduct[] =>
  products
    .filter((product) => product.categoryId === categoryId && product.stockQuantity > 0)
    .sort(
      (a, b) =>
        Number(a.options.length > 0) - Number(b.options.length > 0) ||
        (b.rating ?? 0) - (a.rating ?? 0) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, shelfLimit);
