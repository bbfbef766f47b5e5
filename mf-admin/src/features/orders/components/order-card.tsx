import type { Order, Stored } from '@basket/domain';
import { formatPhone, IconChevronRight, ledgerRupees, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import { Partner, Placed } from '../../../orders/components/order-cells';
import { OrderPayment } from '../../../orders/components/order-payment';
import { OrderStatusMenu } from '../../../orders/components/order-status-menu';
import { paths } from '../../../paths';
import styles from './order-card.module.css';

export interface OrderCardProps {
  readonly order: Stored<Order>;
  readonly deliveryTimeMinutes: number | null;
}

/** A row of the table as a card, on phones. */
export function OrderCard({ order, deliveryTimeMinutes }: OrderCardProps) {
  return (
    <article className={styles.card} aria-label={order.orderNumber}>
      <div className={styles.row}>
        <TextLink
          to={paths.order(order.id)}
          as={Link}
          tone="ink"
          aria-label={`View ${order.orderNumber}`}
          trailing={<IconChevronRight size={16} />}
        >
          {order.orderNumber}
        </TextLink>
        <b>{ledgerRupees(order.totalPaise)}</b>
      </div>
      <div className={styles.row}>
        <span className={styles.typed}>
          {order.customerName}
          <small>{formatPhone(order.delivery.phone)}</small>
        </span>
        <span className={styles.end}>
          <OrderPayment order={order} layout="line" />
          <small>
            <Placed order={order} deliveryTimeMinutes={deliveryTimeMinutes} />
          </small>
        </span>
      </div>
      <div className={styles.row}>
        <span className={styles.typed}>
          <Partner order={order} />
        </span>
        <OrderStatusMenu order={order} />
      </div>
    </article>
  );
}
