import { orderStatusFacts, type Order, type Stored } from '@basket/domain';
import { formatDateTime, formatSlot, formatTime, Panel } from '@basket/ui';
import { OrderDue, usePromise } from '../../../orders/components/order-due';
import { OrderPayment } from '../../../orders/components/order-payment';
import { OrderStatusMenu } from '../../../orders/components/order-status-menu';
import { Facts } from './facts';
import styles from '../order-detail.module.css';

/** The order's status, which can be changed here, and its times and whether it is paid. */
export function StatusPanel({ order }: { order: Stored<Order> }) {
  const { estimatedDeliveryAt, slot, status } = order;
  const deliveryTimeMinutes = usePromise();
  const promised = slot
    ? formatSlot(slot, order.createdAt)
    : estimatedDeliveryAt !== null && formatTime(estimatedDeliveryAt);
  return (
    <Panel label="Status">
      <div className={styles.status}>
        <OrderStatusMenu order={order} />
        <Facts
          facts={[
            { label: 'Placed', value: formatDateTime(order.createdAt) },
            {
              label: 'Promised for',
              // Cancelled before it was accepted, it was promised for no time.
              value: (promised !== false || !orderStatusFacts[status].isFinal) && (
                <>
                  {promised} <OrderDue order={order} deliveryTimeMinutes={deliveryTimeMinutes} />
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
