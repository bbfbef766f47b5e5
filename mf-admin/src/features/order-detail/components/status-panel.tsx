import type { Order, Stored } from '@basket/domain';
import { formatDateTime, formatTime, Panel, PaymentBadge } from '@basket/ui';
import { OrderStatusSelect } from '../../../components/order-status/order-status-select';
import { Facts } from './facts';
import styles from '../order-detail.module.css';

/** Where the order stands, and the way to change that. */
export function StatusPanel({ order }: { order: Stored<Order> }) {
  const { estimatedDeliveryAt, paidAt, paymentId } = order;
  return (
    <Panel label="Status">
      <div className={styles.status}>
        <OrderStatusSelect order={order} isLabelHidden />
        <Facts
          facts={[
            { label: 'Placed', value: formatDateTime(order.createdAt) },
            {
              label: 'Promised for',
              value: estimatedDeliveryAt === null ? null : formatTime(estimatedDeliveryAt),
            },
            {
              label: 'Payment',
              value: <PaymentBadge status={order.paymentStatus} method={order.paymentMethod} />,
            },
            { label: 'Paid', value: paidAt === null ? null : formatDateTime(paidAt) },
            { label: 'Payment id', value: paymentId },
          ]}
        />
      </div>
    </Panel>
  );
}
