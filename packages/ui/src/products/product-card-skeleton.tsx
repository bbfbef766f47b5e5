import styles from './product-card-skeleton.module.css';
import { Skeleton } from '../loading/skeleton';

/** Placeholder of a ProductCard. Put a `LoadingRegion` around the grid. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <Skeleton variant="block" className={styles.tile} />
      <Skeleton size="xs" width="third" className={styles.meta} />
      <Skeleton size="s" className={styles.name} />
      <div className={styles.buy}>
        <Skeleton size="m" width="third" />
        <Skeleton variant="block" className={styles.add} />
      </div>
    </div>
  );
}
