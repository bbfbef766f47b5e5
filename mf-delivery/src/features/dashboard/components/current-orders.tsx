import type { Assignment, PublicStoreSettings, Stored } from '@basket/domain';
import { EmptyState, LoadingRegion, Panel, Row, Skeleton } from '@basket/ui';
import { type Live, LoadFailed } from '@basket/web';
import { inDeliveryOrder } from '../../../assignments/assignment-facts';
import { t } from '../../../texts';
import { CurrentOrder } from './current-order';
import styles from './current-order.module.css';

export interface CurrentOrdersProps {
  readonly inHand: Live<Stored<Assignment>[]>;
  readonly store: PublicStoreSettings | null;
}

/** Orders in hand, those out for delivery first. */
export function CurrentOrders({ inHand, store }: CurrentOrdersProps) {
  if (inHand.status === 'error')
    return (
      <Panel title={t('dashboard.currentOrders')}>
        <LoadFailed title={t('common.loadOrdersFailed')} of={inHand} />
      </Panel>
    );
  if (inHand.status !== 'ready') return <CurrentOrdersSkeleton />;
  if (inHand.data.length === 0)
    return (
      <Panel title={t('dashboard.currentOrders')}>
        <EmptyState
          isCompact
          headingLevel={3}
          art="orders"
          title={t('dashboard.noCurrentOrders')}
          text={t('common.acceptedAppear')}
        />
      </Panel>
    );
  return inDeliveryOrder(inHand.data).map((assignment, index) => (
    <Panel
      key={assignment.id}
      {...(index === 0 ? { title: t('dashboard.currentOrders') } : { label: assignment.orderNumber })}
    >
      <CurrentOrder assignment={assignment} store={store} isFirst={index === 0} />
    </Panel>
  ));
}

/** A placeholder of the size of one order. */
export function CurrentOrdersSkeleton() {
  return (
    <Panel title={t('dashboard.currentOrders')}>
      <LoadingRegion label={t('common.loadingOrders')} className={styles.order}>
        <Row gap={3} rowGap={1} justify="between">
          <Skeleton width="third" />
          <Skeleton width="quarter" />
        </Row>
        <div className={styles.who}>
          <Skeleton variant="circle" />
          <div>
            <Skeleton size="m" width="half" />
            <Skeleton width="threeQuarters" />
            <Skeleton width="threeQuarters" />
          </div>
        </div>
        <Skeleton variant="block" className={styles.buttonSkeleton} />
        <Skeleton variant="block" className={styles.buttonSkeleton} />
        <Skeleton width="third" className={styles.details} />
      </LoadingRegion>
    </Panel>
  );
}
