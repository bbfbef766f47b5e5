import { linesLeft, packOrder, pickings } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { authorOf, writeOrder } from '../write-order';
import { readOwnPicking } from './picking-step';

/** From here on, nothing goes into the bags or out of them. */
export const packOrderOperation = operation(
  packOrder,
  ['admin'],
  async ({ input: { orderId, bags = null }, actor, unit, now }) => {
    const { order, picking } = await readOwnPicking(unit, orderId, actor);
    const left = linesLeft(order, picking);
    if (left > 0) throw refused('lines_left', { left });
    unit.update(pickings.path(orderId), { packedAt: now, bags, updatedAt: now });
    const packing = { startedAt: picking.startedAt, readyAt: null, packedAt: now };
    const facts = { code: 'packed', bags } as const;
    await writeOrder(unit, order, { ...order, packing }, { author: authorOf(actor), facts, now });
    return {};
  },
);
