import { handToPartner } from '@basket/domain';
import { operation, orRefuse } from '../../platform/operation';
import { changeOrderStatus } from '../order-step';
import { readOrderToPick } from '../picking/picking-step';
import { authorOf } from '../write-order';
import { decideSetOut } from './set-out.decision';

/** Any admin hands over, not only the picker: whoever stands at the counter when the partner comes (rule: packed-handed). */
export const handToPartnerOperation = operation(
  handToPartner,
  ['admin'],
  async ({ input: { orderId, digits }, actor, unit, now }) => {
    const { order } = await readOrderToPick(unit, orderId, actor);
    const to = orRefuse(decideSetOut(order, { digits }));
    const facts = { code: 'handed_to_partner', partnerName: order.assignment?.partnerName ?? '' } as const;
    await changeOrderStatus(unit, order, { to, author: authorOf(actor), facts, now });
    return { status: to };
  },
);
