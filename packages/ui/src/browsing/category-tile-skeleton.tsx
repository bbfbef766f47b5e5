import { Skeleton } from '../loading';
import styles from './category-tile-skeleton.module.css';

/** Placeholder of a CategoryTile, in a CategoryGrid. */
export function CategoryTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <Skeleton variant="block" className={styles.picture} />
      <Skeleton size="xs" width="threeQuarters" />
    </div>
  );
}
