import {
  assignmentId,
  assignmentPath,
  assignmentSchema,
  assignmentsCollection,
  deliveryPartnerPath,
  deliveryPartnerSchema,
  orderPath,
  refuse,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
import { readOrder, systemAuthor, writeHistory, type Author } from '../orders';
import { RefusedError } from '../platform/errors';
import type { OutboxMessage } from '../platform/tasks';
import type { UnitOfWork } from '../platform/unit-of-work';
import { decideExpiry, decideWithdrawal, type Offer } from './offer.decision';

export interface StoredOffer {
  readonly order: Stored<Order>;
  readonly assignment: Stored<Assignment>;
  readonly partner: Stored<DeliveryPartner>;
}

export async function readPartner(unit: UnitOfWork, uid: string): Promise<Stored<DeliveryPartner>> {
  const partner = await unit.get(deliveryPartnerSchema, deliveryPartnerPath(uid));
  if (!partner) throw new RefusedError(refuse('unknown_partner').refusal);
  return partner;
}

/** The documents of one offer; null when there was never such an offer. */
export async function readOffer(
  unit: UnitOfWork,
  orderId: string,
  attempt: number,
): Promise<StoredOffer | null> {
  const assignment = await unit.get(assignmentSchema, assignmentPath(orderId, attempt));
  if (!assignment) return null;
  const [order, partner] = await Promise.all([
    readOrder(unit, orderId),
    readPartner(unit, assignment.deliveryPartnerId),
  ]);
  return { order, assignment, partner };
}

export const withoutIds = ({ order, assignment, partner }: StoredOffer): Offer => ({
  order: dropId(order),
  assignment: dropId(assignment),
  partner: dropId(partner),
});

const dropId = <T extends object>(stored: Stored<T>): T => {
  const { id: _id, ...data } = stored;
  return data as unknown as T;
};

/** Writes what became of an offer: order, assignment, partner and a line of history. */
export function writeOffer(
  unit: UnitOfWork,
  before: StoredOffer,
  after: Offer,
  author: Author,
  note: string,
): void {
  unit.update(orderPath(before.order.id), after.order);
  unit.update(assignmentPath(before.order.id, after.assignment.attempt), after.assignment);
  unit.update(deliveryPartnerPath(before.partner.id), after.partner);
  writeOrderHistory(unit, before.order, after.order, author, note);
}

export function writeOrderHistory(
  unit: UnitOfWork,
  before: Stored<Order>,
  after: Order,
  author: Author,
  note: string,
): void {
  writeHistory(unit, before.id, {
    seq: after.historySeq,
    at: after.updatedAt,
    ...author,
    from: before.status,
    to: after.status,
    note,
  });
}

/** The task that ends an offer when its time is up; its name carries the attempt. */
export const expiryMessage = (orderId: string, attempt: number, deadlineAt: number): OutboxMessage => ({
  id: `offer-${assignmentId(orderId, attempt)}`,
  task: { kind: 'expireOffer', orderId, attempt },
  dueAt: deadlineAt,
});

/** Ends an offer that is past its deadline. False when there was nothing to end. */
export async function expireOffer(
  unit: UnitOfWork,
  orderId: string,
  attempt: number,
  now: number,
): Promise<boolean> {
  const offer = await readOffer(unit, orderId, attempt);
  if (!offer) return false;
  const after = decideExpiry(withoutIds(offer), now);
  if (!after) return false;
  writeOffer(unit, offer, after, systemAuthor, 'No answer in time');
  return true;
}

/** An offer that still waits for this partner, with its order. */
export interface OpenOffer {
  readonly order: Stored<Order>;
  readonly assignment: Stored<Assignment>;
}

/**
 * All open offers of a partner. The query is not protected by itself: `partner.openOffers`, on a document
 * that the caller writes, must agree with it, else somebody was faster and the step starts again.
 */
export async function readOpenOffers(
  unit: UnitOfWork,
  partner: Stored<DeliveryPartner>,
): Promise<OpenOffer[]> {
  const assignments = await unit.query(assignmentSchema, (db) =>
    db
      .collection(assignmentsCollection)
      .where('deliveryPartnerId', '==', partner.id)
      .where('state', '==', 'offered'),
  );
  return Promise.all(
    assignments.map(async (assignment) => ({ assignment, order: await readOrder(unit, assignment.orderId) })),
  );
}

/** Takes back every open offer of a partner who leaves; returns the partner without them. */
export function withdrawOffers(
  unit: UnitOfWork,
  partner: Stored<DeliveryPartner>,
  offers: readonly OpenOffer[],
  author: Author,
  note: string,
  now: number,
): DeliveryPartner {
  let current: DeliveryPartner = dropId(partner);
  for (const { order, assignment } of offers) {
    const after = decideWithdrawal(
      { order: dropId(order), assignment: dropId(assignment), partner: current },
      now,
    );
    if (!after) continue;
    unit.update(orderPath(order.id), after.order);
    unit.update(assignmentPath(order.id, assignment.attempt), after.assignment);
    writeOrderHistory(unit, order, after.order, author, note);
    current = after.partner;
  }
  return current;
}
