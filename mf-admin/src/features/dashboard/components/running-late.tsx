import { promisedAt, type Order, type Stored } from '@basket/domain';
import { DueBadge, Panel } from '@basket/ui';
import { Link, useServerNow, useStoreSettings, type Live } from '@basket/web';
import { paths } from '../../../paths';
import { t } from '../../../texts';
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
    <Panel title={t('dashboard.runningLate')}>
      <PanelRows live={shown} failed={t('dashboard.loadOrdersFailed')} empty={t('dashboard.allInTime')}>
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
