import { orderStatusFacts, type Order, type OrderAssignment, type PartnerLocation } from '@basket/domain';

type Carried = Pick<Order, 'status' | 'deliveryPartnerId' | 'assignment'>;

/** Whether the order is in this partner's hands: accepted and not yet delivered. */
export const isCarriedBy = ({ status, deliveryPartnerId, assignment }: Carried, partnerId: string): boolean =>
  deliveryPartnerId === partnerId && assignment?.acceptedAt != null && orderStatusFacts[status].isInHand;

/** The order's assignment with its partner seen here; null when the order is not in this partner's hands. */
export const decideLocation = (
  order: Carried,
  partnerId: string,
  location: PartnerLocation,
): OrderAssignment | null =>
  order.assignment && isCarriedBy(order, partnerId)
    ? { ...order.assignment, partnerLocation: location }
    : null;
