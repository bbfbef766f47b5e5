import { LoadingRegion, ProductCardSkeleton, ProductGrid, Skeleton } from '@basket/ui';
import { t } from '../../texts';
import styles from './product-listing.module.css';

/** Placeholder of the list while the catalogue loads. */
export function ProductListSkeleton() {
  return (
    <LoadingRegion label={t('list.loading')} className={styles.layout}>
      <div className={styles.head}>
        <Skeleton size="l" width="third" />
      </div>
      <div className={styles.aside}>
        <div className={styles.asideSkeleton}>
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} width="threeQuarters" />
          ))}
        </div>
      </div>
      <div className={styles.results}>
        <ProductsComing />
      </div>
    </LoadingRegion>
  );
}

/** Placeholder of the products alone. */
export const ProductsComing = () => (
  <ProductGrid isBusy>
    {Array.from({ length: 10 }, (_, index) => (
      <ProductCardSkeleton key={index} />
    ))}
  </ProductGrid>
);
