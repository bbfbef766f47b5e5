import { LoadingRegion, Page, PageHeader, Panel, Skeleton, TwoColumns } from '@basket/ui';
import { t } from '../../../texts';
import styles from '../order-detail.module.css';

/** The page in its final shape while the order loads. */
export function OrderDetailSkeleton() {
  const lines = (count: number) => (
    <div className={styles.facts}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index % 2 === 0 ? 'threeQuarters' : 'half'} />
      ))}
    </div>
  );
  return (
    <Page key="loading" rhythm="panels">
      <PageHeader
        title={t('orderDetail.order')}
        actions={<Skeleton variant="block" className={styles.loadingAction} />}
      />
      <LoadingRegion label={t('orderDetail.loading')} className={styles.panels}>
        <Panel label={t('orderDetail.status')}>
          <div className={styles.status}>
            <Skeleton variant="block" className={styles.loadingAction} />
            {lines(3)}
          </div>
        </Panel>
        <TwoColumns
          asideWidth="l"
          aside={
            <div className={styles.panels}>
              <Panel title={t('orderDetail.customer')}>{lines(4)}</Panel>
              <Panel title={t('orderDetail.payment')}>{lines(4)}</Panel>
            </div>
          }
        >
          <Panel title={t('orderDetail.items')}>{lines(6)}</Panel>
        </TwoColumns>
      </LoadingRegion>
    </Page>
  );
}
