import type { ProductOption } from './product';

export interface UnitPrice {
  readonly pricePaise: number;
  readonly per: 'kg' | 'litre';
}

const measures = {
  g: { per: 'kg', parts: 1000 },
  gm: { per: 'kg', parts: 1000 },
  kg: { per: 'kg', parts: 1 },
  ml: { per: 'litre', parts: 1000 },
  l: { per: 'litre', parts: 1 },
  litre: { per: 'litre', parts: 1 },
} as const satisfies Record<string, { readonly per: UnitPrice['per']; readonly parts: number }>;
const isMeasure = (text: string): text is keyof typeof measures => Object.hasOwn(measures, text);

/** '500 g', '1.5 kg', '4 x 100 g' */
const amountPattern = /^(?:(\d{1,3})\s*[x×]\s*)?(\d{1,5}(?:\.\d{1,3})?)\s*([a-z]+)$/;

type Chosen = Pick<ProductOption, 'group' | 'value'>;

/** Whether a group of options is for the size of a pack. */
export const isPackGroup = (group: string): boolean => /\b(size|pack|length|weight|volume)\b/i.test(group);
/** '12 pcs', '4 x 90 g', 'Party pack, 180 g'; not 'Large, 60 x 81 cm' */
const namesAmount = (value: string): boolean =>
  /(^|[\s,])\d+(\.\d+)?\s*(g|gm|kg|ml|l|litres?|m|pcs?|pieces|rolls|slices|cakes|bags|sticks)\b/i.test(value);
const chosenPack = (chosen: readonly Chosen[]): string | undefined =>
  chosen.find(({ group, value }) => isPackGroup(group) && namesAmount(value))?.value;

/** How much one buys: the chosen size of the pack, otherwise the product's unit. */
export const packOf = (unit: string, chosen: readonly Chosen[]): string => chosenPack(chosen) ?? unit;

/**
 * The price of a kilogram or litre, so that packs can be compared (rule: unit-price); null where the unit is no weight or volume.
 *
 * @param chosen the options that the price is for: a chosen size of the pack is the unit
 */
export function unitPriceOf(pricePaise: number, unit: string, chosen: readonly Chosen[]): UnitPrice | null {
  const size = chosenPack(chosen) ?? chosen.find(({ group }) => isPackGroup(group))?.value ?? unit;
  const [, packs = '1', amount = '', measure = ''] = amountPattern.exec(size.trim().toLowerCase()) ?? [];
  const quantity = Number(packs) * Number(amount);
  if (!isMeasure(measure) || quantity <= 0) return null;
  const { per, parts } = measures[measure];
  return { pricePaise: Math.round((pricePaise * parts) / quantity), per };
}
