import {
  cartLineKey,
  defaultStockCap,
  maxQuantityPerLine,
  optionGroups,
  unitPricePaise,
  type ChosenOption,
  type OrderItem,
  type ProductOption,
  type PublishedProduct,
  type Tint,
} from '@basket/domain';
import type { CartLine } from '@basket/web';

export type NewCartLine = Omit<CartLine, 'key' | 'quantity'>;

/** The first choice of every group: what ADD on a card buys. */
export const defaultOptions = (options: readonly ProductOption[]): ProductOption[] =>
  optionGroups(options).flatMap(({ choices }) => choices.slice(0, 1));

export const lineKeyOf = (productId: string, options: readonly Pick<ChosenOption, 'optionId'>[]): string =>
  cartLineKey(
    productId,
    options.map(({ optionId }) => optionId),
  );

/** The largest quantity of one line: the stock, at most the limit of an order. */
export const maxQuantityOf = (stockQuantity: number | undefined): number =>
  Math.min(stockQuantity ?? defaultStockCap, maxQuantityPerLine);

/** A product with its chosen options as the cart keeps it. */
export function newCartLine(
  product: Pick<
    PublishedProduct,
    'id' | 'name' | 'unit' | 'imageIds' | 'pricePaise' | 'originalPricePaise' | 'stockQuantity'
  >,
  tint: Tint | null,
  options: readonly ProductOption[],
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
    maxQuantity: maxQuantityOf(product.stockQuantity),
  };
}

/** 'Pack size: 1 kg, Variety: Organic'; empty without options. */
export const optionsText = (options: readonly Pick<ChosenOption, 'group' | 'value'>[]): string =>
  options.map(({ group, value }) => `${group}: ${value}`).join(', ');

/** The lines as the server gets them: ids and quantities, no name, no price (rule: server-prices). */
export const requestLines = (
  lines: readonly Pick<CartLine, 'productId' | 'options' | 'quantity'>[],
): { productId: string; optionIds: string[]; quantity: number }[] =>
  lines.map(({ productId, options, quantity }) => ({
    productId,
    optionIds: options.map(({ optionId }) => optionId),
    quantity,
  }));

/** The saving: the lines at their original prices minus their prices. */
export const savedPaise = (
  lines: readonly Pick<CartLine, 'originalPricePaise' | 'finalPricePaise' | 'quantity'>[],
): number =>
  lines.reduce(
    (sum, line) => sum + Math.max(0, line.originalPricePaise - line.finalPricePaise) * line.quantity,
    0,
  );

/** The first `limit` items, and the number of the others for '+N more items'. */
export function firstItems<T>(
  items: readonly T[],
  limit = 3,
): { readonly shown: readonly T[]; readonly more: string | null } {
  const rest = items.length - limit;
  return {
    shown: items.slice(0, limit),
    more: rest > 0 ? `+${rest} more item${rest === 1 ? '' : 's'}` : null,
  };
}

export const itemCount = (items: readonly Pick<OrderItem, 'quantity'>[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);
