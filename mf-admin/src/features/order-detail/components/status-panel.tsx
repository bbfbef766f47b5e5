import type { Order, Stored } from '@basket/domain';
import { formatDateTime, formatTime, Panel } from '@basket/ui';
import { OrderDue, usePromise } from '../../../orders/components/order-due';
import { OrderPayment } from '../../../orders/components/order-payment';
import { OrderStatusSelect } from '../../../orders/components/order-status-select';
import { Facts } from './facts';
import styles from '../order-detail.module.css';

/** The order's status, which can be changed here, and its times and whether it is paid. */
export function StatusPanel({ order }: { order: Stored<Order> }) {
  const { estimatedDeliveryAt } = order;
  return (
    <Panel label="Status">
      <div className={styles.status}>
        <OrderStatusSelect order={order} isLabelHidden />
        <Facts
          facts={[
            { label: 'Placed', value: formatDateTime(order.createdAt) },
            {
              label: 'Promised for',
              value: (
                <>
                  {estimatedDeliveryAt !== null && formatTime(estimatedDeliveryAt)}{' '}
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
