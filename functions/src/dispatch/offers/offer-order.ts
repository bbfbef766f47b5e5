import {
  assignments,
  isDispatchedAutomatically,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
import { readOrder, withReadyTime, writeOrder, type Author, type Change } from '../../orders';
import { refused } from '../../platform/errors';
import { orRefuse } from '../../platform/operation';
import { readPartner } from '../../platform/read-partner';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readStoreSettings } from '../../platform/store-settings';
import { decideOffer, type OfferDocuments } from './offer.decision';
import { expiryMessage } from './offer-step';

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
  await writeNewOffer(unit, { order, partner }, offer, { author, now });
  return offer.assignment;
}

/** Writes an offer that was decided, and queues its end. @param how also what comes before it in the same commit, if anything */
export async function writeNewOffer(
  unit: UnitOfWork,
  before: { readonly order: Stored<Order>; readonly partner: Stored<DeliveryPartner> },
  { order, partner, assignment }: OfferDocuments,
  how: Omit<Change, 'facts' | 'note' | 'partner'>,
): Promise<void> {
  const { orderId, attempt, deadlineAt } = assignment;
  unit.create(assignments.path(orderId, attempt), assignment);
  unit.send(expiryMessage(orderId, attempt, deadlineAt));
  const facts = { code: 'offered', partnerName: partner.name } as const;
  const asked = { partner: { before: before.partner, after: partner }, facts };
  await writeOrder(unit, before.order, order, { assignment: null, ...how, ...asked });
}
