import { distanceKm } from '../places/distance';
import type { Coordinates } from '../basics/schema';
import type { Order } from '../orders/order';
import type { PublicStoreSettings } from '../store/store-settings';
import { maxRecommendedPartners } from './assignment';
import {
  defaultRating,
  minAssignableBalancePaise,
  ordersInHand,
  type DeliveryPartner,
} from './delivery-partner';

/** Partners whose distances fall into the same band count as equally near (rule: ranking-bands). */
export const distanceBandKm = 0.5;

/** What ranking needs to know of a partner; a stored partner fits. */
export type PartnerCandidate = Pick<
  DeliveryPartner,
  | 'isOnline'
  | 'currentLocation'
  | 'rating'
  | 'completedOrders'
  | 'openOffers'
  | 'activeOrders'
  | 'walletBalancePaise'
  | 'cashInHandPaise'
> & { readonly id: string };

type RankedOrder = Pick<Order, 'paymentMethod' | 'paymentStatus'>;
type StorePosition = Pick<PublicStoreSettings, 'storeLatitude' | 'storeLongitude'>;
type StoreLimits = Pick<PublicStoreSettings, 'maxOrdersPerPartner' | 'cashInHandLimitPaise'>;

/** Why a partner cannot be offered an order: refusal codes of `dispatch.assign`. */
export type PartnerObstacle =
  'partner_offline' | 'partner_busy' | 'partner_balance_too_low' | 'partner_over_cash_limit';

export interface Recommendation<P> {
  readonly partner: P;
  /** Great circle from the last known position to the store; null when there is no position. */
  readonly distanceKm: number | null;
}

/** A cash order that is still to be paid puts its total into the partner's hands (rule: cash-in-hand). */
export const collectsCash = (order: RankedOrder): boolean =>
  order.paymentMethod === 'cod' && order.paymentStatus !== 'paid';

/** The first thing that speaks against offering this order to this partner; null when nothing does. */
export function partnerObstacle(
  partner: PartnerCandidate,
  order: RankedOrder,
  limits: StoreLimits,
): PartnerObstacle | null {
  if (!partner.isOnline) return 'partner_offline';
  if (ordersInHand(partner) >= limits.maxOrdersPerPartner) return 'partner_busy';
  if (partner.walletBalancePaise < minAssignableBalancePaise) return 'partner_balance_too_low';
  if (collectsCash(order) && partner.cashInHandPaise > limits.cashInHandLimitPaise)
    return 'partner_over_cash_limit';
  return null;
}

/** How far a partner has to the store by the last known position; null when there is none. */
export function distanceToStoreKm(
  partner: { readonly currentLocation: Coordinates | null },
  store: StorePosition,
): number | null {
  if (!partner.currentLocation) return null;
  return distanceKm(partner.currentLocation, {
    latitude: store.storeLatitude,
    longitude: store.storeLongitude,
  });
}

export interface RankingOptions {
  /** Partners who rejected this order or let it pass; they return only when nobody else is left. */
  readonly passedIds?: ReadonlySet<string>;
  /** @default 5, as many as the screen shows */
  readonly limit?: number;
}

/** Whole bands, so that 'about as near' is an order that sorting can rely on; unknown comes last. */
const bandOf = (distance: number | null): number =>
  distance === null ? Number.MAX_SAFE_INTEGER : Math.floor(distance / distanceBandKm);

function compare(a: Recommendation<PartnerCandidate>, b: Recommendation<PartnerCandidate>): number {
  return (
    bandOf(a.distanceKm) - bandOf(b.distanceKm) ||
    (b.partner.rating ?? defaultRating) - (a.partner.rating ?? defaultRating) ||
    b.partner.completedOrders - a.partner.completedOrders ||
    (a.partner.id < b.partner.id ? -1 : 1)
  );
}

/**
 * The partners to offer an order to, best first: only those whom `dispatch.assign` would not refuse,
 * by distance band, then rating, then completed orders, then id (rule: ranking-bands).
 */
export function recommendPartners<P extends PartnerCandidate>(
  partners: readonly P[],
  order: RankedOrder,
  settings: StorePosition & StoreLimits,
  { passedIds = new Set(), limit = maxRecommendedPartners }: RankingOptions = {},
): Recommendation<P>[] {
  const ranked = partners
    .filter((partner) => partnerObstacle(partner, order, settings) === null)
    .map((partner) => ({ partner, distanceKm: distanceToStoreKm(partner, settings) }))
    .sort(compare);
  const fresh = ranked.filter(({ partner }) => !passedIds.has(partner.id));
  return (fresh.length > 0 ? fresh : ranked).slice(0, limit);
}
