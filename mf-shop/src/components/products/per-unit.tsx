import { unitPriceOf, type ProductOption } from '@basket/domain';
import { rupees } from '@basket/ui';

export interface PerUnitProps {
  /** The price with these options. */
  readonly pricePaise: number;
  readonly unit: string;
  readonly options: readonly ProductOption[];
}

const signs = { kg: 'kg', litre: 'L' } as const;

/** '· ₹168/kg' in whole rupees; nothing where the unit cannot be read, or is the kilogram or litre itself (rule: unit-price). */
export function PerUnit({ pricePaise, unit, options }: PerUnitProps) {
  const perUnit = unitPriceOf(pricePaise, unit, options);
  if (!perUnit || perUnit.pricePaise === pricePaise) return null;
  return <span>{`· ${rupees(Math.round(perUnit.pricePaise / 100) * 100)}/${signs[perUnit.per]}`}</span>;
}
