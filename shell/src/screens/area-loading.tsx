import { useEffect, useEffectEvent } from 'react';
import { LoadingRegion, Page, Skeleton } from '@basket/ui';
import { useHoldFirstView } from '@basket/web';
import { t } from '../texts';
import styles from './screens.module.css';

/**
 * Placeholder of a page while its code loads.
 *
 * @param onShown called once it is there, where it is shown in place of a page that is then loaded
 */
export function AreaLoading({ onShown }: { readonly onShown?: () => void }) {
  const show = useEffectEvent(() => onShown?.());
  useEffect(() => show(), []);
  useHoldFirstView();
  return (
    <Page>
      <LoadingRegion label={t('screens.loadingPage')} className={styles.loading}>
        <Skeleton size="l" width="third" />
        <Skeleton variant="block" className={styles.block} />
        <Skeleton variant="block" className={styles.block} />
      </LoadingRegion>
    </Page>
  );
}
