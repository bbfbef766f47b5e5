import { unitPriceOf, type ProductOption } from '@basket/domain';
import { rupees } from '@basket/ui';
import { t } from '../../texts';

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
  const price = rupees(Math.round(perUnit.pricePaise / 100) * 100);
  return t('shopProduct.perUnit', { price, per: perUnit.per });
}
