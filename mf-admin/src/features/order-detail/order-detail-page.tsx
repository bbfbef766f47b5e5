import { useState } from 'react';
import {
  assignmentPath,
  assignmentSchema,
  canBeOffered,
  orderPath,
  orderSchema,
  publicStoreSettingsSchema,
  storeSettingsPath,
  type Assignment,
  type Stored,
} from '@basket/domain';
import { ButtonLink, EmptyState, Page, PageHeader, Panel, TwoColumns } from '@basket/ui';
import { Link, LoadFailed, useLiveDocument, usePageTitle, useParams } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { PaidBackNotice } from '../../orders/components/paid-back-notice';
import { StatusChanges } from '../../orders/components/status-changes';
import { ordersListAddress } from '../../orders/last-list';
import { useDispatch } from '../../partners/use-recommendations';
import { AssignmentPanel } from './components/assignment';
import { CustomerPanel } from './components/customer-panel';
import { History } from './components/history';
import { ItemsPanel } from './components/items-panel';
import { OrderDetailSkeleton } from './components/order-detail-skeleton';
import { assignPanelId, OrderActions } from './components/order-actions';
import { OtherOrders } from './components/other-orders';
import { PartnerPanel } from './components/partner-panel';
import { PaymentPanel } from './components/payment-panel';
import { StatusPanel } from './components/status-panel';
import styles from './order-detail.module.css';

/** The ids that the database accepts. Anything else in the address cannot be an order. */
const idPattern = /^[A-Za-z0-9][\w-]{0,127}$/;

/** /admin/orders/{id}: everything about one order. */
export function OrderDetailPage() {
  const { orderId = '' } = useParams();
  const isId = idPattern.test(orderId);
  const live = useLiveDocument(orderSchema, isId ? orderPath(orderId) : null);
  const canBeAssigned = live.status === 'ready' && canBeOffered(live.data);
  const dispatch = useDispatch(canBeAssigned);
  const isWaiting = useFirstWait(
    live.status === 'loading' || (canBeAssigned && dispatch.status === 'loading'),
  );
  const offer = useLatestOffer(orderId, live.status === 'ready' ? live.data.offerAttempts : 0);
  usePageTitle(live.status === 'ready' ? `Order ${live.data.orderNumber}` : 'Order');

  if (!isId || live.status === 'missing') return <OrderNotFound />;
  if (live.status === 'loading' || isWaiting) return <OrderDetailSkeleton />;
  if (live.status === 'error')
    return (
      <Page rhythm="panels">
        <PageHeader title="Order" />
        <LoadFailed title="Failed to load order details" of={live} />
      </Page>
    );
  const order = live.data;
  return (
    <Page rhythm="panels">
      <StatusChanges>
        <PageHeader
          title={`Order ${order.orderNumber}`}
          badge={<LiveState of={[live]} />}
          actions={<OrderActions order={order} />}
        />
        <PaidBackNotice order={order} />
        <StatusPanel order={order} />
      </StatusChanges>
      <TwoColumns
        asideWidth="l"
        aside={
          <div className={styles.panels}>
            <CustomerPanel order={order} />
            <PartnerPanel order={order} delivery={offer} />
            <PaymentPanel order={order} />
            <History order={order} />
            <OtherOrders key={order.id} order={order} />
          </div>
        }
      >
        <div className={styles.panels}>
          <div id={assignPanelId} className={styles.panels}>
            <AssignmentPanel order={order} offer={offer} dispatch={dispatch} />
          </div>
          <ItemsPanel key={order.id} order={order} />
        </div>
      </TwoColumns>
    </Page>
  );
}

/** Whether to wait at first: partners that appear later, and a line more of times, would push the items and the customer down the page. */
function useFirstWait(isLoading: boolean): boolean {
  const settings = useLiveDocument(publicStoreSettingsSchema, storeSettingsPath);
  const [isOver, setOver] = useState(false);
  const isWaiting = settings.status === 'loading' || isLoading;
  if (!isOver && !isWaiting) setOver(true);
  return !isOver && isWaiting;
}

/** The latest offer of the order; null when there was none, or before it is known. */
function useLatestOffer(orderId: string, attempts: number): Stored<Assignment> | null {
  const live = useLiveDocument(assignmentSchema, attempts > 0 ? assignmentPath(orderId, attempts) : null);
  return live.status === 'ready' ? live.data : null;
}

function OrderNotFound() {
  usePageTitle('Order Not Found');
  return (
    <Page rhythm="panels">
      <Panel>
        <EmptyState
          art="search"
          headingLevel={1}
          title="Order Not Found"
          text="There is no order at this address."
          action={
            <ButtonLink to={ordersListAddress()} as={Link}>
              All orders
            </ButtonLink>
          }
        />
      </Panel>
    </Page>
  );
}
