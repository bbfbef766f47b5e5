import { linesLeft, needsPartner, packOrder, pickingPath } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { askForDispatch } from '../ask-for-dispatch';
import { authorOf } from '../order-step';
import { readOwnPicking, writePacking } from './picking-step';

/** From here on, nothing goes into the bags or out of them. */
export const packOrderOperation = operation(
  packOrder,
  ['admin'],
  async ({ input: { orderId, bags = null }, actor, unit, now }) => {
    const { order, picking } = await readOwnPicking(unit, orderId, actor);
    const left = linesLeft(order, picking);
    if (left > 0) throw refused('lines_left', { left });
    unit.update(pickingPath(orderId), { packedAt: now, bags, updatedAt: now });
    const packing = { startedAt: picking.startedAt, readyAt: null, packedAt: now };
    const note = bags === null ? 'Packed' : `Packed in ${bags} ${bags === 1 ? 'bag' : 'bags'}`;
    const after = await writePacking(unit, order, { packing, author: authorOf(actor), note, now });
    // It may have waited for this (rule: packed-first).
    if (needsPartner(after)) await askForDispatch(unit, `${orderId}-${after.historySeq}`, now);
    return {};
  },
);
