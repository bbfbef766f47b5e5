import {
  expectedReadyAt,
  pickings,
  startPicking,
  usualLineMs,
  type Order,
  type OrderPacking,
  type Picking,
} from '@basket/domain';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { refused } from '../../platform/errors';
import { operation, type Actor } from '../../platform/operation';
import { changeOrderStatus } from '../order-step';
import { authorOf, writeOrder } from '../write-order';
import { readOrderToPick } from './picking-step';

/** Orders that say how fast the store packs. */
const latelyPacked = 12;

/**
 * Started again by the same admin, it changes nothing. Another one is told who picks the order, and may take it over. An order
 * that nobody has accepted keeps its status (rule: picking-at-once).
 */
export const startPickingOperation = operation(
  startPicking,
  ['admin'],
  async ({ input: { orderId, takeOver }, actor, unit, now }) => {
    const { order, picking: before } = await readOrderToPick(unit, orderId, actor);
    if (before?.pickerId === actor.uid) return { status: order.status };
    if (before && before.packedAt !== null) throw refused('already_packed');
    if (before && !takeOver) throw refused('picked_by_other', { name: before.pickerName });
    const picking = pickedBy(actor, before ?? (await newPicking(unit, order, now)), now);
    unit.put(pickings.path(orderId), picking);
    const packing = order.packing ?? packingOf(order, picking);
    const author = authorOf(actor);
    const facts = before
      ? ({ code: 'picking_taken_over', pickerName: before.pickerName } as const)
      : ({ code: 'picking_started' } as const);
    if (order.status === 'confirmed') {
      await changeOrderStatus(unit, order, { to: 'preparing', changed: { packing }, author, facts, now });
      return { status: 'preparing' as const };
    }
    await writeOrder(unit, order, { ...order, packing }, { author, facts, now });
    return { status: order.status };
  },
);

const pickedBy = (actor: Actor, picking: Omit<Picking, 'pickerId' | 'pickerName'>, now: number): Picking => ({
  ...picking,
  pickerId: actor.uid,
  pickerName: actor.profile.name,
  updatedAt: now,
});

async function newPicking(
  unit: UnitOfWork,
  { orderNumber, items }: Order,
  now: number,
): Promise<Omit<Picking, 'pickerId' | 'pickerName'>> {
  const packed = await unit.query(pickings, (all) =>
    all.where('packedAt', '>=', 0).orderBy('packedAt', 'desc').limit(latelyPacked),
  );
  return {
    orderNumber,
    picked: items.map(() => false),
    startedAt: now,
    packedAt: null,
    usualLineMs: usualLineMs(packed),
    bags: null,
    updatedAt: now,
  };
}

const packingOf = ({ items }: Order, { startedAt, usualLineMs: lineMs }: Picking): OrderPacking => ({
  startedAt,
  readyAt: expectedReadyAt(items.length, lineMs, startedAt),
  packedAt: null,
});
