import { pickings, tickLine } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { readOwnPicking } from './picking-step';

/** Writes the picking alone: the order is only a guard, so that its customer's browser is not woken by each tick. */
export const tickLineOperation = operation(
  tickLine,
  ['admin'],
  async ({ input: { orderId, line, isPicked }, actor, unit, now }) => {
    const { order, picking } = await readOwnPicking(unit, orderId, actor);
    if (!order.items[line]?.quantity) throw refused('unknown_line', { line });
    unit.update(pickings.path(orderId), { picked: picking.picked.with(line, isPicked), updatedAt: now });
    return {};
  },
);
