export { CategoryRail, type CategoryRailProps } from './category-rail';
export { CategoryTile, type CategoryTileProps } from './category-tile';
export { CategoryTileSkeleton } from './category-tile-skeleton';
export { FeatureCard, type FeatureCardProps } from './feature-card';
export { HeroBanner, type HeroBannerProps } from './hero-banner';
