import { isFree, type Order } from '@basket/domain';
import { Badge, PaymentBadge, rupees, WaitingBadge } from '@basket/ui';
import { t } from '../../texts';
import styles from './order-payment.module.css';

export interface OrderPaymentProps {
  readonly order: Pick<Order, 'paymentStatus' | 'paymentMethod' | 'totalPaise' | 'payment'>;
  /** @default 'stacked' */
  readonly layout?: 'stacked' | 'line';
}

/** Whether an order is paid, and what of it is owed back or could not be refunded. */
export function OrderPayment({ order, layout = 'stacked' }: OrderPaymentProps) {
  const { refundState, refundOwedPaise } = order.payment;
  return (
    <span className={styles.payment}>
      <PaymentBadge
        status={order.paymentStatus}
        method={order.paymentMethod}
        layout={layout}
        isFree={isFree(order)}
      />
      {refundState === 'failed' && <Badge tone="danger">{t('orders.refundFailed')}</Badge>}
      {refundState !== 'failed' && refundOwedPaise > 0 && (
        <WaitingBadge>{t('orders.owedBack', { amount: rupees(refundOwedPaise) })}</WaitingBadge>
      )}
    </span>
  );
}
