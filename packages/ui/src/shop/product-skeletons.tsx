import { Skeleton } from '../feedback';
import styles from './product-skeletons.module.css';

/** The place of a ProductRow, in a ProductGrid with `view="list"`. */
export function ProductRowSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <Skeleton variant="block" className={styles.rowPicture} />
      <div className={styles.what}>
        <Skeleton width="threeQuarters" />
        <Skeleton size="xs" width="third" />
      </div>
      <Skeleton variant="block" className={styles.buy} />
    </div>
  );
}

/** The place of a CategoryTile, in a CategoryRail. */
export function CategoryTileSkeleton() {
  return (
    <div className={styles.category} aria-hidden="true">
      <Skeleton variant="block" className={styles.categoryPicture} />
      <Skeleton size="xs" width="threeQuarters" />
    </div>
  );
}
