import type { Order } from '@basket/domain';
import { ClippedText, formatPhone } from '@basket/ui';
import styles from './order-cells.module.css';

/** Cells shared by the tables of orders. */

export const OrderNumber = ({ orderNumber, note }: { orderNumber: string; note?: string }) => (
  <>
    <b className={styles.number}>{orderNumber}</b>
    {note !== undefined && <small className={styles.second}>{note}</small>}
  </>
);

export const Customer = ({ order }: { order: Pick<Order, 'customerName' | 'delivery'> }) => (
  <>
    <ClippedText lines={2} text={order.customerName} />
    <small className={styles.second}>{formatPhone(order.delivery.phone)}</small>
  </>
);

/** The partner who accepted the order. Whom an open offer asks is on the order's page and on the board. */
export function Partner({ order }: { order: Pick<Order, 'assignment' | 'status'> }) {
  if (order.assignment) return <ClippedText lines={2} text={order.assignment.partnerName} />;
  return (
    <span className={styles.none}>{order.status === 'assigned' ? 'Partner asked' : 'Not assigned'}</span>
  );
}
