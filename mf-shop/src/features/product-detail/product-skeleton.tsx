import { LoadingRegion, ProductImage, Skeleton } from '@basket/ui';
import galleryStyles from './gallery.module.css';
import styles from './product-view.module.css';

/** Placeholder of a product while the catalogue loads. */
export function ProductSkeleton() {
  return (
    <>
      <div className={styles.crumbs}>
        <Skeleton size="xs" width="half" />
      </div>
      <LoadingRegion label="Loading product" className={styles.columns}>
        <div className={galleryStyles.gallery} data-single="">
          <div className={galleryStyles.large}>
            <ProductImage src={null} alt="" size="detail" />
          </div>
        </div>
        <div className={styles.words}>
          <div className={styles.head}>
            <Skeleton width="quarter" />
            <Skeleton size="xl" width="threeQuarters" />
            <Skeleton size="xl" width="third" />
          </div>
          <Skeleton />
          <Skeleton width="half" />
        </div>
      </LoadingRegion>
    </>
  );
}
