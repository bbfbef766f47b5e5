import { useMemo } from 'react';
import { assignments, isFree, type Assignment, type Stored } from '@basket/domain';
import {
  Banner,
  Bill,
  ButtonLink,
  EmptyState,
  formatPhone,
  LoadingRegion,
  OrderStatusBadge,
  Page,
  PageHeader,
  Panel,
  PaymentBadge,
  sumRows,
  Skeleton,
} from '@basket/ui';
import { Link, LoadFailed, usePageTitle, useParams } from '@basket/web';
import { useStored } from '@basket/web/stored';
import { addressLine, unitCount } from '../../assignments/assignment-facts';
import { AfterDelivery } from '../../assignments/components/after-delivery';
import { Due } from '../../assignments/components/due';
import { ItemList } from '../../assignments/components/item-list';
import { Steps } from '../../assignments/components/steps';
import { lossLine } from '../../assignments/loss-text';
import { useWithSteps } from '../../waiting-steps/use-steps';
import { useStore } from '../../use-store';
import { Way } from '../../assignments/components/way';
import { paths } from '../../paths';
import { t } from '../../texts';
import styles from './order-detail.module.css';

/** /delivery/orders/{assignment}: everything that this partner may know of one order. */
export function OrderDetailPage() {
  const { assignmentId = '' } = useParams();
  const live = useStored(assignments, assignmentId);
  usePageTitle(
    live.status === 'ready'
      ? t('common.orderNumber', { number: live.data.orderNumber })
      : t('orderDetail.order'),
  );

  // The rules do not reveal whether an order is missing or somebody else's, and neither does this screen.
  const isNobodys =
    live.status === 'missing' || (live.status === 'error' && live.code === 'permission-denied');
  if (isNobodys) return <OrderNotFound />;
  if (live.status === 'error')
    return (
      <Page width="narrow" rhythm="panels">
        <PageHeader title={t('orderDetail.order')} />
        <LoadFailed title={t('orderDetail.loadFailed')} of={live} />
      </Page>
    );
  if (live.status !== 'ready') return <DetailLoading />;
  return <OrderDetail assignment={live.data} />;
}

function OrderDetail({ assignment: stored }: { assignment: Stored<Assignment> }) {
  const store = useStore();
  const [assignment = stored] = useWithSteps(useMemo(() => [stored], [stored]));
  const { customerName, customerPhone, instructions, orderStatus, state } = assignment;
  return (
    <Page width="narrow" rhythm="panels">
      <PageHeader
        title={t('common.orderNumber', { number: assignment.orderNumber })}
        badge={<OrderStatusBadge status={orderStatus} />}
      />
      {state !== 'offered' && state !== 'accepted' && state !== 'delivered' && (
        <Banner tone={assignment.isLossUnseen ? 'danger' : 'info'} text={lossLine(assignment)} />
      )}
      {state === 'delivered' && assignment.deliveredAt !== null && (
        <AfterDelivery
          orderId={assignment.orderId}
          earnedPaise={assignment.earningPaise}
          isCash={assignment.cashCollectedPaise > 0}
          deliveredAt={assignment.deliveredAt}
        />
      )}
      <Panel title={customerName}>
        <div className={styles.stack}>
          <div>
            <p>{addressLine(assignment)}</p>
            {customerPhone && <p className={styles.meta}>{formatPhone(customerPhone)}</p>}
            {instructions && <p className={styles.instructions}>{instructions}</p>}
          </div>
          {state === 'accepted' && <Way assignment={assignment} store={store} />}
          {state === 'accepted' && <Due assignment={assignment} store={store} />}
          <Steps assignment={assignment} store={store} />
        </div>
      </Panel>
      <Panel title={t('common.itemsTitle')} note={t('common.items', { n: unitCount(assignment) })}>
        <div className={styles.stack}>
          <ItemList items={assignment.items} />
          <Bill
            rows={sumRows(assignment, t('common.deliveryCharge'))}
            totalLabel={t('common.total')}
            totalPaise={assignment.totalPaise}
          />
          <PaymentBadge
            status={assignment.paymentStatus}
            method={assignment.paymentMethod}
            layout="line"
            isFree={isFree(assignment)}
          />
        </div>
      </Panel>
    </Page>
  );
}

function DetailLoading() {
  return (
    <Page width="narrow" rhythm="panels">
      <PageHeader title={t('orderDetail.order')} />
      <LoadingRegion label={t('orderDetail.loading')}>
        <Panel>
          <Skeleton size="m" width="half" />
          <Skeleton width="threeQuarters" />
          <Skeleton width="third" />
        </Panel>
      </LoadingRegion>
    </Page>
  );
}

function OrderNotFound() {
  usePageTitle(t('orderDetail.notFound'));
  return (
    <Page width="narrow" rhythm="panels">
      <EmptyState
        art="search"
        headingLevel={1}
        title={t('orderDetail.notFound')}
        text={t('orderDetail.notFoundText')}
        action={
          <ButtonLink to={paths.orders} as={Link}>
            {t('common.myOrders')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
