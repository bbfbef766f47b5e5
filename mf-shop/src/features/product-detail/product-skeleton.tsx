import { LoadingRegion, ProductImage, Skeleton, Stack } from '@basket/ui';
import { t } from '../../texts';
import galleryStyles from './gallery.module.css';
import styles from './product-view.module.css';

/** Placeholder of a product while the catalogue loads. */
export function ProductSkeleton() {
  return (
    <>
      <div className={styles.crumbs}>
        <Skeleton size="xs" width="half" />
      </div>
      <LoadingRegion label={t('detail.loading')} className={styles.columns}>
        <div className={galleryStyles.gallery} data-single="">
          <div className={galleryStyles.large}>
            <ProductImage src={null} alt="" size="detail" />
          </div>
        </div>
        <div className={styles.words}>
          <Stack gap={2}>
            <Skeleton width="quarter" />
            <Skeleton size="xl" width="threeQuarters" />
            <Skeleton size="xl" width="third" />
          </Stack>
          <Skeleton />
          <Skeleton width="half" />
        </div>
      </LoadingRegion>
    </>
  );
}
