import { LoadingRegion, Panel, Skeleton } from '@basket/ui';
import { t } from '../../texts';
import styles from './order-pages.module.css';

/** Placeholders of the first orders. */
export function OrderCardsSkeleton() {
  return (
    <LoadingRegion label={t('myOrders.loading')} className={styles.orders}>
      {Array.from({ length: 3 }, (_, index) => (
        <Panel key={index}>
          <Skeleton size="m" width="half" />
          <Skeleton width="third" />
          <Skeleton width="threeQuarters" />
          <Skeleton width="half" />
        </Panel>
      ))}
    </LoadingRegion>
  );
}
