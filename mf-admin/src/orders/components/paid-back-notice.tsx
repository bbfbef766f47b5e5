import { isPaidBack, type Order } from '@basket/domain';
import { Banner, rupees } from '@basket/ui';

/** Why nobody packs or carries an order whose money went back as a whole (rule: paid-back); nothing for any other. */
export function PaidBackNotice({ order }: { order: Order }) {
  return isPaidBack(order) ? (
    <Banner
      tone="warning"
      title="Paid back, not to be sent"
      text={`All ${rupees(order.payment.receivedPaise)} that came in for this order went back to the customer. Cancel it, so that its goods can be sold.`}
    />
  ) : null;
}
