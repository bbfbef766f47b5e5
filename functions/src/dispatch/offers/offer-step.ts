import {
  assignmentId,
  assignments,
  orders,
  withoutId,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { bySystem, readOrder, writeOrder, type Cause } from '../../orders';
import { readPartner } from '../../platform/read-partner';
import type { OutboxMessage } from '../../platform/tasks';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { decideExpiry, decideWithdrawal, type OfferDocuments } from './offer.decision';

export interface StoredOfferDocuments {
  readonly order: Stored<Order>;
  readonly assignment: Stored<Assignment>;
  readonly partner: Stored<DeliveryPartner>;
}

/** The documents of one offer; null when there was never such an offer. */
export async function readOffer(
  unit: UnitOfWork,
  orderId: string,
  attempt: number,
): Promise<StoredOfferDocuments | null> {
  const assignment = await unit.get(assignments, orderId, attempt);
  if (!assignment) return null;
  const [order, partner] = await Promise.all([
    readOrder(unit, orderId),
    readPartner(unit, assignment.deliveryPartnerId),
  ]);
  return { order, assignment, partner };
}

export const withoutIds = ({ order, assignment, partner }: StoredOfferDocuments): OfferDocuments => ({
  order: withoutId(order),
  assignment: withoutId(assignment),
  partner: withoutId(partner),
});

/** Writes what became of an offer: order, assignment, partner and a line of history. @returns the order's status */
export async function writeOffer(
  unit: UnitOfWork,
  before: StoredOfferDocuments,
  { order, assignment, partner }: OfferDocuments,
  cause: Cause,
): Promise<OrderStatus> {
  await writeOrder(unit, before.order, order, {
    ...cause,
    assignment,
    partner: { before: before.partner, after: partner },
  });
  return order.status;
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
  await writeOffer(unit, offer, after, bySystem({ code: 'offer_unanswered' }, now));
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
  const offers = await unit.query(assignments, (all) =>
    all.where('deliveryPartnerId', '==', partner.id).where('state', '==', 'offered'),
  );
  const orderIds = offers.map(({ orderId }) => orderId);
  const offered = new Map((await unit.getAllSound(orders, orderIds)).map((order) => [order.id, order]));
  return offers.flatMap((assignment) => {
    const order = offered.get(assignment.orderId);
    return order ? [{ assignment, order }] : [];
  });
}

/** Takes back every open offer of a partner who leaves; returns the partner without them. */
export async function withdrawOffers(
  unit: UnitOfWork,
  partner: Stored<DeliveryPartner>,
  offers: readonly OpenOffer[],
  cause: Cause,
): Promise<DeliveryPartner> {
  let current: DeliveryPartner = withoutId(partner);
  for (const { order, assignment } of offers) {
    const after = decideWithdrawal(
      { order: withoutId(order), assignment: withoutId(assignment), partner: current },
      cause.now,
    );
    if (!after) continue;
    await writeOrder(unit, order, after.order, { ...cause, assignment: after.assignment });
    current = after.partner;
  }
  return current;
}
