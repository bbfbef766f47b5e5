import { collectedPaise, creditedPaise, type Assignment, type Order } from '@basket/domain';
import { formatPhone, formatShortDateTime, ledgerRupees, Panel } from '@basket/ui';
import { Facts, Phone } from './facts';

type PartnerFacts = Pick<Order, 'assignment' | 'credit' | 'cashCollectedPaise' | 'statusTimes' | 'status'>;

/**
 * The order's partner, with the credit and the cash of the delivery. Renders nothing without a partner.
 *
 * @param delivery the assignment's own document; null while it is not there
 */
export function PartnerPanel({ order, delivery }: { order: PartnerFacts; delivery: Assignment | null }) {
  const { assignment } = order;
  const credited = creditedPaise(order, delivery);
  const collected = collectedPaise(order, delivery);
  if (!assignment) return null;
  const { partnerName, partnerPhone, assignedAt, acceptedAt } = assignment;
  const deliveredAt = order.status === 'delivered' ? order.statusTimes.delivered : undefined;
  const time = (at: number | null | undefined) => (at == null ? null : formatShortDateTime(at));
  return (
    <Panel title="Delivery partner">
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
