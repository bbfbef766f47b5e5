import {
  assignmentPath,
  expectedReadyAt,
  linesLeft,
  orderPath,
  pickingObstacle,
  pickingPath,
  pickingSchema,
  withLine,
  withoutId,
  type Order,
  type OrderPacking,
  type Picking,
  type Stored,
} from '@basket/domain';
import { refused } from '../../platform/errors';
import { requireOtherOwner, type Actor } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readAssignment, readOrder, writeHistory, type Cause } from '../order-step';

interface OrderToPick {
  readonly order: Stored<Order>;
  /** Null before somebody has started. */
  readonly picking: Picking | null;
}

/** An order whose goods are collected in the store, or can be. */
export async function readOrderToPick(unit: UnitOfWork, orderId: string, actor: Actor): Promise<OrderToPick> {
  const [order, stored] = await Promise.all([
    readOrder(unit, orderId),
    unit.get(pickingSchema, pickingPath(orderId)),
  ]);
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

interface Progress extends Cause {
  readonly packing: OrderPacking;
  readonly now: number;
}

/** Writes how far the goods are into the order, its history, and what the partner who is asked or has it sees of it. */
export async function writePacking(
  unit: UnitOfWork,
  order: Stored<Order>,
  { packing, author, note, now }: Progress,
): Promise<Order> {
  const assignment = await readAssignment(unit, order);
  const after = { ...withLine(withoutId(order), now), packing };
  unit.update(orderPath(order.id), after);
  if (assignment) unit.update(assignmentPath(order.id, assignment.attempt), { packing, updatedAt: now });
  writeHistory(unit, order, after, { author, note });
  return after;
}

/** The order with the time at which it will probably be packed, from the lines that are left now (rule: packed-told). */
export async function withReadyTime(
  unit: UnitOfWork,
  order: Stored<Order>,
  now: number,
): Promise<Stored<Order>> {
  const { packing } = order;
  if (packing === null || packing.packedAt !== null) return order;
  const picking = await unit.get(pickingSchema, pickingPath(order.id));
  if (!picking) return order;
  const readyAt = expectedReadyAt(linesLeft(order, picking), picking.usualLineMs, now);
  return { ...order, packing: { ...packing, readyAt } };
}
