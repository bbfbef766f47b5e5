import {
  distanceKm,
  orderStatusFacts,
  type Coordinates,
  type Order,
  type PublicStoreSettings,
} from '@basket/domain';
import { formatDistanceKm, formatRelativeMinutes } from '@basket/ui';
import { t } from '../../texts';

/** The known positions. */
export interface Places {
  readonly partner: Coordinates;
  readonly store: Coordinates | null;
  readonly home: Coordinates | null;
  /** When the partner's position was reported. */
  readonly seenAt: number;
  /** Whether the partner goes to the customer, or still to the store. */
  readonly isOnTheWay: boolean;
}

type TrackedOrder = Pick<Order, 'status' | 'assignment' | 'delivery'>;

/**
 * The places to draw; null unless the order is in hand and the partner's position is known.
 *
 * @param settings null until they are there
 */
export function placesOf(
  { status, assignment, delivery }: TrackedOrder,
  settings: Pick<PublicStoreSettings, 'storeLatitude' | 'storeLongitude'> | null,
): Places | null {
  const partner = assignment?.acceptedAt ? assignment.partnerLocation : null;
  if (!partner || !orderStatusFacts[status].isInHand) return null;
  const { latitude, longitude } = delivery;
  return {
    partner,
    store: settings && { latitude: settings.storeLatitude, longitude: settings.storeLongitude },
    home: latitude === null || longitude === null ? null : { latitude, longitude },
    seenAt: partner.at,
    isOnTheWay: status === 'out_for_delivery',
  };
}

/**
 * The map in words: 'About 1.2 km away, seen 20 s ago'. Measured from the store while the order is there, and if
 * the home is unknown; without either it says the time only.
 */
export function placeText(places: Places, now: number): string {
  const { partner, store, home, isOnTheWay } = places;
  const ago = agoText(places.seenAt, now);
  if (home && (isOnTheWay || !store)) {
    const distance = distanceText(partner, home);
    return distance === nearby() ? t('tracking.nearby', { ago }) : t('tracking.away', { distance, ago });
  }
  if (!store) return t('tracking.seen', { ago });
  const distance = distanceText(partner, store);
  return distance === nearby() ? t('tracking.atStore', { ago }) : t('tracking.fromStore', { distance, ago });
}

const distanceText = (from: Coordinates, to: Coordinates): string => formatDistanceKm(distanceKm(from, to));
const nearby = (): string => formatDistanceKm(0);

/** In tens of seconds, because a number that changes every second is no more useful. */
function agoText(at: number, now: number): string {
  const seconds = Math.floor((now - at) / 10_000) * 10;
  return seconds >= 10 && seconds < 60
    ? t('tracking.secondsAgo', { seconds })
    : formatRelativeMinutes(at, now);
}
