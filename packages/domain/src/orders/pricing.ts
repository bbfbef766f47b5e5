import { mergeLines, quantityByProduct, type CartRequestLine } from '../cart/cart-lines';
import type { ChosenOption } from '../cart/chosen-option';
import type { PublicStoreSettings } from '../store/store-settings';
import type { ItemTexts } from './lines/item-texts';
import type { OrderItem } from './order';
import type { PaymentMethod } from './order-status';
import { optionGroups, type ProductOption } from '../catalogue/product';
import { done, refuse, type Outcome } from '../basics/outcome';

/** Cap of a cart line whose product has no known stock. */
export const defaultStockCap = 999;

/** The facts of a product that pricing needs; documents and published products both fit. */
export interface PricedProduct {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** As the items of orders keep them. */
  readonly texts?: ItemTexts | undefined;
  readonly pricePaise: number;
  readonly stockQuantity: number;
  readonly isActive: boolean;
  readonly imageId: string | null;
  readonly options: readonly ProductOption[];
}

export interface CartTotals {
  readonly subtotalPaise: number;
  readonly deliveryChargePaise: number;
  readonly totalPaise: number;
}

export interface DeliveryTerms {
  readonly deliveryChargePaise: number;
  readonly freeDeliveryThresholdPaise: number;
}

/** Units of one product and of all products that one order may have (rule: units-limit). */
export interface UnitLimits {
  readonly maxUnitsPerProduct: number;
  readonly maxUnitsPerOrder: number;
}

/** One choice of every group, by id; anything missing, doubled or foreign is refused. */
export function chooseOptions(
  product: Pick<PricedProduct, 'id' | 'name' | 'options'>,
  optionIds: readonly string[],
): Outcome<ChosenOption[]> {
  const groups = optionGroups(product.options);
  const chosen = groups.map(({ choices }) => choices.filter((choice) => optionIds.includes(choice.optionId)));
  const isComplete = chosen.every((choices) => choices.length === 1) && optionIds.length === groups.length;
  if (!isComplete) return refuse('unknown_option', { productId: product.id, name: product.name });
  return done(
    chosen
      .flat()
      .map(({ optionId, group, value, adjustmentPaise }) => ({ optionId, group, value, adjustmentPaise })),
  );
}

/** Price of one unit with its options, never below zero. */
export const unitPricePaise = (
  pricePaise: number,
  options: readonly Pick<ChosenOption, 'adjustmentPaise'>[],
): number =>
  Math.max(
    0,
    options.reduce((sum, option) => sum + option.adjustmentPaise, pricePaise),
  );

/** Waived at the threshold and above (rule: delivery-charge); nothing to deliver costs nothing. */
export const deliveryChargeFor = (subtotalPaise: number, terms: DeliveryTerms): number =>
  subtotalPaise === 0 || subtotalPaise >= terms.freeDeliveryThresholdPaise ? 0 : terms.deliveryChargePaise;

export function totalsFor(subtotalPaise: number, terms: DeliveryTerms): CartTotals {
  const deliveryChargePaise = deliveryChargeFor(subtotalPaise, terms);
  return { subtotalPaise, deliveryChargePaise, totalPaise: subtotalPaise + deliveryChargePaise };
}

/** The paise that take a sum to the nearest whole rupee, half a rupee up: -49 to 50. */
export const roundingToRupee = (exactPaise: number): number =>
  Math.floor((exactPaise + 50) / 100) * 100 - exactPaise;

/** The rounding of an order for cash of this sum; null where the store rounds none (rule: cash-rounded). */
export const cashRoundingOf = (
  exactPaise: number,
  { roundsCash }: Pick<PublicStoreSettings, 'roundsCash'>,
): number | null => (roundsCash ? roundingToRupee(exactPaise) : null);

interface QuotedSum {
  /** Without rounding. */
  readonly totalPaise: number;
  readonly cashRoundingPaise: number | null;
}

/** A quote for a way of paying: `totalPaise` is what is paid. `roundingPaise` is the part of it that rounds; null for a sum that is exact. */
export type Billed<Q extends QuotedSum> = Q & { readonly roundingPaise: number | null };

/** The bill of a quote for a way of paying: cash may be rounded, an online payment never is (rule: cash-rounded). */
export function billFor<Q extends QuotedSum>(quote: Q, method: PaymentMethod): Billed<Q> {
  const roundingPaise = method === 'cod' ? quote.cashRoundingPaise : null;
  return { ...quote, roundingPaise, totalPaise: quote.totalPaise + (roundingPaise ?? 0) };
}

/** The sum of goods from which on delivery is free; 0 where it is free for everybody. */
export const freeDeliveryFromPaise = (terms: DeliveryTerms): number =>
  terms.deliveryChargePaise === 0 ? 0 : terms.freeDeliveryThresholdPaise;

/** The paise that are missing until delivery is free; 0 when it is. */
export const missingForFreeDelivery = (subtotalPaise: number, terms: DeliveryTerms): number =>
  Math.max(0, freeDeliveryFromPaise(terms) - subtotalPaise);

/**
 * Prices a cart from the products as they are now: the one place where an order's amounts come from.
 * Refuses with the first problem and names the product.
 */
export function priceCart(
  requested: readonly CartRequestLine[],
  products: ReadonlyMap<string, PricedProduct>,
  terms: DeliveryTerms & UnitLimits,
): Outcome<CartTotals & { readonly items: OrderItem[] }> {
  const lines = mergeLines(requested);
  const items: OrderItem[] = [];
  for (const line of lines) {
    const product = products.get(line.productId);
    if (!product?.isActive)
      return refuse('unknown_product', { productId: line.productId, name: product?.name ?? '' });
    const options = chooseOptions(product, line.optionIds);
    if (!options.ok) return options;
    const unitPaise = unitPricePaise(product.pricePaise, options.value);
    items.push({
      productId: product.id,
      name: product.name,
      unit: product.unit,
      ...(product.texts && { texts: product.texts }),
      imageId: product.imageId,
      options: options.value,
      unitPricePaise: unitPaise,
      quantity: line.quantity,
      totalPaise: unitPaise * line.quantity,
    });
  }
  const units = checkUnits(quantityByProduct(lines), products, terms);
  if (!units.ok) return units;
  const subtotalPaise = items.reduce((sum, item) => sum + item.totalPaise, 0);
  return done({ items, ...totalsFor(subtotalPaise, terms) });
}

/** Units of each product within the store's limit and its stock, and all units within the limit of an order. */
function checkUnits(
  quantities: ReadonlyMap<string, number>,
  products: ReadonlyMap<string, PricedProduct>,
  { maxUnitsPerProduct, maxUnitsPerOrder }: UnitLimits,
): Outcome<null> {
  let units = 0;
  for (const [productId, quantity] of quantities) {
    const product = products.get(productId);
    const named = { productId, name: product?.name ?? '' };
    if (quantity > maxUnitsPerProduct)
      return refuse('quantity_too_large', { ...named, limit: maxUnitsPerProduct });
    if (product && quantity > product.stockQuantity)
      return refuse('out_of_stock', { ...named, available: product.stockQuantity });
    units += quantity;
  }
  return units > maxUnitsPerOrder
    ? refuse('order_too_large', { units, limit: maxUnitsPerOrder })
    : done(null);
}
