export { CategoryGrid, type CategoryGridProps } from './category-grid';
export { CategoryTile, type CategoryTileProps } from './category-tile';
export { CategoryTileSkeleton } from './category-tile-skeleton';
export { FeatureCard, type FeatureCardProps } from './feature-card';
