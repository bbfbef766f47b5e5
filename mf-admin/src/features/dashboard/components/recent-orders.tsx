import type { Order, Stored } from '@basket/domain';
import {
  DataTable,
  EmptyState,
  formatShortDateTime,
  IconChevronRight,
  OrderStatusBadge,
  Panel,
  TextLink,
  type DataTableColumn,
} from '@basket/ui';
import { Link, type Live, LoadFailed } from '@basket/web';
import {
  amountColumn,
  customerColumn,
  OrderNumber,
  viewColumn,
} from '../../../orders/components/order-cells';
import { paths } from '../../../paths';
import { recentOrdersCount } from '../../../queries';
import { RecentOrderCard } from './recent-order-card';

type Row = Stored<Order>;

const columns: readonly DataTableColumn<Row>[] = [
  { header: 'Order', cell: (order) => <OrderNumber orderNumber={order.orderNumber} /> },
  customerColumn,
  amountColumn,
  { header: 'Status', cell: (order) => <OrderStatusBadge status={order.status} /> },
  { header: 'Date', cell: (order) => formatShortDateTime(order.createdAt) },
  viewColumn,
];

/** The latest five orders, live. */
export function RecentOrders({ orders }: { orders: Live<Row[]> }) {
  return (
    <Panel
      title="Recent Orders"
      padding="none"
      actions={
        <TextLink to={paths.orders} as={Link} trailing={<IconChevronRight size={16} />}>
          View all orders
        </TextLink>
      }
    >
      {orders.status === 'error' ? (
        <LoadFailed title="Failed to load orders" of={orders} />
      ) : (
        <DataTable
          caption="Recent orders"
          columns={columns}
          rows={orders.status === 'ready' ? orders.data : []}
          rowKey={(order) => order.id}
          isLoading={orders.status === 'loading'}
          skeletonRows={recentOrdersCount}
          empty={
            <EmptyState
              isCompact
              headingLevel={3}
              art="orders"
              title="No orders yet"
              text="The first order appears here the moment it is placed."
            />
          }
          renderCard={(order) => <RecentOrderCard order={order} />}
        />
      )}
    </Panel>
  );
}
