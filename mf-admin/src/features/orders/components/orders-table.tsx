import { useMemo } from 'react';
import type { Order, Stored } from '@basket/domain';
import { DataTable, EmptyState, formatNumber, type DataTableColumn } from '@basket/ui';
import {
  amountColumn,
  customerColumn,
  OrderNumber,
  Placed,
  Partner,
  viewColumn,
} from '../../../orders/components/order-cells';
import { usePromise } from '../../../orders/components/order-due';
import { OrderPayment } from '../../../orders/components/order-payment';
import { unitCount } from '../../../orders/order-facts';
import { OrderStatusSelect } from '../../../orders/components/order-status-select';
import { OrderCard } from './order-card';

type Row = Stored<Order>;

/** The status column is a select that changes the status. */
const columnsOf = (deliveryTimeMinutes: number | null): readonly DataTableColumn<Row>[] => [
  {
    key: 'order',
    header: 'Order',
    cell: (order) => (
      <OrderNumber
        orderNumber={order.orderNumber}
        note={<Placed order={order} deliveryTimeMinutes={deliveryTimeMinutes} />}
      />
    ),
  },
  customerColumn,
  { key: 'items', header: 'Items', align: 'end', cell: (order) => formatNumber(unitCount(order)) },
  amountColumn,
  { key: 'payment', header: 'Payment', cell: (order) => <OrderPayment order={order} /> },
  { key: 'partner', header: 'Partner', cell: (order) => <Partner order={order} /> },
  {
    key: 'status',
    header: 'Status',
    width: 192,
    cell: (order) => <OrderStatusSelect order={order} isLabelHidden />,
  },
  viewColumn,
];

const searchHint =
  'Search by an order number or its last four digits, by a whole phone number, or by whole words of the customer’s name.';

export interface OrdersTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  /** The rows are what a search found. */
  readonly isSearch: boolean;
}

/** A table on desktops, cards on phones. */
export function OrdersTable({ rows, isLoading, isSearch }: OrdersTableProps) {
  const deliveryTimeMinutes = usePromise();
  const columns = useMemo(() => columnsOf(deliveryTimeMinutes), [deliveryTimeMinutes]);
  return (
    <DataTable
      caption="Orders, newest first"
      columns={columns}
      rows={rows}
      rowKey={(order) => order.id}
      isLoading={isLoading}
      empty={
        <EmptyState isCompact art="orders" title="No orders found" text={isSearch ? searchHint : undefined} />
      }
      cardsBelowPx={940}
      renderCard={(order) => <OrderCard order={order} deliveryTimeMinutes={deliveryTimeMinutes} />}
    />
  );
}
