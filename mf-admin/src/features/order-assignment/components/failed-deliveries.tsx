import { isFree, type Assignment, type Stored } from '@basket/domain';
import { formatPhone, ledgerRupees, Muted, Panel, Row, TextLink } from '@basket/ui';
import { Link, LoadFailed, type Live } from '@basket/web';
import { FailedDelivery } from '../../../partners/components/failed-delivery';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from './failed-deliveries.module.css';

/** Orders that could not be delivered, each with the decision to take. Renders nothing when there is none. */
export function FailedDeliveries({ failed }: { readonly failed: Live<readonly Stored<Assignment>[]> }) {
  if (failed.status === 'error')
    return (
      <Panel>
        <LoadFailed title={t('orderAssignment.loadFailedDeliveries')} of={failed} />
      </Panel>
    );
  if (failed.status !== 'ready' || failed.data.length === 0) return null;
  return (
    <Panel title={t('orderAssignment.failedTitle')} note={t('orderAssignment.failedNote')}>
      <ul className={styles.orders}>
        {failed.data.map((assignment) => (
          <li key={assignment.id}>
            <Whose assignment={assignment} />
            <FailedDelivery assignment={assignment} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function moneyText(assignment: Assignment): string {
  const amount = ledgerRupees(assignment.totalPaise);
  if (isFree(assignment)) return t('orderAssignment.moneyFree', { amount });
  if (assignment.paymentStatus === 'paid') return t('orderAssignment.moneyPaid', { amount });
  if (assignment.paymentStatus === 'refunded') return t('orderAssignment.moneyPaidBack', { amount });
  return t(
    assignment.paymentMethod === 'cod' ? 'orderAssignment.moneyCash' : 'orderAssignment.moneyNotPaid',
    { amount },
  );
}

/** Its customer, address and amount: one has to call before one decides. */
function Whose({ assignment }: { readonly assignment: Assignment }) {
  const { orderId, orderNumber, customerName, customerPhone, address, city, pincode } = assignment;
  return (
    <div className={styles.whose}>
      <Row as="p" gap={3} rowGap={1} align="baseline">
        <b>{customerName}</b>
        {customerPhone && <a href={`tel:${customerPhone}`}>{formatPhone(customerPhone)}</a>}
        <TextLink to={paths.order(orderId)} as={Link}>
          {orderNumber}
        </TextLink>
        <span>{moneyText(assignment)}</span>
      </Row>
      <Muted as="small" size="xs">
        {[address, city, pincode].filter(Boolean).join(', ')}
      </Muted>
    </div>
  );
}
