import { isPackGroup } from './pack-group';
import type { ProductOption } from './product';
import { quantityOf } from './quantity';

export interface UnitPrice {
  readonly pricePaise: number;
  readonly per: 'kg' | 'litre';
}

type Chosen = Pick<ProductOption, 'group' | 'value'>;

/** '12 pcs', '12 पीस', '4 x 90 g', 'Party pack, 180 g'; not 'Large, 60 x 81 cm' */
const amountWords =
  /(^|[\s,])(\d+(\.\d+)?|\.\d+)\s*((g|gms?|grams?|kgs?|mls?|l|lts?|ltrs?|lit(re|er)s?|m|pcs?|pieces?|rolls|slices|cakes|bags|sticks)\b|[\u0900-\u0dff])/i;
const chosenPack = (chosen: readonly Chosen[]): string | undefined =>
  chosen.find(({ group, value }) => isPackGroup(group) && amountWords.test(value))?.value;

/** How much one buys: the chosen size of the pack, otherwise the product's unit. */
export const packOf = (unit: string, chosen: readonly Chosen[]): string => chosenPack(chosen) ?? unit;

/**
 * The price of a kilogram or litre, so that packs can be compared (rule: unit-price); null where the unit is no weight or volume.
 *
 * @param chosen the options that the price is for: a chosen size of the pack is the unit
 */
export function unitPriceOf(pricePaise: number, unit: string, chosen: readonly Chosen[]): UnitPrice | null {
  const size = chosenPack(chosen) ?? chosen.find(({ group }) => isPackGroup(group))?.value ?? unit;
  const quantity = quantityOf(size);
  if (!quantity || quantity.of === 'pieces') return null;
  const { packs, amount, of } = quantity;
  return { pricePaise: Math.round((pricePaise * 1000) / (packs * amount)), per: of === 'g' ? 'kg' : 'litre' };
}
