import type { Order, Stored } from '@basket/domain';
import { formatShortDateTime, ledgerRupees, OrderStatusBadge, Panel, TextLink } from '@basket/ui';
import { Link, LoadFailed, useLiveQuery } from '@basket/web';
import { paths } from '../../../paths';
import { ordersOfCustomer } from '../../../queries';
import styles from './other-orders.module.css';

/** The customer's latest orders beside this one. Renders nothing before they are read and if there are none. */
export function OtherOrders({ order }: { order: Pick<Stored<Order>, 'id' | 'customerId'> }) {
  const orders = useLiveQuery(ordersOfCustomer(order.customerId));
  if (orders.status === 'error')
    return (
      <Panel title="Other orders">
        <LoadFailed title="Failed to load orders" of={orders} />
      </Panel>
    );
  const others = orders.status === 'ready' ? orders.data.filter(({ id }) => id !== order.id).slice(0, 5) : [];
  if (others.length === 0) return null;
  return (
    <Panel title="Other orders">
      <ul className={styles.orders}>
        {others.map(({ id, orderNumber, createdAt, totalPaise, status }) => (
          <li key={id}>
            <span>
              <TextLink to={paths.order(id)} as={Link} tone="ink">
                {orderNumber}
              </TextLink>
              <small>{formatShortDateTime(createdAt)}</small>
            </span>
            <span className={styles.end}>
              <b>{ledgerRupees(totalPaise)}</b>
              <OrderStatusBadge status={status} size="s" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
