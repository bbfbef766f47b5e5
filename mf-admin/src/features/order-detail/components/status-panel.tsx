import { promiseState, type Order, type Stored } from '@basket/domain';
import { formatDateTime, formatSlot, formatTime, Panel } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { OrderDue, usePromise } from '../../../orders/components/order-due';
import { OrderPayment } from '../../../orders/components/order-payment';
import { OrderStatusMenu } from '../../../orders/components/order-status-menu';
import { t } from '../../../texts';
import { Facts } from './facts';
import styles from '../order-detail.module.css';

/** The order's status, which can be changed here, and its times and whether it is paid. */
export function StatusPanel({ order }: { order: Stored<Order> }) {
  const { slot } = order;
  const deliveryTimeMinutes = usePromise();
  const now = useServerNow(30_000);
  // Whether a promise runs does not depend on the settings, only its time may: its line is there before they are.
  const promise = promiseState(order, { deliveryTimeMinutes: deliveryTimeMinutes ?? 0 }, now);
  return (
    <Panel label={t('orderDetail.status')}>
      <div className={styles.status}>
        <OrderStatusMenu order={order} />
        <Facts
          facts={[
            { label: t('orderDetail.placed'), value: formatDateTime(order.createdAt) },
            {
              label: t('orderDetail.promisedFor'),
              value:
                promise &&
                (deliveryTimeMinutes === null ? (
                  '\u00a0'
                ) : (
                  <>
                    {slot ? formatSlot(slot, order.createdAt) : formatTime(promise.at)}{' '}
                    <OrderDue order={order} deliveryTimeMinutes={deliveryTimeMinutes} />
                  </>
                )),
            },
            {
              label: t('orderDetail.expectedNow'),
              value:
                deliveryTimeMinutes !== null && promise?.newTimeAt != null && formatTime(promise.newTimeAt),
            },
            { label: t('orderDetail.payment'), value: <OrderPayment order={order} /> },
          ]}
        />
      </div>
    </Panel>
  );
}
