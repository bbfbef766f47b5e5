import { isFree, type Assignment, type Stored } from '@basket/domain';
import {
  Banner,
  Bill,
  formatShortDateTime,
  IconChevronRight,
  Muted,
  OrderStatusBadge,
  Panel,
  PaymentBadge,
  sumRows,
  Row,
  Stack,
  TextLink,
} from '@basket/ui';
import { Link } from '@basket/web';
import { addressLine } from '../../../assignments/assignment-facts';
import { lossLine } from '../../../assignments/loss-text';
import { ItemList } from '../../../assignments/components/item-list';
import { MarkDelivered } from '../../../assignments/components/mark-delivered';
import { useHandedOver, useWaitingStep } from '../../../waiting-steps/use-steps';
import { WaitingNote } from '../../../waiting-steps/waiting-note';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from './order-card.module.css';

/** Items beyond these are only counted. */
const maxItemsShown = 3;

/** One order of the list: customer, items, bill and payment. */
export function OrderCard({ assignment }: { assignment: Stored<Assignment> }) {
  const { orderNumber, orderStatus, customerName, paymentStatus, paymentMethod } = assignment;
  const waiting = useWaitingStep(assignment);
  const isHandedOver = useHandedOver(assignment);
  return (
    <Panel label={t('common.orderNumber', { number: orderNumber })}>
      <Stack gap={4}>
        <Row gap={3} rowGap={1} justify="between">
          <h2 className={styles.number}>{orderNumber}</h2>
          <OrderStatusBadge status={orderStatus} />
        </Row>
        <div>
          <b>{customerName}</b>
          <Muted>{addressLine(assignment)}</Muted>
          <Muted as="small" size="xs" isFaint>
            {formatShortDateTime(assignment.offeredAt)}
          </Muted>
        </div>
        {assignment.lost && (
          <Banner tone={assignment.isLossUnseen ? 'danger' : 'info'} text={lossLine(assignment)} />
        )}
        <ItemList items={assignment.items} atMost={maxItemsShown} />
        <Bill
          rows={sumRows(assignment, t('common.deliveryCharge'))}
          totalLabel={t('common.total')}
          totalPaise={assignment.totalPaise}
        />
        <Row gap={3} rowGap={1} justify="between">
          <PaymentBadge
            status={paymentStatus}
            method={paymentMethod}
            layout="line"
            isFree={isFree(assignment)}
          />
          <TextLink
            to={paths.order(assignment.id)}
            as={Link}
            aria-label={t('common.viewDetailsOf', { number: orderNumber })}
            trailing={<IconChevronRight size={16} />}
          >
            {t('common.viewDetails')}
          </TextLink>
        </Row>
        {waiting && <WaitingNote step={waiting} />}
        {assignment.state === 'accepted' && orderStatus === 'out_for_delivery' && !isHandedOver && (
          <MarkDelivered assignment={assignment} />
        )}
      </Stack>
    </Panel>
  );
}
