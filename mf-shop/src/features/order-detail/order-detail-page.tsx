import {
  formatDateTime,
  LoadingRegion,
  OrderStatusBadge,
  Page,
  PageHeader,
  Panel,
  Skeleton,
  TwoColumns,
  useKeptFocus,
} from '@basket/ui';
import { useParams, usePageTitle, useServerNow, useStoreSettings } from '@basket/web';
import { isTrackable, type Order, type Stored } from '@basket/domain';
import { OrderGate } from '../../components/orders/order-gate';
import { OrderItemsList } from '../../components/orders/order-items-list';
import { OrderTimeline } from '../../components/orders/order-timeline';
import { LateNotice } from '../../components/orders/late-notice';
import { PanelSkeletons } from '../../components/orders/panel-skeletons';
import { PaymentNotice } from '../../components/payment/payment-notice';
import { ShortNotice } from '../../components/orders/order-payment';
import { PartnerCard } from '../../components/orders/partner-card';
import { arrivalWords } from '../../orders/arrival-words';
import { t } from '../../texts';
import { OrderDetailActions } from './order-detail-actions';
import { DeliveryPanel, OrderBill } from './order-panels';
import styles from './order-panels.module.css';

/** /home/orders/{id}: the customer's own order, live. */
export function OrderDetailPage() {
  const { orderId = '' } = useParams();
  usePageTitle(t('orderDetail.title'));
  return (
    <OrderGate orderId={orderId} skeleton={<OrderDetailSkeleton />}>
      {(order) => <OrderDetail order={order} />}
    </OrderGate>
  );
}

function OrderDetail({ order }: { order: Stored<Order> }) {
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <Page rhythm="panels">
      <div className={styles.top} {...area}>
        <PageHeader
          title={t('orders.number', { number: order.orderNumber })}
          badge={<OrderStatusBadge status={order.status} />}
          note={<Times order={order} />}
        />
        <div className={styles.notices}>
          <LateNotice order={order} />
          <ShortNotice order={order} />
          <PaymentNotice order={order} />
        </div>
        <OrderDetailActions order={order} />
      </div>
      <TwoColumns
        asideWidth="l"
        aside={
          <>
            <OrderBill order={order} />
            <DeliveryPanel order={order} />
          </>
        }
      >
        {order.assignment && isTrackable(order.status) && order.assignment.acceptedAt !== null && (
          <PartnerCard assignment={order.assignment} />
        )}
        <Panel title={t('orderDetail.status')}>
          <OrderTimeline order={order} />
        </Panel>
        <Panel title={t('orderDetail.items')}>
          <OrderItemsList items={order.items} />
        </Panel>
      </TwoColumns>
    </Page>
  );
}

/** When the order comes, large, and when it was placed. */
function Times({ order }: { order: Order }) {
  const arrival = arrivalWords(order, useStoreSettings(), useServerNow(30_000));
  return (
    <>
      {arrival && <span className={styles.arrival}>{arrival}</span>}
      {t('orderDetail.placed', { at: formatDateTime(order.createdAt) })}
    </>
  );
}

function OrderDetailSkeleton() {
  return (
    <LoadingRegion label={t('orderDetail.loading')}>
      <Page rhythm="panels">
        <Skeleton size="l" width="half" />
        <PanelSkeletons count={3} />
      </Page>
    </LoadingRegion>
  );
}
