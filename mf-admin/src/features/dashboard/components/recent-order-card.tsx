import type { Order, Stored } from '@basket/domain';
import { formatShortDateTime, ledgerRupees, OrderStatusBadge } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import styles from './recent-order-card.module.css';

/** A recent order as a card, on phones. The whole card opens the order. */
export function RecentOrderCard({ order }: { order: Stored<Order> }) {
  return (
    <Link to={paths.order(order.id)} className={styles.card}>
      <b>{order.customerName}</b>
      <b>{ledgerRupees(order.totalPaise)}</b>
      <span className={styles.meta}>
        {order.orderNumber} · {formatShortDateTime(order.createdAt)}
      </span>
      <OrderStatusBadge status={order.status} size="s" />
    </Link>
  );
}
