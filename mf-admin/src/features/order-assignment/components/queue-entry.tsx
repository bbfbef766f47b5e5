import { minuteMs, type Order, type PublicStoreSettings, type Stored } from '@basket/domain';
import { formatRelativeMinutes, ledgerRupees, OrderStatusBadge } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { attentionOf } from '../../../attention/attention';
import { localityOf, packingWord } from '../../../orders/order-facts';
import { PromiseBadge } from '../../../orders/components/promise-badge';
import { t } from '../../../texts';
import styles from './queue-entry.module.css';

export interface QueueEntryProps {
  readonly order: Stored<Order>;
  readonly settings: Pick<PublicStoreSettings, 'deliveryTimeMinutes' | 'automaticDispatch'> | null;
  readonly isCurrent: boolean;
  /** Why the order does not wait any more, though it was chosen: 'Offered to Imran Khan'. */
  readonly gone?: string | undefined;
  readonly onChoose: () => void;
}

/** A waiting order in the queue: customer, time left to the promise, locality and amount. */
export function QueueEntry({ order, settings, isCurrent, gone, onChoose }: QueueEntryProps) {
  const now = useServerNow(minuteMs / 2);
  const attention = settings && attentionOf(order, settings, now)?.short;
  const placedText = t('orderAssignment.placedAgo', { ago: formatRelativeMinutes(order.createdAt, now) });
  return (
    <button type="button" className={styles.entry} aria-expanded={isCurrent} onClick={onChoose}>
      <b>{order.customerName}</b>
      {settings ? <PromiseBadge order={order} settings={settings} now={now} /> : <span />}
      <small>
        {order.orderNumber} · {localityOf(order.delivery)}
      </small>
      <small>{ledgerRupees(order.totalPaise)}</small>
      <small className={attention && !gone ? styles.attention : undefined}>
        {gone ?? [attention ?? placedText, packingWord(order)].filter(Boolean).join(', ')}
      </small>
      {order.status === 'pending' || gone ? <span /> : <OrderStatusBadge status={order.status} size="s" />}
    </button>
  );
}
