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

/**
 * The price of a kilogram or litre, so that packs can be compared (rule: unit-price); null where the unit is no weight or volume.
 *
 * @param chosen the options that the price is for: a chosen size is the unit
 */
export function unitPriceOf(
  pricePaise: number,
  unit: string,
  chosen: readonly Pick<ProductOption, 'group' | 'value'>[],
): UnitPrice | null {
  const size = chosen.find(({ group }) => group.toLowerCase() === 'size')?.value ?? unit;
  const [, packs = '1', amount = '', measure = ''] = amountPattern.exec(size.trim().toLowerCase()) ?? [];
  const quantity = Number(packs) * Number(amount);
  if (!isMeasure(measure) || quantity <= 0) return null;
  const { per, parts } = measures[measure];
  return { pricePaise: Math.round((pricePaise * parts) / quantity), per };
}
