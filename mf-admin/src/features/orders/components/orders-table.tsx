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
import { t } from '../../../texts';
import { OrderCard } from './order-card';

type Row = Stored<Order>;

/** The status column is a select that changes the status. */
const columnsOf = (deliveryTimeMinutes: number | null): readonly DataTableColumn<Row>[] => [
  {
    get header() {
      return t('orders.order');
    },
    cell: (order) => (
      <OrderNumber
        orderNumber={order.orderNumber}
        note={<Placed order={order} deliveryTimeMinutes={deliveryTimeMinutes} />}
      />
    ),
  },
  customerColumn,
  {
    get header() {
      return t('orders.items');
    },
    align: 'end',
    cell: (order) => formatNumber(unitCount(order)),
  },
  amountColumn,
  {
    get header() {
      return t('orders.payment');
    },
    cell: (order) => <OrderPayment order={order} />,
  },
  {
    get header() {
      return t('orders.partner');
    },
    cell: (order) => <Partner order={order} />,
  },
  {
    get header() {
      return t('orders.status');
    },
    width: 176,
    cell: (order) => <OrderStatusMenu order={order} />,
  },
  viewColumn,
];

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
      caption={t('orders.caption')}
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
          title={t('orders.none')}
          text={isSearch ? t('orders.searchHint') : isFiltered ? t('orders.filterHint') : undefined}
        />
      }
      cardsBelowPx={940}
      cardPx={136}
      renderCard={(order) => <OrderCard order={order} deliveryTimeMinutes={deliveryTimeMinutes} />}
    />
  );
}
