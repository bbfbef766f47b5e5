import type { ProductOption } from '../catalogue/product';
import type { PublishedProduct } from '../catalogue/published-catalogue';
import type { Tint } from '../catalogue/category';
import type { ChosenOption } from '../cart/chosen-option';
import { maxQuantityPerLine } from '../cart/order-size';
import { defaultStockCap, unitPricePaise } from './pricing';

/** A line as a cart shows it, but for its quantity. */
export interface NewCartLine {
  productId: string;
  name: string;
  unit: string;
  imageId: string | null;
  tint: Tint | null;
  options: ChosenOption[];
  pricePaise: number;
  finalPricePaise: number;
  originalPricePaise: number;
  maxQuantity: number;
}

/**
 * The largest quantity of one line: the stock, at most the limit of an order.
 *
 * @param perProduct the store's limit of units of a product (rule: units-limit)
 */
export const maxQuantityOf = (stockQuantity: number | undefined, perProduct = maxQuantityPerLine): number =>
  Math.min(stockQuantity ?? defaultStockCap, perProduct, maxQuantityPerLine);

/** A product with its chosen options as the cart keeps it. */
export function newCartLine(
  product: Pick<
    PublishedProduct,
    'id' | 'name' | 'unit' | 'imageIds' | 'pricePaise' | 'originalPricePaise' | 'stockQuantity'
  >,
  tint: Tint | null,
  options: readonly ProductOption[],
  perProduct?: number,
): NewCartLine {
  const finalPricePaise = unitPricePaise(product.pricePaise, options);
  const originalPaise = unitPricePaise(product.originalPricePaise, options);
  return {
    productId: product.id,
    name: product.name,
    unit: product.unit,
    imageId: product.imageIds[0] ?? null,
    tint,
    options: options.map(({ optionId, group, value, adjustmentPaise }) => ({
      optionId,
      group,
      value,
      adjustmentPaise,
    })),
    pricePaise: product.pricePaise,
    finalPricePaise,
    originalPricePaise: Math.max(originalPaise, finalPricePaise),
    maxQuantity: maxQuantityOf(product.stockQuantity, perProduct),
  };
}
