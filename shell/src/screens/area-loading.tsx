import { LoadingRegion, Page, Skeleton } from '@basket/ui';
import { useHoldFirstView } from '@basket/web';
import styles from './screens.module.css';

/** Placeholder of a page while its code loads. */
export function AreaLoading() {
  useHoldFirstView();
  return (
    <Page>
      <LoadingRegion label="Loading the page" className={styles.loading}>
        <Skeleton size="l" width="third" />
        <Skeleton variant="block" className={styles.block} />
        <Skeleton variant="block" className={styles.block} />
      </LoadingRegion>
    </Page>
  );
}
