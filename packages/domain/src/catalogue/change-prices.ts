import { done, refuse, type Outcome } from '../basics/outcome';
import { maxAmountPaise } from '../basics/schema';
import type { ProductsChange } from './contracts';
import type { Product } from './product';

export type PriceChange = Extract<ProductsChange, { kind: 'percent' | 'amount' }>;
export type Prices = Pick<Product, 'pricePaise' | 'originalPricePaise'>;

/** Prices after a change, in whole paise. An MRP that is the price stays so; a higher one stays as it is, and the price below it. */
export function changePrices(
  { pricePaise, originalPricePaise }: Prices,
  change: PriceChange,
): Outcome<Prices> {
  const next =
    change.kind === 'percent'
      ? Math.round((pricePaise * (100 + change.percent)) / 100)
      : pricePaise + change.amountPaise;
  if (next < 1 || next > maxAmountPaise) return refuse('price_out_of_range', { limitPaise: maxAmountPaise });
  if (originalPricePaise <= pricePaise) return done({ pricePaise: next, originalPricePaise: next });
  return next > originalPricePaise
    ? refuse('mrp_below_price')
    : done({ pricePaise: next, originalPricePaise });
}
