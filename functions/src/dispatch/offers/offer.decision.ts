import {
  done,
  afterPass,
  awaitsPayment,
  byHand,
  distanceKm,
  forecastAt,
  afterTap,
  inStatus,
  isPaidBack,
  maxMissedOffersInARow,
  mirrorOf,
  newDispatch,
  noticeWords,
  offerDurationMs,
  partnerObstacle,
  promisedAt,
  receiverOf,
  refuse,
  statusWithoutPartner,
  withLoad,
  withoutId,
  type Assignment,
  type Coordinates,
  type DeliveryPartner,
  type MissedOffer,
  type Order,
  type Outcome,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';

/** An offer as it stands: the order, its assignment and the partner who has to answer. */
export interface OfferDocuments {
  readonly order: Order;
  readonly assignment: Assignment;
  readonly partner: DeliveryPartner;
}

/** Offers an order that needs a partner to one for 30 s (rules: offer-30s, one-partner, no-dead-end). */
export function decideOffer(
  stored: Stored<Order>,
  storedPartner: Stored<DeliveryPartner>,
  settings: PublicStoreSettings,
  now: number,
): Outcome<OfferDocuments> {
  const order = withoutId(stored);
  const partner = withoutId(storedPartner);
  const [orderId, deliveryPartnerId] = [stored.id, storedPartner.id];
  const statusBefore = statusWithoutPartner(order.status);
  if (statusBefore === null || order.deliveryPartnerId !== null)
    return refuse('order_not_assignable', { status: order.status });
  if (isPaidBack(order)) return refuse('order_paid_back');
  if (awaitsPayment(order))
    return refuse('order_not_assignable', { status: order.status, paymentStatus: order.paymentStatus });
  const obstacle = partnerObstacle(storedPartner, order, settings, now);
  const { offerOpenUntil } = partner;
  if (obstacle === 'partner_has_offer' && offerOpenUntil !== null)
    return refuse(obstacle, { openUntil: offerOpenUntil });
  if (obstacle) return refuse(obstacle);

  const attempt = order.offerAttempts + 1;
  const deadlineAt = now + offerDurationMs;
  const store = { latitude: settings.storeLatitude, longitude: settings.storeLongitude };
  // Who is asked is in the assignment alone: the customer learns it with the acceptance (rule: partner-after-acceptance).
  const offered = { ...inStatus(order, 'assigned', now), offerAttempts: attempt };
  return done({
    order: offered,
    partner: { ...withLoad(partner, null, 'assigned', now), offerOpenUntil: deadlineAt },
    assignment: {
      ...mirrorOf(offered),
      orderId,
      attempt,
      deliveryPartnerId,
      partnerName: partner.name,
      state: 'offered',
      customerPhone: null,
      earningPaise: settings.deliveryChargePaise,
      cashCollectedPaise: 0,
      pickupDistanceKm: kilometres(partner.currentLocation, store),
      dropDistanceKm: kilometres(store, order.delivery),
      offeredAt: now,
      deadlineAt,
      statusBefore,
      dueAt: null,
      lost: null,
      isLossUnseen: false,
      undoneAt: null,
      undelivered: null,
      awaitsDecision: false,
      expectedAt: null,
      answeredAt: null,
      deliveredAt: null,
      updatedAt: now,
    },
  });
}

interface MaybeCoordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}
const known = (place: MaybeCoordinates | null): Coordinates | null =>
  place && place.latitude !== null && place.longitude !== null
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;
const kilometres = (from: MaybeCoordinates | null, to: MaybeCoordinates | null): number | null => {
  const [a, b] = [known(from), known(to)];
  return a && b ? Math.round(distanceKm(a, b) * 100) / 100 : null;
};

/** Whether this offer is the one that the order waits for. */
const isCurrent = ({ order, assignment }: OfferDocuments): boolean =>
  assignment.state === 'offered' && order.status === 'assigned' && order.offerAttempts === assignment.attempt;

/** Why an offer takes no answer any more, even if no timer has run yet; null while it does. */
function obstacleToAnswer(offer: OfferDocuments, now: number): 'offer_expired' | 'offer_closed' | null {
  const { state, deadlineAt } = offer.assignment;
  if (!isCurrent(offer)) return state === 'expired' ? 'offer_expired' : 'offer_closed';
  return now >= deadlineAt ? 'offer_expired' : null;
}

