import {
  awaitsPayment,
  isPaidBack,
  isDispatchedAutomatically,
  isTimeToOffer,
  type Order,
  type Stored,
} from '@basket/domain';
import { Banner, formatCount, formatPhone, formatSlot, ledgerRupees, TextLink } from '@basket/ui';
import { Link, useLiveQuery, useServerNow } from '@basket/web';
import { attentionOf, passesText } from '../../../attention/attention';
import { paymentWord, unitCount } from '../../../orders/order-facts';
import { PaidBackNotice } from '../../../orders/components/paid-back-notice';
import { PartnerChoice } from '../../../partners/components/partner-choice';
import type { Dispatch } from '../../../partners/use-recommendations';
import { paths } from '../../../paths';
import { offersOfOrder } from '../../../queries';
import styles from './order-partners.module.css';

export interface OrderPartnersProps {
  readonly order: Stored<Order>;
  readonly dispatch: Dispatch;
}

/** The chosen order: its customer, its items and the partners who could take it. */
export function OrderPartners({ order, dispatch }: OrderPartnersProps) {
  const { address, city, pincode, phone } = order.delivery;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>
            {order.customerName} <span>{order.orderNumber}</span>
          </h3>
          <p>
            {address}, {city} {pincode} · {formatPhone(phone)}
          </p>
          <p>
            {formatCount(unitCount(order), 'item')} · {ledgerRupees(order.totalPaise)} · {paymentWord(order)}
          </p>
          <p className={styles.items}>
            {order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
          </p>
        </div>
        <TextLink to={paths.order(order.id)} as={Link}>
          View order
        </TextLink>
      </div>
      {isPaidBack(order) ? (
        <div className={styles.note}>
          <PaidBackNotice order={order} />
        </div>
      ) : awaitsPayment(order) ? (
        <div className={styles.note}>
          <Banner
            tone="info"
            text="The payment of this order has not arrived; it can be assigned as soon as it has."
          />
        </div>
      ) : (
        <>
          <div className={styles.note}>
            <DispatchNote order={order} settings={dispatch.settings} />
          </div>
          <PartnerChoice order={order} dispatch={dispatch} />
        </>
      )}
    </>
  );
}

/** A note on who offers the order next: the server by itself, or nobody but the reader. */
function DispatchNote({
  order,
  settings,
}: {
  readonly order: Stored<Order>;
  readonly settings: Dispatch['settings'];
}) {
  const now = useServerNow(30_000);
  const attention = attentionOf(order, settings, now);
  const offers = useLiveQuery(order.dispatch.stoppedBy === 'passes' ? offersOfOrder(order.id) : null);
  const passes = offers.status === 'ready' ? passesText(order, offers.data) : null;
  if (order.slot && !isTimeToOffer(order, now))
    return (
      <Banner tone="info" text={`Wanted ${formatSlot(order.slot, now)}: it can wait until shortly before.`} />
    );
  if (attention)
    return (
      <Banner
        tone="warning"
        text={
          passes === null
            ? attention.text
            : `${passes}, so it is no longer offered automatically. Choose a partner.`
        }
      />
    );
  return isDispatchedAutomatically(order, settings, now) ? (
    <Banner tone="info" text="This order is offered automatically, as soon as a partner has room." />
  ) : null;
}
