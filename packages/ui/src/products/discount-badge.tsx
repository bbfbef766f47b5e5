import { discountPercent } from '@basket/domain';
import { Badge } from '../data/badge';
import { t } from '../texts';

export interface DiscountBadgeProps {
  readonly pricePaise: number;
  readonly originalPricePaise: number;
  /** Smaller discounts in percent are not shown. @default 1 */
  readonly fromPercent?: number | undefined;
  /** Sits flush in the corner of a picture tile. */
  readonly isCorner?: boolean | undefined;
}

/** '14% off'; renders nothing for small discounts. */
export function DiscountBadge({
  pricePaise,
  originalPricePaise,
  fromPercent = 1,
  isCorner = false,
}: DiscountBadgeProps) {
  const percent = discountPercent(pricePaise, originalPricePaise);
  if (percent < fromPercent) return null;
  return (
    <Badge tone="offer" isCorner={isCorner}>
      {t('products.off', { percent })}
    </Badge>
  );
}
