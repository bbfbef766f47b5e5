import { useMemo } from 'react';
import type { Order, Stored } from '@basket/domain';
import { DataTable, EmptyState, formatNumber, type DataTableColumn } from '@basket/ui';
import { useNavigate } from '@basket/web';
import { paths } from '../../../paths';
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
import { OrderStatusMenu } from '../../../orders/components/order-status-menu';
import { OrderCard } from './order-card';

type Row = Stored<Order>;

/** The status column is a select that changes the status. */
const columnsOf = (deliveryTimeMinutes: number | null): readonly DataTableColumn<Row>[] => [
  {
    header: 'Order',
    cell: (order) => (
      <OrderNumber
        orderNumber={order.orderNumber}
        note={<Placed order={order} deliveryTimeMinutes={deliveryTimeMinutes} />}
      />
    ),
  },
  customerColumn,
  { header: 'Items', align: 'end', cell: (order) => formatNumber(unitCount(order)) },
  amountColumn,
  { header: 'Payment', cell: (order) => <OrderPayment order={order} /> },
  { header: 'Partner', cell: (order) => <Partner order={order} /> },
  { header: 'Status', width: 176, cell: (order) => <OrderStatusMenu order={order} /> },
  viewColumn,
];

const searchHint =
  'Search by an order number or its last four digits, by a whole phone number, or by whole words of the customer’s name.';

const filterHint = 'No order fits the filter. Remove a part of it to see more.';

export interface OrdersTableProps {
  readonly rows: readonly Row[];
  /** Whether a row has just come. */
  readonly isFresh: (row: Row) => boolean;
  readonly isLoading: boolean;
  /** The rows are what a search found. */
  readonly isSearch: boolean;
  /** The rows are what a filter left. */
  readonly isFiltered: boolean;
}

/** A table on desktops, cards on phones. */
export function OrdersTable({ rows, isFresh, isLoading, isSearch, isFiltered }: OrdersTableProps) {
  const navigate = useNavigate();
  const deliveryTimeMinutes = usePromise();
  const columns = useMemo(() => columnsOf(deliveryTimeMinutes), [deliveryTimeMinutes]);
  return (
    <DataTable
      caption="Orders, newest first"
      columns={columns}
      rows={rows}
      rowKey={(order) => order.id}
      isFresh={isFresh}
      isLoading={isLoading}
      onOpenRow={(order) => void navigate(paths.order(order.id))}
      empty={
        <EmptyState
          isCompact
          art="orders"
          title="No orders found"
          text={isSearch ? searchHint : isFiltered ? filterHint : undefined}
        />
      }
      cardsBelowPx={940}
      cardPx={136}
      renderCard={(order) => <OrderCard order={order} deliveryTimeMinutes={deliveryTimeMinutes} />}
    />
  );
}
