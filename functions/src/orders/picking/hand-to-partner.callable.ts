import { handToPartner, orderDigits } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { changeOrderStatus } from '../order-step';
import { authorOf } from '../write-order';
import { readOrderToPick } from './picking-step';

/** Any admin hands over, not only the picker: whoever stands at the counter when the partner comes (rule: packed-handed). */
export const handToPartnerOperation = operation(
  handToPartner,
  ['admin'],
  async ({ input: { orderId, digits }, actor, unit, now }) => {
    const { order, picking } = await readOrderToPick(unit, orderId, actor);
    if (!picking || picking.packedAt === null) throw refused('not_packed');
    if (order.deliveryPartnerId === null || !order.assignment?.acceptedAt) throw refused('no_partner_yet');
    if (digits !== orderDigits(order.orderNumber)) throw refused('wrong_number');
    const to = 'out_for_delivery' as const;
    const note = `Given to ${order.assignment.partnerName}`;
    await changeOrderStatus(unit, order, { to, author: authorOf(actor), note, now });
    return { status: to };
  },
);
