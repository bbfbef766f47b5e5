import { discountPercent } from '@basket/domain';
import { Badge } from '../data/badge';

export interface DiscountBadgeProps {
  readonly pricePaise: number;
  readonly originalPricePaise: number;
  /** Below this many percent nothing is shown. */
  readonly fromPercent?: number | undefined;
  /** Sits flush in the corner of a picture tile. */
  readonly isCorner?: boolean | undefined;
}

/** From here on a discount is worth a badge. */
export const smallestShownDiscount = 5;

/** '14% off'; nothing when little or nothing is off. */
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
