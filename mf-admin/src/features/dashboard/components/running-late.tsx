import type { Order, Stored } from '@basket/domain';
import { DueBadge, Panel } from '@basket/ui';
import { Link, useServerNow, type Live } from '@basket/web';
import { paths } from '../../../paths';
import styles from '../dashboard.module.css';
import { PanelRows } from './panel-rows';

/** Accepted orders after their promised time, the latest first. */
export function RunningLate({ orders }: { orders: Live<Stored<Order>[]> }) {
  const now = useServerNow(30_000);
  const late = ({ estimatedDeliveryAt }: Order) => estimatedDeliveryAt !== null && estimatedDeliveryAt < now;
  const shown = orders.status === 'ready' ? { ...orders, data: orders.data.filter(late) } : orders;
  return (
    <Panel title="Running late">
      <PanelRows live={shown} failed="Failed to load orders" empty="Every accepted order is in time.">
        {({ id, orderNumber, customerName, estimatedDeliveryAt }) => (
          <Link to={paths.order(id)} className={styles.row}>
            <span className={styles.words}>
              <b>{orderNumber}</b>
              <small>{customerName}</small>
            </span>
            {estimatedDeliveryAt !== null && <DueBadge dueAt={estimatedDeliveryAt} nowAt={now} />}
          </Link>
        )}
      </PanelRows>
    </Panel>
  );
}
