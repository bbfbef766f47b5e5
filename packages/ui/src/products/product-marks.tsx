import { discountPercent } from '@basket/domain';
import { FavouriteButton } from '../buying/favourite-button';
import { Badge } from '../data/badge';
import { DiscountBadge, smallestShownDiscount } from './discount-badge';
import type { ProductFigures } from './product-figures';

/** The marks on cards and rows, besides the product's figures. */
interface ProductMarkProps {
  readonly product: ProductFigures;
}

/** The discount, or else the product's own badge. In the corner of a picture: `isCorner`. */
export function OfferBadge({
  product,
  isCorner = false,
}: ProductMarkProps & { readonly isCorner?: boolean }) {
  const { pricePaise, originalPricePaise, badge } = product;
  if (discountPercent(pricePaise, originalPricePaise) >= smallestShownDiscount)
    return (
      <DiscountBadge pricePaise={pricePaise} originalPricePaise={originalPricePaise} isCorner={isCorner} />
    );
  if (!badge) return null;
  return (
    <Badge tone={isCorner ? 'new' : 'save'} isCorner={isCorner}>
      {badge}
    </Badge>
  );
}

/** '3 left' if few are left, 'Sold out' if none is, else null. */
export const fewLeft = ({ stockLevel, stockQuantity }: ProductFigures): string | null =>
  stockLevel === 'out'
    ? 'Sold out'
    : stockLevel === 'few' && stockQuantity !== undefined
      ? `${stockQuantity} left`
      : null;

/** The favourite button, if favourites can be saved. */
export function ProductHeart({
  product,
  className,
}: ProductMarkProps & { readonly className?: string | undefined }) {
  if (!product.onToggleFavourite) return null;
  return (
    <FavouriteButton
      name={product.name}
      isFavourite={product.isFavourite ?? false}
      onToggle={product.onToggleFavourite}
      className={className}
    />
  );
}
