import {
  assignmentSchema,
  assignmentsCollection,
  orderPath,
  orderSchema,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/unit-of-work';

/**
 * The orders that a partner has accepted and not yet delivered. The query is not protected by itself: whoever gives or takes
 * an order writes the partner as well, and so does the caller, so that one of them starts again.
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
  const orders = await unit.getAll(
    orderSchema,
    assignments.map(({ orderId }) => orderPath(orderId)),
  );
  return orders.filter((order) => order !== null);
}
