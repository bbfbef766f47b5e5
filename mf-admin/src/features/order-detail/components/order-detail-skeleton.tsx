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
    <Page rhythm="panels">
      <PageHeader title="Order" />
      <LoadingRegion label="Loading order" className={styles.panels}>
        <Panel label="Status">{lines(2)}</Panel>
        <TwoColumns
          aside={
            <div className={styles.panels}>
              <Panel title="Customer">{lines(4)}</Panel>
            </div>
          }
        >
          <Panel title="Items">{lines(6)}</Panel>
        </TwoColumns>
      </LoadingRegion>
    </Page>
  );
}
