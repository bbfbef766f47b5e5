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
import { t } from '../../../texts';
import { RecentOrderCard } from './recent-order-card';

type Row = Stored<Order>;

const columns = (): readonly DataTableColumn<Row>[] => [
  { header: t('dashboard.order'), cell: (order) => <OrderNumber orderNumber={order.orderNumber} /> },
  customerColumn,
  amountColumn,
  { header: t('dashboard.status'), cell: (order) => <OrderStatusBadge status={order.status} /> },
  { header: t('dashboard.date'), cell: (order) => formatShortDateTime(order.createdAt) },
  viewColumn,
];

/** The latest five orders, live. */
export function RecentOrders({ orders }: { orders: Live<Row[]> }) {
  return (
    <Panel
      title={t('dashboard.recentOrdersTitle')}
      padding="none"
      actions={
        <TextLink to={paths.orders} as={Link} trailing={<IconChevronRight size={16} />}>
          {t('dashboard.viewAllOrders')}
        </TextLink>
      }
    >
      {orders.status === 'error' ? (
        <LoadFailed title={t('dashboard.loadOrdersFailed')} of={orders} />
      ) : (
        <DataTable
          caption={t('dashboard.recentOrders')}
          columns={columns()}
          rows={orders.status === 'ready' ? orders.data : []}
          rowKey={(order) => order.id}
          isLoading={orders.status === 'loading'}
          skeletonRows={recentOrdersCount}
          empty={
            <EmptyState
              isCompact
              headingLevel={3}
              art="orders"
              title={t('dashboard.noOrders')}
              text={t('dashboard.noOrdersText')}
            />
          }
          renderCard={(order) => <RecentOrderCard order={order} />}
        />
      )}
    </Panel>
  );
}
