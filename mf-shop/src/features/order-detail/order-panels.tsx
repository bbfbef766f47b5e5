import { isFree, receiverOf, type Order } from '@basket/domain';
import { Bill, formatDateTime, formatPhone, Muted, Panel, rupees } from '@basket/ui';
import { billRows } from '../../cart/cart-bill';
import { OrderPayment } from '../../components/orders/order-payment';
import { moneyBack, moneyBackRows } from '../../orders/money-back';
import { shortageWords } from '../../orders/shortage';
import { refundWay } from '../../payment/payable';
import { t } from '../../texts';
import styles from './order-panels.module.css';

/** The bill and the payment of an order. */
export function OrderBill({ order }: { order: Order }) {
  return (
    <Panel title={t('orderDetail.summary')}>
      <Bill rows={billRows(order, null)} totalLabel={totalLabelOf(order)} totalPaise={order.totalPaise} />
      <BackToCustomer order={order} />
      <div className={styles.payment}>
        <OrderPayment order={order} />
        {order.paidAt !== null && !isFree(order) && (
          <Muted size="xs" isFaint isNumeric>
            {t('orderDetail.paid', { at: formatDateTime(order.paidAt) })}
          </Muted>
        )}
        {order.paymentId !== null && (
          <Muted size="xs" isFaint isNumeric>
            {t('orderDetail.payment', { id: order.paymentId })}
          </Muted>
        )}
      </div>
    </Panel>
  );
}

/** The money that was paid and that came back, with the reasons that were given (rule: refund-shown). */
function BackToCustomer({ order }: { order: Order }) {
  const money = moneyBack(order);
  if (!money) return null;
  return (
    <section className={styles.back} aria-label={t('orderDetail.refund')}>
      <dl>
        {moneyBackRows(money, refundWay(order.payment)).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{rupees(Number(amount))}</dd>
          </div>
        ))}
      </dl>
      {order.payment.toldRefunds.map(({ amountPaise, reason }, index) => (
        <Muted size="xs" isFaint isNumeric key={index}>
          {rupees(amountPaise)}: {reason}
        </Muted>
      ))}
    </section>
  );
}

/** 'Total paid' is the end of it only where nothing came back. */
const totalLabelOf = (order: Order): string =>
  shortageWords(order)
    ? t('orderDetail.newTotal')
    : order.paymentStatus === 'paid' && !isFree(order) && moneyBack(order) === null
      ? t('orderDetail.totalPaid')
      : t('orderDetail.total');

/** The delivery address of an order. */
export function DeliveryPanel({ order }: { order: Order }) {
  const { delivery } = order;
  const { name, phone } = receiverOf(order);
  return (
    <Panel title={t('orderDetail.address')}>
      <address className={styles.address}>
        <b>{name}</b>
        <span>{delivery.address}</span>
        <span>
          {delivery.city}, {delivery.state} {delivery.pincode}
        </span>
        <span className={styles.phone}>{formatPhone(phone)}</span>
      </address>
      {delivery.instructions && <p className={styles.instructions}>{delivery.instructions}</p>}
    </Panel>
  );
}
