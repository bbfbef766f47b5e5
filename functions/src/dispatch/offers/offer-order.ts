import {
  assignments,
  deliveryPartners,
  isDispatchedAutomatically,
  type Assignment,
  type Order,
  type Stored,
} from '@basket/domain';
import { readOrder, withReadyTime, writeOrder, type Author, type Change } from '../../orders';
import { refused } from '../../platform/errors';
import { orRefuse } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readStoreSettings } from '../../platform/store-settings';
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
  await writeNewOffer(unit, order, offer, { author, now });
  return offer.assignment;
}

/** Writes an offer that was decided, and queues its end. @param how also what comes before it in the same commit, if anything */
export async function writeNewOffer(
  unit: UnitOfWork,
  before: Stored<Order>,
  { order, partner, assignment }: OfferDocuments,
  how: Omit<Change, 'note'>,
): Promise<void> {
  const { attempt, deadlineAt, deliveryPartnerId } = assignment;
  unit.update(deliveryPartners.path(deliveryPartnerId), partner);
  unit.create(assignments.path(before.id, attempt), assignment);
  unit.send(expiryMessage(before.id, attempt, deadlineAt));
  await writeOrder(unit, before, order, { assignment: null, ...how, note: `Offered to ${partner.name}` });
}
