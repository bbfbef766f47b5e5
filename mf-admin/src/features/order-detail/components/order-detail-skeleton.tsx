import { LoadingRegion, Page, PageHeader, Panel, Skeleton, TwoColumns } from '@basket/ui';
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
      <PageHeader title="Order" actions={<Skeleton variant="block" className={styles.loadingAction} />} />
      <LoadingRegion label="Loading order" className={styles.panels}>
        <Panel label="Status">
          <div className={styles.status}>
            <Skeleton variant="block" className={styles.loadingAction} />
            {lines(3)}
          </div>
        </Panel>
        <TwoColumns
          asideWidth="l"
          aside={
            <div className={styles.panels}>
              <Panel title="Customer">{lines(4)}</Panel>
              <Panel title="Payment">{lines(4)}</Panel>
            </div>
          }
        >
          <Panel title="Items">{lines(6)}</Panel>
        </TwoColumns>
      </LoadingRegion>
    </Page>
  );
}
