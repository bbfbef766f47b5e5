import { isFree, itemsIn, type Order } from '@basket/domain';
import { Banner, Muted, PaymentBadge, rupees } from '@basket/ui';
import { useLanguage } from '@basket/web';
import { shortageWords } from '../../orders/shortage';
import { t } from '../../texts';

/** How an order is paid; an unpaid one says what is still to be done. */
export function OrderPayment({
  order,
}: {
  order: Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod' | 'totalPaise'>;
}) {
  if (order.status === 'cancelled' && order.paymentStatus === 'pending')
    return <Muted as="span">{t('orders.notCharged')}</Muted>;
  if (isFree(order)) return <Muted as="span">{t('orders.nothingToPay')}</Muted>;
  if (order.paymentMethod === 'cod' && order.paymentStatus === 'pending')
    return <Muted as="span">{t('orders.payAtDoor', { total: rupees(order.totalPaise) })}</Muted>;
  return <PaymentBadge status={order.paymentStatus} method={order.paymentMethod} layout="line" />;
}

/** Says what was not in the store and what the order comes to now; a refund is said by the payment's notice. */
export function ShortNotice({ order }: { order: Order }) {
  const words = shortageWords({ ...order, items: itemsIn(order.items, useLanguage()) });
  return words && <Banner tone="warning" {...words} />;
}
