import { done, inStatus, lossOf, refuse, statusWithoutPartner, withLoad, type Outcome } from '@basket/domain';
import type { OfferDocuments } from './offer.decision';
import { isHeld } from '../delivery/undelivered.decision';

/**
 * Takes an accepted order from its partner, who is told (rules: partner-changed, loss-told). Nothing was credited and no cash
 * counted before the delivery, so that neither moves; the promise to the customer stays.
 */
export function decideLoss(
  { order, assignment, partner }: OfferDocuments,
  now: number,
): Outcome<OfferDocuments> {
  const status = statusWithoutPartner(order.status);
  if (!isHeld({ order, assignment }) || status === null)
    return refuse('order_not_in_hand', { status: order.status });
  return done({
    order: { ...inStatus(order, status, now), deliveryPartnerId: null, assignment: null },
    partner: withLoad(partner, order.status, null, now),
    assignment: {
      ...assignment,
      state: 'lost',
      lost: lossOf(order.status, status, now),
      isLossUnseen: true,
      undelivered: null,
      awaitsDecision: false,
      customerPhone: null,
    },
  });
}
