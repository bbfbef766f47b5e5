import { type Order, type Stored } from '@basket/domain';
import { readOrder } from '../../orders';
import { refused } from '../../platform/errors';
import type { UnitOfWork } from '../../platform/database/unit-of-work';

/** An order that this partner has accepted; anybody else's looks like none (rule: partner-delivers). */
export async function readOwnOrder(unit: UnitOfWork, orderId: string, uid: string): Promise<Stored<Order>> {
  const order = await readOrder(unit, orderId);
  if (order.deliveryPartnerId !== uid || !order.assignment?.acceptedAt) throw refused('unknown_order');
  return order;
}
