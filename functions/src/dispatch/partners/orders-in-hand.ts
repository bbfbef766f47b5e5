import { assignments, orders, type DeliveryPartner, type Order, type Stored } from '@basket/domain';
import type { UnitOfWork } from '../../platform/database/unit-of-work';

/**
 * The orders that a partner has accepted and not yet delivered. The query itself is not protected: every step that
 * gives or takes an order also writes the partner, and so must the caller, so that one of two conflicting steps starts
 * again.
 */
export async function readOrdersInHand(
  unit: UnitOfWork,
  partner: Stored<DeliveryPartner>,
): Promise<Stored<Order>[]> {
  if (partner.activeOrders === 0) return [];
  const inHand = await unit.query(assignments, (all) =>
    all.where('deliveryPartnerId', '==', partner.id).where('state', '==', 'accepted'),
  );
  return unit.getAllSound(
    orders,
    inHand.map(({ orderId }) => orderId),
  );
}
