import { promisedAt, type Order, type Stored } from '@basket/domain';
import { DueBadge, Panel } from '@basket/ui';
import { Link, useServerNow, useStoreSettings, type Live } from '@basket/web';
import { paths } from '../../../paths';
import styles from '../dashboard.module.css';
import { PanelRows } from './panel-rows';

/** Orders after their promised time, whether a partner has taken them or not; the latest first. */
export function RunningLate({ orders }: { orders: Live<Stored<Order>[]> }) {
  const now = useServerNow(30_000);
  const store = useStoreSettings();
  const dueAt = (order: Order) => promisedAt(order, store);
  const isLate = (order: Order) => (dueAt(order) ?? now) < now;
  const shown = orders.status === 'ready' ? { ...orders, data: orders.data.filter(isLate) } : orders;
  return (
    <Panel title="Running late">
      <PanelRows live={shown} failed="Failed to load orders" empty="Every order is in time.">
        {(order) => (
          <Link to={paths.order(order.id)} className={styles.row}>
            <span className={styles.words}>
              <b>{order.orderNumber}</b>
              <small>{order.customerName}</small>
            </span>
            <DueBadge dueAt={dueAt(order) ?? now} nowAt={now} />
          </Link>
        )}
      </PanelRows>
    </Panel>
  );
}
