import { acknowledgeLoss, assignments } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';

/** Marks the loss of an own order, or that its delivery was undone, as seen; somebody else's looks like no order at all. */
export const acknowledgeLossOperation = operation(
  acknowledgeLoss,
  ['delivery_partner'],
  async ({ input, actor, unit }) => {
    const { orderId, attempt } = input;
    const assignment = await unit.get(assignments, orderId, attempt);
    const isOwn = assignment?.deliveryPartnerId === actor.uid;
    if (!isOwn || (!assignment.lost && assignment.undoneAt === null)) throw refused('unknown_order');
    unit.update(assignments.path(orderId, attempt), { isLossUnseen: false, undoneAt: null });
    return {};
  },
);
