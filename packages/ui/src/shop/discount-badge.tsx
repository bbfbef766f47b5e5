import { discountPercent } from '@basket/domain';
import { Badge } from './badge';

export interface DiscountBadgeProps {
  pricePaise: number;
  originalPricePaise: number;
  /** Below this many percent nothing is shown. */
  fromPercent?: number | undefined;
  /** Sits flush in the corner of a picture tile. */
  isCorner?: boolean | undefined;
}

/** From here on a discount is worth a badge. */
export const smallestShownDiscount = 5;

/** '14% off' (spec section 5); nothing when little or nothing is off. */
export function DiscountBadge({
  pricePaise,
  originalPricePaise,
  fromPercent = smallestShownDiscount,
  isCorner = false,
}: DiscountBadgeProps) {
  const percent = discountPercent(pricePaise, originalPricePaise);
  if (percent < Math.max(1, fromPercent)) return null;
  return (
    <Badge tone="offer" isCorner={isCorner}>
      {`${percent}% off`}
    </Badge>
  );
}
