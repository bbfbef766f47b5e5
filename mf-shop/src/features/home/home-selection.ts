import { discountPercent, type PublishedProduct } from '@basket/domain';

type SelectableProduct = Pick<
  PublishedProduct,
  'id' | 'name' | 'isFeatured' | 'stockQuantity' | 'pricePaise' | 'originalPricePaise' | 'imageIds' | 'rating'
>;

/** Limits of the lists on home (rule: home-selection). */
export const homeCategoryLimit = 8;
export const homeFeaturedLimit = 4;
export const heroOfferLimit = 1;
/** As many as fill the height beside the featured products. */
export const homeOfferLimit = 4;

const byRating = (a: SelectableProduct, b: SelectableProduct): number =>
  (b.rating ?? 0) - (a.rating ?? 0) || (a.id < b.id ? -1 : 1);

/**
 * The products to feature: featured ones in stock, best rated first, filled up with the
 * best rated others.
 */
export function featuredProducts<P extends SelectableProduct>(
  products: readonly P[],
  limit = homeFeaturedLimit,
): P[] {
  return products
    .filter((product) => product.stockQuantity > 0)
    .sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured) || byRating(a, b))
    .slice(0, limit);
}

export interface DiscountedProduct<P> {
  readonly product: P;
  readonly percent: number;
}

/** The biggest discounts on products in stock with a picture. */
export function bestOffers<P extends SelectableProduct>(
  products: readonly P[],
  limit: number,
): DiscountedProduct<P>[] {
  return products
    .filter((product) => product.stockQuantity > 0 && product.imageIds.length > 0)
    .map((product) => ({ product, percent: discountPercent(product.pricePaise, product.originalPricePaise) }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent || byRating(a.product, b.product))
    .slice(0, limit);
}
