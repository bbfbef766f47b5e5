import type { Category, Stored } from '@basket/domain';
import {
  formatDate,
  IconButton,
  IconPencil,
  IconTrash,
  LoadingRegion,
  ProductImage,
  Skeleton,
} from '@basket/ui';
import { categoryImageUrl } from '@basket/web';
import { ActiveBadge } from '../../../components/active-badge';
import styles from './category-grid.module.css';

type Row = Stored<Category>;

export interface CategoryGridProps {
  readonly categories: readonly Row[];
  readonly onEdit: (category: Row) => void;
  readonly onDelete: (category: Row) => void;
}

/** A card per category, sorted by name. */
export function CategoryGrid({ categories, onEdit, onDelete }: CategoryGridProps) {
  if (categories.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label="Categories">
      {categories.map((category) => (
        <li key={category.id}>
          <article className={styles.card} aria-label={category.name}>
            <ProductImage
              src={categoryImageUrl(category.icon || category.id)}
              alt=""
              tint={category.colour}
              size="line"
            />
            <div className={styles.words}>
              <h2 className={styles.name}>{category.name}</h2>
              <p className={styles.description}>{category.description}</p>
            </div>
            <footer className={styles.foot}>
              <ActiveBadge isActive={category.isActive} />
              <span className={styles.created}>Created {formatDate(category.createdAt)}</span>
              <IconButton
                label={`Edit ${category.name}`}
                icon={<IconPencil />}
                onClick={() => onEdit(category)}
              />
              <IconButton
                tone="danger"
                label={`Delete ${category.name}`}
                icon={<IconTrash />}
                onClick={() => onDelete(category)}
              />
            </footer>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Eight cards in the shape of the final ones, while the categories load. */
export function CategoryGridSkeleton() {
  return (
    <LoadingRegion label="Loading categories" className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton variant="block" className={styles.picture} />
          <div className={styles.words}>
            <Skeleton size="m" width="half" />
            <Skeleton />
            <Skeleton width="threeQuarters" />
          </div>
          <div className={styles.foot}>
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
