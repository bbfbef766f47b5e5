import type { Order } from '@basket/domain';
import { PaymentBadge } from '@basket/ui';
import styles from './order-payment.module.css';

/** How an order is paid; an unpaid cancelled order is not shown as pending. */
export function OrderPayment({
  order,
}: {
  order: Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod'>;
}) {
  if (order.status === 'cancelled' && order.paymentStatus === 'pending')
    return <span className={styles.none}>Nothing was charged</span>;
  return <PaymentBadge status={order.paymentStatus} method={order.paymentMethod} layout="line" />;
}
