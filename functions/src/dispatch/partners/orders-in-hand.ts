import {
  assignmentSchema,
  assignmentsCollection,
  orderPath,
  orderSchema,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
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
  const assignments = await unit.query(assignmentSchema, (db) =>
    db
      .collection(assignmentsCollection)
      .where('deliveryPartnerId', '==', partner.id)
      .where('state', '==', 'accepted'),
  );
  return unit.getSound(
    orderSchema,
    assignments.map(({ orderId }) => orderPath(orderId)),
  );
}
