import { pickUp } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation, orRefuse } from '../../platform/operation';
import { changeOrderStatus, readOwnOrder } from '../order-step';
import { authorOf } from '../write-order';
import { decideSetOut } from './set-out.decision';

/** The partner sets out with an own order. Sent again, it changes nothing. */
export const pickUpOperation = operation(
  pickUp,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const order = await readOwnOrder(unit, input.orderId, actor.uid);
    const { status } = order;
    if (status === 'out_for_delivery') return { status };
    if (status !== 'confirmed' && status !== 'preparing') throw refused('not_ready_for_pickup', { status });
    const to = orRefuse(decideSetOut(order, 'partner'));
    await changeOrderStatus(unit, order, { to, author: authorOf(actor), facts: { code: 'picked_up' }, now });
    return { status: to };
  },
);
