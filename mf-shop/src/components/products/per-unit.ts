import { unitPriceOf, type ProductOption } from '@basket/domain';
import { rupees } from '@basket/ui';

const signs = { kg: 'kg', litre: 'L' } as const;

/**
 * '· ₹168/kg' in whole rupees; null where the unit cannot be read, or is the kilogram or litre itself (rule: unit-price).
 *
 * @param pricePaise the price with these options
 */
export function perUnitText(
  pricePaise: number,
  unit: string,
  options: readonly ProductOption[],
): string | null {
  const perUnit = unitPriceOf(pricePaise, unit, options);
  if (!perUnit || perUnit.pricePaise === pricePaise) return null;
  return `· ${rupees(Math.round(perUnit.pricePaise / 100) * 100)}/${signs[perUnit.per]}`;
}
