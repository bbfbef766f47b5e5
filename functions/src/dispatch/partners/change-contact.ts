import { deliveryPartners, type DeliveryPartner, type Order, type OrderAssignment } from '@basket/domain';
import { writeFacts } from '../../orders';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readOrdersInHand } from './orders-in-hand';
import { isCarriedBy } from './partner-location.decision';

type Contact = Pick<DeliveryPartner, 'name' | 'phone'>;

/** Gives a partner's name and phone number to the partner's document and to the customers whose orders the partner carries. */
export async function changeContact(
  unit: UnitOfWork,
  uid: string,
  { name, phone }: Contact,
  now: number,
): Promise<void> {
  const partner = await unit.get(deliveryPartners, uid);
  if (!partner || (partner.name === name && partner.phone === phone)) return;
  for (const order of await readOrdersInHand(unit, partner)) {
    const assignment = withContact(order, uid, { name, phone });
    if (assignment) writeFacts(unit, order.id, { assignment });
  }
  unit.update(deliveryPartners.path(uid), { name, phone, updatedAt: now });
}

const withContact = (order: Order, uid: string, { name, phone }: Contact): OrderAssignment | null =>
  order.assignment && isCarriedBy(order, uid)
    ? { ...order.assignment, partnerName: name, partnerPhone: phone }
    : null;
