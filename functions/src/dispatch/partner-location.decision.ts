import { orderStatusFacts, type Order, type OrderAssignment, type PartnerLocation } from '@basket/domain';

/** The order's assignment with its partner seen here; null when the order is not in this partner's hands. */
export function decideLocation(
  { status, deliveryPartnerId, assignment }: Pick<Order, 'status' | 'deliveryPartnerId' | 'assignment'>,
  partnerId: string,
  location: PartnerLocation,
): OrderAssignment | null {
  if (deliveryPartnerId !== partnerId || !assignment?.acceptedAt) return null;
  if (!orderStatusFacts[status].isInHand) return null;
  return { ...assignment, partnerLocation: location };
}
