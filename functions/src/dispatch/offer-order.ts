import { assignmentPath, deliveryPartnerPath, orderPath, type Assignment } from '@basket/domain';
import { readOrder, readStoreSettings, writeHistory, type Author } from '../orders';
import { orRefuse } from '../platform/operation';
import type { UnitOfWork } from '../platform/unit-of-work';
import { decideOffer } from './offer.decision';
import { expiryMessage, readPartner } from './offer-step';

interface NewOffer {
  readonly orderId: string;
  readonly deliveryPartnerId: string;
  readonly author: Author;
  readonly now: number;
}

/** Offers an order to a partner: order, partner, assignment, history and the task that ends it, in one step. */
export async function offerOrder(
  unit: UnitOfWork,
  { orderId, deliveryPartnerId, author, now }: NewOffer,
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
  writeHistory(unit, order, offer.order, { author, note: `Offered to ${partner.name}` });
  return offer.assignment;
}
