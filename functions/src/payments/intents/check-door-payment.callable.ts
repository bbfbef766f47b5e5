import { checkDoorPayment, orders } from '@basket/domain';
import { refused } from '../../platform/errors';
import { query } from '../../platform/operation';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { learnDoorPayments } from './ask-about-door-payment';

/** An order in anybody else's hands looks like none. */
export const checkDoorPaymentOperation = query(
  checkDoorPayment,
  ['delivery_partner'],
  async ({ input, actor, unit, services }) => {
    const order = await unit.get(orders, input.orderId);
    if (order?.deliveryPartnerId !== actor.uid || !order.assignment?.acceptedAt)
      throw refused('unknown_order');
    if (!(await learnDoorPayments(services, order.id))) throw refused('payment_being_checked');
    const asked = await new UnitOfWork(services).get(orders, order.id);
    return { isPaid: asked?.paymentMethod === 'online' && asked.paymentStatus === 'paid' };
  },
);
