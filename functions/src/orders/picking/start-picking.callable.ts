import { orderPath, pickingPath, startPicking, withLine, withoutId, type Picking } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { authorOf, changeOrderStatus, writeHistory } from '../order-step';
import { readOrderToPick } from './picking-step';

/** Started again by the same admin, it changes nothing. Another one is told who picks the order, and may take it over. */
export const startPickingOperation = operation(
  startPicking,
  ['admin'],
  async ({ input: { orderId, takeOver }, actor, unit, now }) => {
    const { order, picking: before } = await readOrderToPick(unit, orderId, actor);
    if (before?.pickerId === actor.uid) return { status: order.status };
    if (before && before.packedAt !== null) throw refused('already_packed');
    if (before && !takeOver) throw refused('picked_by_other', { name: before.pickerName });
    const picking: Picking = {
      ...(before ?? {
        orderNumber: order.orderNumber,
        picked: order.items.map(() => false),
        startedAt: now,
        packedAt: null,
        bags: null,
      }),
      pickerId: actor.uid,
      pickerName: actor.profile.name,
      updatedAt: now,
    };
    unit.put(pickingPath(orderId), picking);
    const author = authorOf(actor);
    const note = before ? `Picking taken over from ${before.pickerName}` : 'Picking started';
    if (order.status === 'confirmed') {
      await changeOrderStatus(unit, order, { to: 'preparing', author, note, now });
      return { status: 'preparing' as const };
    }
    const after = withLine(withoutId(order), now);
    unit.update(orderPath(orderId), after);
    writeHistory(unit, order, after, { author, note });
    return { status: order.status };
  },
);
