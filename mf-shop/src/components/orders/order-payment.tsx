import type { Order } from '@basket/domain';
import { PaymentBadge, rupees } from '@basket/ui';
import styles from './order-payment.module.css';

/** How an order is paid; an unpaid one says what is still to be done. */
export function OrderPayment({
  order,
}: {
  order: Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod' | 'totalPaise'>;
}) {
  if (order.status === 'cancelled' && order.paymentStatus === 'pending')
    return <span className={styles.none}>Nothing was charged</span>;
  if (order.paymentMethod === 'cod' && order.paymentStatus === 'pending')
    return <span className={styles.none}>Pay {rupees(order.totalPaise)} in cash at the door</span>;
  return <PaymentBadge status={order.paymentStatus} method={order.paymentMethod} layout="line" />;
}
