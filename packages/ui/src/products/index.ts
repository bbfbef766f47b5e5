export { DiscountBadge, type DiscountBadgeProps } from './discount-badge';
export { Price, type PriceProps } from './price';
export { ProductCard, type ProductCardProps } from './product-card';
export { ProductCardSkeleton } from './product-card-skeleton';
export type { ProductFigures } from './product-figures';
export { ProductGrid, type ProductGridProps } from './product-grid';
export { ProductImage, type ProductImageProps, type ProductImageSize } from './product-image';
export { ProductRow, type ProductRowProps } from './product-row';
export { Rating, type RatingProps } from './rating';