/** The partner accepts the order. At or after the deadline this is refused, even if no timer has run yet. */
export function decideAccept(
  offer: OfferDocuments,
  deliveryTimeMinutes: number,
  now: number,
): Outcome<OfferDocuments> {
  const { order, assignment, partner } = offer;
  if (assignment.state === 'accepted' || assignment.state === 'delivered')
    return refuse('offer_already_yours');
  const obstacle = obstacleToAnswer(offer, now);
  if (obstacle) return refuse(obstacle);
  if (isPaidBack(order)) return refuse('order_paid_back');
  const { statusBefore } = assignment;
  // What is picked already is handed over as it is, not picked again (rule: picking-at-once).
  const hasBegun = order.packing !== null;
  const status = hasBegun ? 'preparing' : statusBefore === 'pending' ? 'confirmed' : statusBefore;
  const expectedAt = forecastAt(order, { deliveryTimeMinutes }, now);
  const dueAt = promisedAt(order, { deliveryTimeMinutes });
  return done({
    order: {
      ...inStatus(order, status, now),
      deliveryPartnerId: assignment.deliveryPartnerId,
      assignment: {
        attempt: assignment.attempt,
        partnerName: partner.name,
        partnerPhone: partner.phone,
        partnerLocation: null,
        assignedAt: assignment.offeredAt,
        deadlineAt: assignment.deadlineAt,
        acceptedAt: now,
      },
      estimatedDeliveryAt: expectedAt,
      dispatch: newDispatch,
    },
    partner: { ...withLoad(partner, 'assigned', status, now), ...afterTap(now), missedOffer: null },
    assignment: {
      ...assignment,
      state: 'accepted',
      customerPhone: receiverOf(order).phone,
      dueAt,
      expectedAt,
      answeredAt: now,
    },
  });
}

/** The partner passes: the order is free again at once. */
export function decideReject(offer: OfferDocuments, now: number): Outcome<OfferDocuments> {
  const obstacle = obstacleToAnswer(offer, now);
  if (obstacle) return refuse(obstacle);
  const closed = closeOffer(offer, 'rejected', now);
  return done({
    ...closed,
    partner: { ...closed.partner, ...afterTap(now) },
    assignment: { ...closed.assignment, answeredAt: now },
  });
}

/**
 * No answer in time. Null when there is nothing to do: answered, withdrawn, or not yet due. The third occasion in a row sets a
 * partner offline with a notice; one who has orders in hand stays online, and is asked nothing until the next tap
 * (rule: three-misses).
 */
export function decideExpiry(offer: OfferDocuments, now: number): OfferDocuments | null {
  if (!isCurrent(offer) || now < offer.assignment.deadlineAt) return null;
  const closed = closeOffer(offer, 'expired', now);
  const missedOffersInARow = closed.partner.missedOffersInARow + Number(!isOfLastOccasion(offer));
  const isOffline = missedOffersInARow >= maxMissedOffersInARow && closed.partner.activeOrders === 0;
  return {
    ...closed,
    partner: {
      ...closed.partner,
      missedOffersInARow,
      missedOffer: missed(offer, 'no_answer', now),
      isOnline: closed.partner.isOnline && !isOffline,
      currentLocation: isOffline ? null : closed.partner.currentLocation,
      ...(isOffline && setOffline(missedOffersInARow)),
    },
  };
}

function setOffline(missedOffers: number): Pick<DeliveryPartner, 'notice' | 'noticeFacts'> {
  const noticeFacts = { code: 'set_offline', missedOffers } as const;
  // Pages of the release before know no facts, and would not say why.
  return { noticeFacts, notice: noticeWords({ noticeFacts, notice: '' }) };
}

/** Whether the offer was open already when the last one was missed: releases before made several at a time. */
const isOfLastOccasion = ({ assignment, partner: { missedOffer } }: OfferDocuments): boolean =>
  missedOffer?.why === 'no_answer' && assignment.offeredAt < missedOffer.at;

/** The offer ends because the partner went offline or left: no answer, no miss. */
export const decideWithdrawal = (offer: OfferDocuments, now: number): OfferDocuments | null =>
  isCurrent(offer) ? closeOffer(offer, 'withdrawn', now) : null;

/** An admin takes the offer back: no miss either, and not for the server to offer again. One past its deadline expires by itself. */
export function decideTakeBack(offer: OfferDocuments, now: number): Outcome<OfferDocuments> {
  const obstacle = obstacleToAnswer(offer, now);
  if (obstacle) return refuse(obstacle);
  const closed = closeOffer(offer, 'withdrawn', now);
  return done({
    ...closed,
    order: byHand(closed.order),
    partner: { ...closed.partner, missedOffer: missed(offer, 'withdrawn', now) },
  });
}

const missed = ({ order }: OfferDocuments, why: MissedOffer['why'], at: number): MissedOffer => ({
  orderNumber: order.orderNumber,
  why,
  at,
});

function closeOffer(
  { order, assignment, partner }: OfferDocuments,
  state: 'rejected' | 'expired' | 'withdrawn',
  now: number,
): OfferDocuments {
  return {
    order: {
      ...inStatus(order, assignment.statusBefore, now),
      deliveryPartnerId: null,
      assignment: null,
      dispatch: state === 'withdrawn' ? order.dispatch : afterPass(order.dispatch),
    },
    partner: withLoad(partner, 'assigned', null, now),
    assignment: { ...assignment, state },
  };
}
