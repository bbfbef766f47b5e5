import type { ReactNode } from 'react';
import type { PublishedCategory } from '@basket/domain';
import {
  CategoryRail,
  CategoryTile,
  CategoryTileSkeleton,
  LoadingRegion,
  ProductCardSkeleton,
  ProductGrid,
} from '@basket/ui';
import { categoryImageUrl, Link } from '@basket/web';
import { paths } from '../../paths';
import { homeCategoryLimit, homeFeaturedLimit } from './home-selection';

export function Categories({ categories }: { categories: readonly PublishedCategory[] }) {
  return (
    <CategoryRail label="Categories">
      {categories.slice(0, homeCategoryLimit).map((category) => (
        <CategoryTile
          key={category.id}
          to={paths.category(category.id)}
          as={Link}
          name={category.name}
          imageUrl={categoryImageUrl(category.icon || category.id)}
          tileUrl={categoryImageUrl(category.icon || category.id, 'tile')}
          tint={category.colour}
          isEager
        />
      ))}
    </CategoryRail>
  );
}

export function CategoriesSkeleton() {
  return (
    <CategoryRail label="Categories" isBusy>
      {Array.from({ length: homeCategoryLimit }, (_, index) => (
        <CategoryTileSkeleton key={index} />
      ))}
    </CategoryRail>
  );
}

export function FeaturedGrid({ children }: { children: ReactNode }) {
  return <ProductGrid label="Featured products">{children}</ProductGrid>;
}

export function FeaturedSkeleton() {
  return (
    <LoadingRegion label="Loading products">
      <ProductGrid isBusy>
        {Array.from({ length: homeFeaturedLimit }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </ProductGrid>
    </LoadingRegion>
  );
}
