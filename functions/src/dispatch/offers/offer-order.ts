import {
  assignmentPath,
  deliveryPartnerPath,
  isDispatchedAutomatically,
  orderPath,
  type Assignment,
  type Order,
  type Stored,
} from '@basket/domain';
import { readOrder, readStoreSettings, withReadyTime, writeHistory, type Author } from '../../orders';
import { refused } from '../../platform/errors';
import { orRefuse } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { decideOffer, type OfferDocuments } from './offer.decision';
import { expiryMessage, readPartner } from './offer-step';

interface NewOffer {
  readonly orderId: string;
  readonly deliveryPartnerId: string;
  readonly author: Author;
  readonly now: number;
  /** Only if the server may still offer it by itself. @default false */
  readonly isAutomatic?: boolean;
}

/** Offers an order to a partner: order, partner, assignment, history and the task that ends it, in one step. */
export async function offerOrder(
  unit: UnitOfWork,
  { orderId, deliveryPartnerId, author, now, isAutomatic = false }: NewOffer,
): Promise<Assignment> {
  const [settings, order, partner] = await Promise.all([
    readStoreSettings(unit),
    readOrder(unit, orderId),
    readPartner(unit, deliveryPartnerId),
  ]);
  if (isAutomatic && !isDispatchedAutomatically(order, settings, now))
    throw refused('order_not_assignable', { status: order.status });
  const known = await withReadyTime(unit, order, now);
  const offer = orRefuse(decideOffer(known, partner, settings, now));
  writeNewOffer(unit, order, offer, author);
  return offer.assignment;
}

/** Writes an offer that was decided, and queues its end. */
export function writeNewOffer(
  unit: UnitOfWork,
  before: Stored<Order>,
  { order, partner, assignment }: OfferDocuments,
  author: Author,
): void {
  const { attempt, deadlineAt, deliveryPartnerId } = assignment;
  unit.update(orderPath(before.id), order);
  unit.update(deliveryPartnerPath(deliveryPartnerId), partner);
  unit.create(assignmentPath(before.id, attempt), assignment);
  unit.send(expiryMessage(before.id, attempt, deadlineAt));
  writeHistory(unit, before, order, { author, note: `Offered to ${partner.name}` });
}
