import { promiseState, type Order, type Stored } from '@basket/domain';
import { formatDateTime, formatSlot, formatTime, Panel } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { OrderDue, usePromise } from '../../../orders/components/order-due';
import { OrderPayment } from '../../../orders/components/order-payment';
import { OrderStatusMenu } from '../../../orders/components/order-status-menu';
import { Facts } from './facts';
import styles from '../order-detail.module.css';

/** The order's status, which can be changed here, and its times and whether it is paid. */
export function StatusPanel({ order }: { order: Stored<Order> }) {
  const { slot } = order;
  const deliveryTimeMinutes = usePromise();
  const now = useServerNow(30_000);
  const promise = deliveryTimeMinutes === null ? null : promiseState(order, { deliveryTimeMinutes }, now);
  return (
    <Panel label="Status">
      <div className={styles.status}>
        <OrderStatusMenu order={order} />
        <Facts
          facts={[
            { label: 'Placed', value: formatDateTime(order.createdAt) },
            {
              label: 'Promised for',
              value: promise && (
                <>
                  {slot ? formatSlot(slot, order.createdAt) : formatTime(promise.at)}{' '}
                  <OrderDue order={order} deliveryTimeMinutes={deliveryTimeMinutes} />
                </>
              ),
            },
            { label: 'Expected now', value: promise?.newTimeAt != null && formatTime(promise.newTimeAt) },
            { label: 'Payment', value: <OrderPayment order={order} /> },
          ]}
        />
      </div>
    </Panel>
  );
}
