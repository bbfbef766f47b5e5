import type { Order, Stored } from '@basket/domain';
import { formatDateTime, formatSlot, formatTime, Panel } from '@basket/ui';
import { OrderDue, usePromise } from '../../../orders/components/order-due';
import { OrderPayment } from '../../../orders/components/order-payment';
import { OrderStatusMenu } from '../../../orders/components/order-status-menu';
import { Facts } from './facts';
import styles from '../order-detail.module.css';

/** The order's status, which can be changed here, and its times and whether it is paid. */
export function StatusPanel({ order }: { order: Stored<Order> }) {
  const { estimatedDeliveryAt } = order;
  return (
    <Panel label="Status">
      <div className={styles.status}>
        <OrderStatusMenu order={order} />
        <Facts
          facts={[
            { label: 'Placed', value: formatDateTime(order.createdAt) },
            {
              label: 'Promised for',
              value: (
                <>
                  {order.slot
                    ? formatSlot(order.slot, order.createdAt)
                    : estimatedDeliveryAt !== null && formatTime(estimatedDeliveryAt)}{' '}
                  <OrderDue order={order} deliveryTimeMinutes={usePromise()} />
                </>
              ),
            },
            { label: 'Payment', value: <OrderPayment order={order} /> },
          ]}
        />
      </div>
    </Panel>
  );
}
