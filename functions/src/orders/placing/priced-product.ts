import { itemTextsOf, primaryImageId, type PricedProduct, type Product, type Stored } from '@basket/domain';

/** @param stockQuantity units that can be taken; those of the product by default */
export const pricedProduct = (
  product: Stored<Product>,
  stockQuantity = product.stockQuantity,
): PricedProduct => ({
  id: product.id,
  name: product.name,
  unit: product.unit,
  texts: itemTextsOf(product),
  pricePaise: product.pricePaise,
  stockQuantity,
  isActive: product.isActive,
  imageId: primaryImageId(product.images),
  options: product.options,
});
