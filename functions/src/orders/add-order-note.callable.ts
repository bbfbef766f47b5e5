import { addOrderNote } from '@basket/domain';
import { operation } from '../platform/operation';
import { readOrder } from './order-step';
import { authorOf, writeOrder, written } from './write-order';

/** A note is a line of the order's history in the same status, which only admins may read (rule: order-notes). */
export const addOrderNoteOperation = operation(
  addOrderNote,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const order = await readOrder(unit, input.orderId);
    const cause = { author: authorOf(actor), facts: null, note: written(input.text), now };
    const { historySeq } = await writeOrder(unit, order, order, cause);
    return { seq: historySeq };
  },
);
