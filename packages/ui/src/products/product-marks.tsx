import type { ReactNode } from 'react';
import { discountPercent } from '@basket/domain';
import { ChooseOptions } from '../buying/choose-options';
import { FavouriteButton } from '../buying/favourite-button';
import { Badge } from '../data/badge';
import { t } from '../texts';
import { DiscountBadge } from './discount-badge';
import type { ProductFigures } from './product-figures';

/** The marks on cards and rows, besides the product's figures. */
interface ProductMarkProps {
  readonly product: ProductFigures;
}

/** The discount, or else the product's own badge. In the corner of a picture: `isCorner`, with few left where choices take their place. */
export function OfferBadge({
  product,
  isCorner = false,
}: ProductMarkProps & { readonly isCorner?: boolean }) {
  const { pricePaise, originalPricePaise, smallestShownDiscountPercent: fromPercent = 1, badge } = product;
  const left = isCorner && choicesOf(product) ? fewLeft(product) : null;
  if (left) return <Badge isCorner>{left}</Badge>;
  if (discountPercent(pricePaise, originalPricePaise) >= fromPercent)
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
    ? t('products.soldOut')
    : stockLevel === 'few' && stockQuantity !== undefined
      ? t('products.left', { n: stockQuantity })
      : null;

/** '2 sizes', which opens them, unless there is nothing to choose or none can be had. */
export const choicesOf = ({ name, choices, stockLevel, onChooseOptions }: ProductFigures): ReactNode =>
  choices && onChooseOptions && stockLevel !== 'out' ? (
    <ChooseOptions name={name} choices={choices} onChoose={onChooseOptions} />
  ) : null;

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
