import type { PublishedCategory } from '@basket/domain';
import { CategoryGrid, CategoryTile, CategoryTileSkeleton } from '@basket/ui';
import { categoryImageUrl, Link } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';
import { homeCategoryLimit } from './home-selection';

/** The first categories, as ways to their products; placeholders until they are known. */
export function Categories({ categories }: { categories: readonly PublishedCategory[] | undefined }) {
  return (
    <CategoryGrid label={t('home.categories')} isBusy={!categories}>
      {categories
        ? categories
            .slice(0, homeCategoryLimit)
            .map((category) => (
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
            ))
        : Array.from({ length: homeCategoryLimit }, (_, index) => <CategoryTileSkeleton key={index} />)}
    </CategoryGrid>
  );
}
