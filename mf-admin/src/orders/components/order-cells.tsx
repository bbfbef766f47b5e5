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

/** The partner of the order, or 'Not assigned'. */
export function Partner({ order }: { order: Pick<Order, 'assignment' | 'status'> }) {
  if (!order.assignment) return <span className={styles.none}>Not assigned</span>;
  return (
    <>
      <ClippedText lines={2} text={order.assignment.partnerName} />
      {order.status === 'assigned' && <small className={styles.second}>asked</small>}
    </>
  );
}
