import {
  awaitsPayment,
  isPaidBack,
  isDispatchedAutomatically,
  isTimeToOffer,
  itemsIn,
  type Order,
  type Stored,
} from '@basket/domain';
import { Banner, formatPhone, formatSlot, ledgerRupees, TextLink } from '@basket/ui';
import { Link, useLanguage, useLiveQuery, useServerNow } from '@basket/web';
import { attentionOf, passesText } from '../../../attention/attention';
import { paymentWord, unitCount } from '../../../orders/order-facts';
import { PaidBackNotice } from '../../../orders/components/paid-back-notice';
import { PartnerChoice } from '../../../partners/components/partner-choice';
import type { Dispatch } from '../../../partners/use-recommendations';
import { paths } from '../../../paths';
import { offersOfOrder } from '../../../queries';
import { t } from '../../../texts';
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
            {t('orderAssignment.orderLine', {
              n: unitCount(order),
              amount: ledgerRupees(order.totalPaise),
              payment: paymentWord(order),
            })}
          </p>
          <p className={styles.items}>
            {itemsIn(order.items, useLanguage())
              .map(({ name, quantity }) => `${quantity} × ${name}`)
              .join(', ')}
          </p>
        </div>
        <TextLink to={paths.order(order.id)} as={Link}>
          {t('orderAssignment.viewOrder')}
        </TextLink>
      </div>
      {isPaidBack(order) ? (
        <div className={styles.note}>
          <PaidBackNotice order={order} />
        </div>
      ) : awaitsPayment(order) ? (
        <div className={styles.note}>
          <Banner tone="info" text={t('orderAssignment.paymentNotArrived')} />
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
    return <Banner tone="info" text={t('orderAssignment.wanted', { slot: formatSlot(order.slot, now) })} />;
  if (attention)
    return (
      <Banner
        tone="warning"
        text={passes === null ? attention.text : t('orderAssignment.passedOn', { passes })}
      />
    );
  return isDispatchedAutomatically(order, settings, now) ? (
    <Banner tone="info" text={t('orderAssignment.offeredAutomatically')} />
  ) : null;
}
