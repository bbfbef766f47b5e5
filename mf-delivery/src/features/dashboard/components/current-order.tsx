import type { Assignment, PublicStoreSettings, Stored } from '@basket/domain';
import {
  Avatar,
  formatCount,
  formatDistanceKm,
  formatTime,
  IconChevronRight,
  OrderStatusBadge,
  TextLink,
} from '@basket/ui';
import { Link } from '@basket/web';
import { addressLine, unitCount } from '../../../assignments/assignment-facts';
import { MarkDelivered } from '../../../assignments/components/mark-delivered';
import { UpiCode } from '../../../assignments/components/upi-code';
import { Way } from '../../../assignments/components/way';
import { paths } from '../../../paths';
import styles from './current-order.module.css';

export interface CurrentOrderProps {
  readonly assignment: Stored<Assignment>;
  readonly store: PublicStoreSettings | null;
}

/** One order in hand: the customer, the address and the next action. */
export function CurrentOrder({ assignment, store }: CurrentOrderProps) {
  const { answeredAt, dropDistanceKm, orderNumber, customerName, orderStatus } = assignment;
  const deliverBy = store && answeredAt !== null ? answeredAt + store.deliveryTimeMinutes * 60_000 : null;
  const facts = [
    dropDistanceKm === null ? '' : formatDistanceKm(dropDistanceKm),
    formatCount(unitCount(assignment), 'item'),
    deliverBy === null ? '' : `deliver by ${formatTime(deliverBy)}`,
  ];
  return (
    <article className={styles.order} aria-label={orderNumber}>
      <div className={styles.head}>
        <OrderStatusBadge status={orderStatus} />
        <span className={styles.number}>{orderNumber}</span>
      </div>
      <div className={styles.who}>
        <Avatar name={customerName} />
        <div>
          <h3>{customerName}</h3>
          <p>{addressLine(assignment)}</p>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <Way assignment={assignment} store={store} />
      {orderStatus === 'out_for_delivery' && (
        <>
          <UpiCode assignment={assignment} store={store} />
          <MarkDelivered assignment={assignment} />
        </>
      )}
      <TextLink
        to={paths.order(assignment.id)}
        as={Link}
        size="m"
        className={styles.details}
        aria-label={`View Details of ${orderNumber}`}
        trailing={<IconChevronRight />}
      >
        View Details
      </TextLink>
    </article>
  );
}
