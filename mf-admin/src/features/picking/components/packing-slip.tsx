import { isFree, orderDigits, receiverOf, type Order, type Picking } from '@basket/domain';
import { formatDateTime, packText, rupees } from '@basket/ui';
import { ShelfName } from '../../../orders/components/shelf-name';
import { localityOf } from '../../../orders/order-facts';
import { rich, t } from '../../../texts';
import { shortText, type PickGroup } from '../pick-list';
import styles from './packing-slip.module.css';

export interface PackingSlipProps {
  readonly order: Order;
  readonly picking: Picking | null;
  readonly groups: readonly PickGroup[];
  readonly storeName: string;
}

function doorText(order: Order): string {
  if (isFree(order)) return t('picking.nothingToCollect');
  return order.paymentStatus === 'paid'
    ? t('picking.paid')
    : t('picking.cashToCollect', { amount: rupees(order.totalPaise) });
}

/**
 * The slip that is printed and put on the bags: they stand where everybody can read it, so that it has neither street nor phone
 * of the customer. The partner has both.
 */
export function PackingSlip({ order, picking, groups, storeName }: PackingSlipProps) {
  return (
    <div className={styles.slip} aria-hidden="true">
      <p className={styles.store}>{storeName}</p>
      <p className={styles.number}>
        {order.orderNumber.slice(0, -4)}
        <b>{orderDigits(order.orderNumber)}</b>
      </p>
      <p>
        {rich('picking.slipReceiver', {
          receiver: receiverOf(order).name,
          locality: localityOf(order.delivery),
          at: formatDateTime(order.createdAt),
          bdi: (inside) => <bdi>{inside}</bdi>,
        })}
      </p>
      <p>
        {picking?.bags != null && `${t('picking.bags', { n: picking.bags })} · `}
        {doorText(order)}
      </p>
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line.line}>
                <b>{line.quantity} ×</b>
                <span>
                  <bdi>{line.name}</bdi> <bdi>{packText(line.unit, line.options)}</bdi>
                  <ShelfName {...line} />
                </span>
                <em>{shortText(line)}</em>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
