import type { PublishedProduct } from '@basket/domain';

export const forgottenLimit = 8;

/** Products to offer again: in stock and not in the cart, in the order of the ids. */
export const forgottenProducts = (
  productIds: readonly string[],
  productById: ReadonlyMap<string, PublishedProduct>,
  inCart: ReadonlySet<string>,
): PublishedProduct[] =>
  productIds
    .flatMap((id) => productById.get(id) ?? [])
    .filter(({ id, stockQuantity }) => stockQuantity !== 0 && !inCart.has(id))
    .slice(0, forgottenLimit);
