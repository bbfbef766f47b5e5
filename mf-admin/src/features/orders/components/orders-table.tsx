import type { Order, Stored } from '@basket/domain';
import {
  DataTable,
  EmptyState,
  formatNumber,
  formatShortDateTime,
  ledgerRupees,
  TextLink,
  type DataTableColumn,
} from '@basket/ui';
import { Link } from '@basket/web';
import { Customer, OrderNumber, Partner } from '../../../orders/components/order-cells';
import { OrderPayment } from '../../../orders/components/order-payment';
import { unitCount } from '../../../orders/order-facts';
import { OrderStatusSelect } from '../../../orders/components/order-status-select';
import { paths } from '../../../paths';
import { OrderCard } from './order-card';

type Row = Stored<Order>;

/** The status column is a select that changes the status. */
const columns: readonly DataTableColumn<Row>[] = [
  {
    key: 'order',
    header: 'Order',
    cell: (order) => (
      <OrderNumber orderNumber={order.orderNumber} note={formatShortDateTime(order.createdAt)} />
    ),
  },
  { key: 'customer', header: 'Customer', cell: (order) => <Customer order={order} /> },
  { key: 'items', header: 'Items', align: 'end', cell: (order) => formatNumber(unitCount(order)) },
  { key: 'amount', header: 'Amount', align: 'end', cell: (order) => <b>{ledgerRupees(order.totalPaise)}</b> },
  {
    key: 'payment',
    header: 'Payment',
    cell: (order) => <OrderPayment order={order} />,
  },
  { key: 'partner', header: 'Partner', cell: (order) => <Partner order={order} /> },
  {
    key: 'status',
    header: 'Status',
    width: 192,
    cell: (order) => <OrderStatusSelect order={order} isLabelHidden />,
  },
  {
    key: 'view',
    header: 'View',
    isHeaderHidden: true,
    align: 'end',
    cell: (order) => (
      <TextLink to={paths.order(order.id)} as={Link} aria-label={`View ${order.orderNumber}`}>
        View
      </TextLink>
    ),
  },
];

export interface OrdersTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
}

/** A table on desktops, cards on phones. */
export function OrdersTable({ rows, isLoading }: OrdersTableProps) {
  return (
    <DataTable
      caption="Orders, newest first"
      columns={columns}
      rows={rows}
      rowKey={(order) => order.id}
      isLoading={isLoading}
      empty={<EmptyState isCompact art="orders" title="No orders found" />}
      cardsBelowPx={940}
      renderCard={(order) => <OrderCard order={order} />}
    />
  );
}
