import type { Order, Stored } from '@basket/domain';
import { Button, IconPrinter, useKeptFocus } from '@basket/ui';
import { CancelOrderButton } from '../../components/orders/cancel-order-button';
import { ReorderButton } from '../../components/orders/reorder-button';
import { TrackOrderLink } from '../../components/orders/track-order-link';
import { t } from '../../texts';
import styles from './order-panels.module.css';

/** The actions for an order in its current state. */
export function OrderDetailActions({ order }: { order: Stored<Order> }) {
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <div className={styles.actions} {...area}>
      <TrackOrderLink order={order} />
      <ReorderButton items={order.items} size="s" isMain={order.status === 'delivered'} />
      <CancelOrderButton order={order} size="s" />
      <Button variant="quiet" size="s" leading={<IconPrinter size={16} />} onClick={() => window.print()}>
        {t('orderDetail.print')}
      </Button>
    </div>
  );
}
