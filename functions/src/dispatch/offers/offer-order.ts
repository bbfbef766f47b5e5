import {
  assignmentPath,
  deliveryPartnerPath,
  orderPath,
  type Assignment,
  type Order,
  type Stored,
} from '@basket/domain';
import { readOrder, readStoreSettings, writeHistory, type Author } from '../../orders';
import { orRefuse } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { decideOffer, type Offer } from './offer.decision';
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
  writeNewOffer(unit, order, offer, author);
  return offer.assignment;
}

/** Writes an offer that was decided, and queues its end. */
export function writeNewOffer(
  unit: UnitOfWork,
  before: Stored<Order>,
  { order, partner, assignment }: Offer,
  author: Author,
): void {
  const { attempt, deadlineAt, deliveryPartnerId } = assignment;
  unit.update(orderPath(before.id), order);
  unit.update(deliveryPartnerPath(deliveryPartnerId), partner);
  unit.create(assignmentPath(before.id, attempt), assignment);
  unit.send(expiryMessage(before.id, attempt, deadlineAt));
  writeHistory(unit, before, order, { author, note: `Offered to ${partner.name}` });
}
