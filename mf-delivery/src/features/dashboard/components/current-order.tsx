import type { Assignment, PublicStoreSettings, Stored } from '@basket/domain';
import {
  Avatar,
  formatDistanceKm,
  IconChevronRight,
  Muted,
  OrderStatusBadge,
  Row,
  TextLink,
} from '@basket/ui';
import { Link, useServerNow } from '@basket/web';
import { addressLine, readinessText, routeTarget, unitCount } from '../../../assignments/assignment-facts';
import { Due } from '../../../assignments/components/due';
import { Steps } from '../../../assignments/components/steps';
import { Way } from '../../../assignments/components/way';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from './current-order.module.css';

export interface CurrentOrderProps {
  readonly assignment: Stored<Assignment>;
  readonly store: PublicStoreSettings | null;
  /** The order that comes first: only its next step stays in reach of the thumb (rule: step-named). */
  readonly isFirst: boolean;
}

/** One order in hand: the customer, the address and the next action. */
export function CurrentOrder({ assignment, store, isFirst }: CurrentOrderProps) {
  const { dropDistanceKm, orderNumber, customerName, orderStatus } = assignment;
  const now = useServerNow(15_000);
  const facts = [
    routeTarget(assignment) === 'store' ? readinessText(assignment, now) : '',
    dropDistanceKm === null ? '' : formatDistanceKm(dropDistanceKm),
    t('common.items', { n: unitCount(assignment) }),
  ];
  return (
    <article className={styles.order} aria-label={orderNumber}>
      <Row gap={3} rowGap={1} justify="between">
        <OrderStatusBadge status={orderStatus} />
        <Muted as="span" isFaint isNumeric>
          {orderNumber}
        </Muted>
      </Row>
      <div className={styles.who}>
        <Avatar name={customerName} />
        <div>
          <h3>{customerName}</h3>
          <Muted isNumeric>{addressLine(assignment)}</Muted>
          <Muted isNumeric>{facts.filter(Boolean).join(' · ')}</Muted>
        </div>
      </div>
      <Due assignment={assignment} store={store} />
      <Way assignment={assignment} store={store} />
      <Steps assignment={assignment} store={store} isSticky={isFirst} />
      <TextLink
        to={paths.order(assignment.id)}
        as={Link}
        size="m"
        className={styles.details}
        aria-label={t('common.viewDetailsOf', { number: orderNumber })}
        trailing={<IconChevronRight />}
      >
        {t('common.viewDetails')}
      </TextLink>
    </article>
  );
}
