import {
  formatDateTime,
  LoadingRegion,
  OrderStatusBadge,
  Page,
  PageHeader,
  Panel,
  Skeleton,
  TwoColumns,
} from '@basket/ui';
import { useParams, usePageTitle } from '@basket/web';
import { isTrackable, type Order, type Stored } from '@basket/domain';
import { OrderGate } from '../../components/orders/order-gate';
import { OrderItemsList } from '../../components/orders/order-items-list';
import { OrderTimeline } from '../../components/orders/order-timeline';
import { LateNotice } from '../../components/orders/late-notice';
import { PanelSkeletons } from '../../components/orders/panel-skeletons';
import { PaymentNotice } from '../../components/payment/payment-notice';
import { ShortNotice } from '../../components/orders/order-payment';
import { PartnerCard } from '../../components/orders/partner-card';
import { DeliveryPanel, OrderBill } from './order-panels';
import { OrderDetailActions } from './order-detail-actions';

/** /home/orders/{id}: the customer's own order, live. */
export function OrderDetailPage() {
  const { orderId = '' } = useParams();
  usePageTitle('Order details');
  return (
    <OrderGate orderId={orderId} skeleton={<OrderDetailSkeleton />}>
      {(order) => <OrderDetail order={order} />}
    </OrderGate>
  );
}

function OrderDetail({ order }: { order: Stored<Order> }) {
  return (
    <Page rhythm="panels">
      <PageHeader
        title={`Order #${order.orderNumber}`}
        badge={<OrderStatusBadge status={order.status} />}
        note={`Placed ${formatDateTime(order.createdAt)}`}
        actions={<OrderDetailActions order={order} />}
      />
      <LateNotice order={order} />
      <ShortNotice order={order} />
      <PaymentNotice order={order} />
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
        <Panel title="Status">
          <OrderTimeline order={order} />
        </Panel>
        <Panel title="Items">
          <OrderItemsList items={order.items} />
        </Panel>
      </TwoColumns>
    </Page>
  );
}

function OrderDetailSkeleton() {
  return (
    <LoadingRegion label="Loading order details">
      <Page rhythm="panels">
        <Skeleton size="l" width="half" />
        <PanelSkeletons count={3} />
      </Page>
    </LoadingRegion>
  );
}
