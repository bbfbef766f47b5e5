import { useState } from 'react';
import {
  assignments,
  canBeOffered,
  orders,
  publicSettings,
  type Assignment,
  type Stored,
} from '@basket/domain';
import { ButtonLink, EmptyState, Page, PageHeader, Panel } from '@basket/ui';
import { Link, LoadFailed, useLiveDocument, usePageTitle, useParams } from '@basket/web';
import { useStored } from '@basket/web/stored';
import { LiveState } from '../../components/state-badges';
import { PaidBackNotice } from '../../orders/components/paid-back-notice';
import { StatusChanges } from '../../orders/components/status-changes';
import { ordersListAddress } from '../../orders/last-list';
import { useDispatch } from '../../partners/use-recommendations';
import { t } from '../../texts';
import { OrderDetailSkeleton } from './components/order-detail-skeleton';
import { OrderActions } from './components/order-actions';
import { OrderColumns } from './components/order-columns';
import { StatusPanel } from './components/status-panel';

/** /admin/orders/{id}: everything about one order. */
export function OrderDetailPage() {
  const { orderId = '' } = useParams();
  const live = useStored(orders, orderId);
  const canBeAssigned = live.status === 'ready' && canBeOffered(live.data);
  const dispatch = useDispatch(canBeAssigned);
  const isWaiting = useFirstWait(
    live.status === 'loading' || (canBeAssigned && dispatch.status === 'loading'),
  );
  const offer = useLatestOffer(orderId, live.status === 'ready' ? live.data.offerAttempts : 0);
  usePageTitle(
    live.status === 'ready'
      ? t('orderDetail.orderNumber', { number: live.data.orderNumber })
      : t('orderDetail.order'),
  );

  if (live.status === 'missing') return <OrderNotFound />;
  if (live.status === 'loading' || isWaiting) return <OrderDetailSkeleton />;
  if (live.status === 'error')
    return (
      <Page rhythm="panels">
        <PageHeader title={t('orderDetail.order')} />
        <LoadFailed title={t('orderDetail.loadFailed')} of={live} />
      </Page>
    );
  const order = live.data;
  return (
    <Page rhythm="panels">
      <StatusChanges>
        <PageHeader
          title={t('orderDetail.orderNumber', { number: order.orderNumber })}
          badge={<LiveState of={[live]} />}
          actions={<OrderActions order={order} />}
        />
        <PaidBackNotice order={order} />
        <StatusPanel order={order} />
      </StatusChanges>
      <OrderColumns key={order.id} order={order} offer={offer} dispatch={dispatch} />
    </Page>
  );
}

/** Whether to wait at first: partners that appear later, and a line more of times, would push the items and the customer down the page. */
function useFirstWait(isLoading: boolean): boolean {
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  const [isOver, setOver] = useState(false);
  const isWaiting = settings.status === 'loading' || isLoading;
  if (!isOver && !isWaiting) setOver(true);
  return !isOver && isWaiting;
}

/** The latest offer of the order; null when there was none, or before it is known. */
function useLatestOffer(orderId: string, attempts: number): Stored<Assignment> | null {
  const live = useLiveDocument(assignments.schema, attempts > 0 ? assignments.path(orderId, attempts) : null);
  return live.status === 'ready' ? live.data : null;
}

function OrderNotFound() {
  usePageTitle(t('orderDetail.notFound'));
  return (
    <Page rhythm="panels">
      <Panel>
        <EmptyState
          art="search"
          headingLevel={1}
          title={t('orderDetail.notFound')}
          text={t('orderDetail.notFoundText')}
          action={
            <ButtonLink to={ordersListAddress()} as={Link}>
              {t('orderDetail.allOrders')}
            </ButtonLink>
          }
        />
      </Panel>
    </Page>
  );
}
