import type { Order, Stored } from '@basket/domain';
import { formatSpan, ledgerRupees, OrderStatusBadge } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { localityOf } from '../../../orders/order-facts';
import styles from './queue-entry.module.css';

export interface QueueEntryProps {
  readonly order: Stored<Order>;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

const minuteMs = 60_000;

/** A waiting order in the queue: customer, locality, amount and waiting time. */
export function QueueEntry({ order, isCurrent, onChoose }: QueueEntryProps) {
  const now = useServerNow(minuteMs / 2);
  return (
    <button type="button" className={styles.entry} aria-expanded={isCurrent} onClick={onChoose}>
      <b>{order.customerName}</b>
      <OrderStatusBadge status="pending" size="s" text={formatSpan((now - order.createdAt) / minuteMs)} />
      <small>
        {order.orderNumber} · {localityOf(order.delivery)}
      </small>
      <small>{ledgerRupees(order.totalPaise)}</small>
    </button>
  );
}
