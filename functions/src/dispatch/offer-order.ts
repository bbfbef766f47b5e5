import { assignmentPath, deliveryPartnerPath, orderPath, type Assignment } from '@basket/domain';
import { readOrder, readStoreSettings, type Author } from '../orders';
import { orRefuse } from '../platform/operation';
import type { UnitOfWork } from '../platform/unit-of-work';
import { decideOffer } from './offer.decision';
import { expiryMessage, readPartner, writeOrderHistory } from './offer-step';

/** Offers an order to a partner: order, partner, assignment, history and the task that ends it, in one step. */
export async function offerOrder(
  unit: UnitOfWork,
  orderId: string,
  deliveryPartnerId: string,
  author: Author,
  now: number,
): Promise<Assignment> {
  const [settings, order, partner] = await Promise.all([
    readStoreSettings(unit),
    readOrder(unit, orderId),
    readPartner(unit, deliveryPartnerId),
  ]);
  const offer = orRefuse(decideOffer(order, partner, settings, now));
  const { attempt, deadlineAt } = offer.assignment;
  unit.update(orderPath(order.id), offer.order);
  unit.update(deliveryPartnerPath(partner.id), offer.partner);
  unit.create(assignmentPath(order.id, attempt), offer.assignment);
  unit.send(expiryMessage(order.id, attempt, deadlineAt));
  writeOrderHistory(unit, order, offer.order, author, `Offered to ${partner.name}`);
  return offer.assignment;
}
