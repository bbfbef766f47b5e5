import { isFree, type Order } from '../orders/order';
import type { PublicStoreSettings } from '../store/store-settings';
import { minuteMs } from '../time/india';
import {
  maxMissedOffersInARow,
  minAssignableBalancePaise,
  ordersInHand,
  type DeliveryPartner,
} from './delivery-partner';

/** A partner whose page gave no sign for so long is asked nothing (rule: not-seen). */
export const notSeenAfterMs = 5 * minuteMs;

/** An open page gives a sign when the last one is this old, so that one may get lost. */
export const signEveryMs = 2 * minuteMs;

/** The facts that decide whether a partner gets offers; a stored partner fits. */
export type OfferFacts = Pick<
  DeliveryPartner,
  | 'isOnline'
  | 'openOffers'
  | 'activeOrders'
  | 'missedOffersInARow'
  | 'walletBalancePaise'
  | 'cashInHandPaise'
  | 'lastSeenAt'
  | 'signOfLifeAt'
  | 'currentLocation'
>;
export type OfferLimits = Pick<PublicStoreSettings, 'maxOrdersPerPartner' | 'cashInHandLimitPaise'>;

/** The reasons why a partner gets no offers: refusal codes of `dispatch.assign`. */
export type PartnerObstacle =
  | 'partner_offline'
  | 'partner_not_seen'
  | 'partner_missed_offers'
  | 'partner_busy'
  | 'partner_balance_too_low'
  | 'partner_has_offer'
  | 'partner_over_cash_limit';

/** When there was the last sign of a partner: a tap, a sign of the open page or a position; null if never. */
export const lastHeardOfAt = ({
  lastSeenAt,
  signOfLifeAt,
  currentLocation,
}: Pick<DeliveryPartner, 'lastSeenAt' | 'signOfLifeAt' | 'currentLocation'>): number | null =>
  Math.max(lastSeenAt ?? 0, signOfLifeAt ?? 0, currentLocation?.at ?? 0) || null;

/**
 * From when on an online partner is not asked because the phone is silent; null for one whose page gives no signs, as pages of
 * the first release.
 */
export function notAskedFrom(
  partner: Pick<DeliveryPartner, 'isOnline' | 'lastSeenAt' | 'signOfLifeAt' | 'currentLocation'>,
): number | null {
  if (!partner.isOnline || partner.signOfLifeAt === null) return null;
  return (lastHeardOfAt(partner) ?? 0) + notSeenAfterMs;
}

/** Whether a partner's page has given no sign for {@link notSeenAfterMs} (rule: not-seen). */
export function isNotSeen(partner: Parameters<typeof notAskedFrom>[0], now: number): boolean {
  const from = notAskedFrom(partner);
  return from !== null && now >= from;
}

/** Whether the open page of a partner owes the server a sign. */
export const isSignDue = (partner: Parameters<typeof notAskedFrom>[0], now: number): boolean =>
  partner.isOnline && (partner.signOfLifeAt === null || now - (lastHeardOfAt(partner) ?? 0) >= signEveryMs);

/** The fields that a sign of a partner's page changes; it ends a silence, which the partner is told of (rule: not-seen). */
export function signOfLife(
  partner: Parameters<typeof notAskedFrom>[0],
  now: number,
): Partial<Pick<DeliveryPartner, 'signOfLifeAt' | 'notAsked'>> {
  const fromAt = notAskedFrom(partner);
  const silence = fromAt !== null && now >= fromAt ? { notAsked: { fromAt, untilAt: now } } : {};
  return { signOfLifeAt: now, ...silence };
}

/**
 * The first reason why a partner gets no offers; null when any order can be offered. Server, board and the partner's pages ask
 * this alone, so that words and deeds cannot differ (rule: no-offers-told). Cash above the limit comes last, because it keeps
 * only cash orders away.
 */
export function whyNoOffers(partner: OfferFacts, limits: OfferLimits, now: number): PartnerObstacle | null {
  if (!partner.isOnline) return 'partner_offline';
  if (isNotSeen(partner, now)) return 'partner_not_seen';
  if (partner.missedOffersInARow >= maxMissedOffersInARow) return 'partner_missed_offers';
  if (ordersInHand(partner) >= limits.maxOrdersPerPartner) return 'partner_busy';
  if (partner.walletBalancePaise < minAssignableBalancePaise) return 'partner_balance_too_low';
  if (partner.openOffers > 0) return 'partner_has_offer';
  return partner.cashInHandPaise > limits.cashInHandLimitPaise ? 'partner_over_cash_limit' : null;
}

type PaidOrNot = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'totalPaise'>;

/** A cash order that is still to be paid puts its total into the partner's hands (rule: cash-in-hand), unless that is ₹0. */
export const collectsCash = (order: PaidOrNot): boolean =>
  order.paymentMethod === 'cod' && order.paymentStatus !== 'paid' && !isFree(order);

/** The first thing that speaks against offering this order to this partner; null when nothing does. */
export function partnerObstacle(
  partner: OfferFacts,
  order: PaidOrNot,
  limits: OfferLimits,
  now: number,
): PartnerObstacle | null {
  const why = whyNoOffers(partner, limits, now);
  return why === 'partner_over_cash_limit' && !collectsCash(order) ? null : why;
}
