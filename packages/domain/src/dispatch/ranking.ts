import { distanceKm } from '../places/distance';
import type { Coordinates } from '../basics/schema';
import type { Order } from '../orders/order';
import type { PublicStoreSettings } from '../store/store-settings';
import { maxRecommendedPartners } from './assignment';
import { defaultRating, type DeliveryPartner } from './delivery-partner';
import { partnerObstacle, type OfferFacts, type OfferLimits } from './why-no-offers';

/** Partners whose distances fall into the same band count as equally near (rule: ranking-bands). */
export const distanceBandKm = 0.5;

/** The facts of a partner that ranking needs; a stored partner fits. */
export type PartnerCandidate = OfferFacts &
  Pick<DeliveryPartner, 'rating' | 'completedOrders'> & { readonly id: string };

type RankedOrder = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'totalPaise'>;
type StorePosition = Pick<PublicStoreSettings, 'storeLatitude' | 'storeLongitude'>;

export interface Recommendation<P> {
  readonly partner: P;
  /** Great circle from the last known position to the store; null when there is no position. */
  readonly distanceKm: number | null;
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
  readonly now: number;
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
  settings: StorePosition & OfferLimits,
  { now, passedIds = new Set(), limit = maxRecommendedPartners }: RankingOptions,
): Recommendation<P>[] {
  const ranked = partners
    .filter((partner) => partnerObstacle(partner, order, settings, now) === null)
    .map((partner) => ({ partner, distanceKm: distanceToStoreKm(partner, settings) }))
    .sort(compare);
  const fresh = ranked.filter(({ partner }) => !passedIds.has(partner.id));
  return (fresh.length > 0 ? fresh : ranked).slice(0, limit);
}
