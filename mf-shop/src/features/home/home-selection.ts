import { discountPercent, type PublishedProduct } from '@basket/domain';

type SelectableProduct = Pick<
  PublishedProduct,
  'isFeatured' | 'stockQuantity' | 'pricePaise' | 'originalPricePaise' | 'imageIds'
>;

/** Limits of the lists on home (rule: home-selection). All are chosen from products of which the most popular are first. */
export const homeCategoryLimit = 8;
export const homeFeaturedLimit = 4;
export const homeAgainLimit = 6;
/** As many as fill the height beside the first shelf. */
export const homeOfferLimit = 4;
/** With those above them, as many as leave home at most 2,400 px long on a phone. */
export const homeShelfLimit = 2;

/** The products to feature, of those in stock: featured ones, filled up with the most popular others. */
export function featuredProducts<P extends SelectableProduct>(
  products: readonly P[],
  limit = homeFeaturedLimit,
): P[] {
  return products
    .filter((product) => product.stockQuantity > 0)
    .sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
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
    .sort((a, b) => b.percent - a.percent)
    .slice(0, limit);
}
