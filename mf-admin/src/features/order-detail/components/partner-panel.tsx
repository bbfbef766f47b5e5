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
      title="Delivery partner"
      actions={
        orderStatusFacts[order.status].isInHand && (
          <ChangePartner order={order} attempt={assignment.attempt} />
        )
      }
    >
      <Facts
        facts={[
          { label: 'Name', value: partnerName },
          {
            label: 'Phone',
            value: partnerPhone && <Phone number={partnerPhone} text={formatPhone(partnerPhone)} />,
          },
          { label: 'Asked', value: time(assignedAt) },
          { label: 'Accepted', value: time(acceptedAt) },
          { label: 'Delivered', value: time(deliveredAt) },
          { label: 'Credited', value: credited === null ? null : ledgerRupees(credited) },
          {
            label: 'Cash collected',
            value: collected > 0 ? ledgerRupees(collected) : null,
          },
        ]}
      />
    </Panel>
  );
}
