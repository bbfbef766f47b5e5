import {
  expectedReadyAt,
  linesLeft,
  pickingObstacle,
  pickings,
  withoutId,
  type Order,
  type Picking,
  type Stored,
} from '@basket/domain';
import { refused } from '../../platform/errors';
import { requireOtherOwner, type Actor } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readOrder } from '../order-step';

interface OrderToPick {
  readonly order: Stored<Order>;
  /** Null before somebody has started. */
  readonly picking: Picking | null;
}

/** An order whose goods are collected in the store, or can be. */
export async function readOrderToPick(unit: UnitOfWork, orderId: string, actor: Actor): Promise<OrderToPick> {
  const [order, stored] = await Promise.all([readOrder(unit, orderId), unit.get(pickings, orderId)]);
  requireOtherOwner(actor, order.customerId);
  const picking = stored && withoutId(stored);
  const obstacle = pickingObstacle(order);
  if (obstacle) throw refused(obstacle, { status: order.status });
  return { order, picking };
}

/** An order that this admin, and nobody else, is picking (rule: picker-alone). */
export async function readOwnPicking(
  unit: UnitOfWork,
  orderId: string,
  actor: Actor,
): Promise<{ readonly order: Stored<Order>; readonly picking: Picking }> {
  const { order, picking } = await readOrderToPick(unit, orderId, actor);
  if (!picking) throw refused('picking_not_started');
  if (picking.pickerId !== actor.uid) throw refused('picked_by_other', { name: picking.pickerName });
  if (picking.packedAt !== null) throw refused('already_packed');
  return { order, picking };
}

/** The order with the time at which it will probably be packed, from the lines that are left now (rule: packed-told). */
export async function withReadyTime(
  unit: UnitOfWork,
  order: Stored<Order>,
  now: number,
): Promise<Stored<Order>> {
  const { packing } = order;
  if (packing === null || packing.packedAt !== null) return order;
  const picking = await unit.get(pickings, order.id);
  if (!picking) return order;
  const readyAt = expectedReadyAt(linesLeft(order, picking), picking.usualLineMs, now);
  return { ...order, packing: { ...packing, readyAt } };
}
