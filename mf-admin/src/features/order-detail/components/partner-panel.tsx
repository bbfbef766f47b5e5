import {
  collectedPaise,
  creditedPaise,
  orderStatusFacts,
  type Assignment,
  type Order,
  type Stored,
} from '@basket/domain';
import { formatPhone, formatShortDateTime, ledgerRupees, Panel } from '@basket/ui';
import { ChangePartner } from '../../../partners/components/change-partner';
import { t } from '../../../texts';
import { Facts, Phone } from './facts';

/**
 * The order's partner, who can be changed until the delivery, with its credit and its cash. Renders nothing without a partner.
 *
 * @param delivery the assignment's own document; null while it is not there
 */
export function PartnerPanel({ order, delivery }: { order: Stored<Order>; delivery: Assignment | null }) {
  const { assignment } = order;
  const credited = creditedPaise(order, delivery);
  const collected = collectedPaise(order, delivery);
  if (!assignment) return null;
  const { partnerName, partnerPhone, assignedAt, acceptedAt } = assignment;
  const deliveredAt = order.status === 'delivered' ? order.statusTimes.delivered : undefined;
  const time = (at: number | null | undefined) => (at == null ? null : formatShortDateTime(at));
  return (
    <Panel
      title={t('orderDetail.partner')}
      actions={
        orderStatusFacts[order.status].isInHand && (
          <ChangePartner order={order} attempt={assignment.attempt} />
        )
      }
    >
      <Facts
        facts={[
          { label: t('orderDetail.name'), value: partnerName },
          {
            label: t('orderDetail.phone'),
            value: partnerPhone && <Phone number={partnerPhone} text={formatPhone(partnerPhone)} />,
          },
          { label: t('orderDetail.asked'), value: time(assignedAt) },
          { label: t('orderDetail.accepted'), value: time(acceptedAt) },
          { label: t('orderDetail.delivered'), value: time(deliveredAt) },
          { label: t('orderDetail.credited'), value: credited === null ? null : ledgerRupees(credited) },
          {
            label: t('orderDetail.cashCollected'),
            value: collected > 0 ? ledgerRupees(collected) : null,
          },
        ]}
      />
    </Panel>
  );
}
