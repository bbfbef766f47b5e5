import { isPaidBack, type Order } from '@basket/domain';
import { Banner, rupees } from '@basket/ui';
import { t } from '../../texts';

/** Why nobody packs or carries an order whose money went back as a whole (rule: paid-back); nothing for any other. */
export function PaidBackNotice({ order }: { order: Order }) {
  return isPaidBack(order) ? (
    <Banner
      tone="warning"
      title={t('orders.paidBackTitle')}
      text={t('orders.paidBackText', { amount: rupees(order.payment.receivedPaise) })}
    />
  ) : null;
}
