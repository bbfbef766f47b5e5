import { addOrderNote, orderPath, withLine, withoutId } from '@basket/domain';
import { operation } from '../platform/operation';
import { authorOf, readOrder, writeHistory } from './order-step';

/** A note is a line of the order's history in the same status, which only admins may read (rule: order-notes). */
export const addOrderNoteOperation = operation(
  addOrderNote,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const order = await readOrder(unit, input.orderId);
    const noted = withLine(withoutId(order), now);
    unit.update(orderPath(order.id), noted);
    writeHistory(unit, order, noted, { author: authorOf(actor), note: input.text });
    return { seq: noted.historySeq };
  },
);
