import type { ReactNode } from 'react';
import { startOfIndiaDay, type Order, type Stored } from '@basket/domain';
import {
  ClippedText,
  formatPhone,
  formatShortDateTime,
  formatTime,
  ledgerRupees,
  Small,
  TextLink,
  type DataTableColumn,
} from '@basket/ui';
import { Link, useServerNow } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';
import { OrderDue, type OrderDueProps } from './order-due';
import styles from './order-cells.module.css';

/** Cells and columns that the tables of orders share. */

type Column = DataTableColumn<Stored<Order>>;

export const OrderNumber = ({ orderNumber, note }: { orderNumber: string; note?: ReactNode }) => (
  <>
    <b className={styles.number}>{orderNumber}</b>
    {note !== undefined && <Small isNumeric>{note}</Small>}
  </>
);

/** When the order was placed, today's with the time alone, and how it stands against its promise. */
export function Placed(props: OrderDueProps) {
  const { createdAt } = props.order;
  const isToday = startOfIndiaDay(createdAt) === startOfIndiaDay(useServerNow(60_000));
  return (
    <span className={styles.due}>
      {isToday ? formatTime(createdAt) : formatShortDateTime(createdAt)} <OrderDue {...props} />
    </span>
  );
}

const Customer = ({ order }: { order: Pick<Order, 'customerName' | 'delivery'> }) => (
  <>
    <ClippedText lines={2} text={order.customerName} />
    <Small isNumeric>{formatPhone(order.delivery.phone)}</Small>
  </>
);

/** The partner who accepted the order. Whom an open offer asks is on the order's page and on the board. */
export function Partner({ order }: { order: Pick<Order, 'assignment' | 'status'> }) {
  if (order.assignment) return <ClippedText lines={2} text={order.assignment.partnerName} />;
  return (
    <span className={styles.none}>
      {t(order.status === 'assigned' ? 'orders.partnerAsked' : 'orders.notAssigned')}
    </span>
  );
}

export const customerColumn: Column = {
  get header() {
    return t('orders.customer');
  },
  cell: (order) => <Customer order={order} />,
};

export const amountColumn: Column = {
  get header() {
    return t('orders.amount');
  },
  align: 'end',
  cell: (order) => <b>{ledgerRupees(order.totalPaise)}</b>,
};

export const viewColumn: Column = {
  get header() {
    return t('orders.view');
  },
  isHeaderHidden: true,
  align: 'end',
  cell: (order) => (
    <TextLink
      to={paths.order(order.id)}
      as={Link}
      aria-label={t('orders.viewOrder', { number: order.orderNumber })}
    >
      {t('orders.view')}
    </TextLink>
  ),
};
