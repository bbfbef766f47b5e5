import {
  collectsCash,
  type Assignment,
  type PublicStoreSettings,
  isOfferOpen,
  minuteMs,
  readinessOf,
  type Stored,
} from '@basket/domain';
import { t } from '../texts';

/** The goods at the store, as far as is known: 'Packed', or 'Ready in about 3 min'; null when nothing is (rule: packed-told). */
export function readinessText({ packing }: Pick<Assignment, 'packing'>, now: number): string | null {
  const readiness = readinessOf(packing, now);
  if (readiness === null) return null;
  return readiness.kind === 'packed'
    ? t('assignments.packed')
    : t('assignments.readyIn', { minutes: readiness.minutes });
}

/** Where the partner takes or picks up an order next. */
export type RouteTarget = 'store' | 'customer';

/** The store until the order is out for delivery, then the customer. */
export const routeTarget = (assignment: Pick<Assignment, 'orderStatus'>): RouteTarget =>
  assignment.orderStatus === 'out_for_delivery' ? 'customer' : 'store';

interface Destination {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string;
}

/**
 * A link that opens directions in the phone's maps app, or on the web if there is none. Directions start at the
 * phone's position. A place without coordinates is looked up by its address.
 */
export function directionsUrl({ latitude, longitude, address }: Destination): string {
  const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
  const query = new URLSearchParams({ api: '1', destination, travelmode: 'two-wheeler' });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

type StorePlace = Pick<
  PublicStoreSettings,
  'storeName' | 'storeAddress' | 'storeCity' | 'storePincode' | 'storeLatitude' | 'storeLongitude'
>;

export const storePlace = (store: StorePlace): Destination => ({
  latitude: store.storeLatitude,
  longitude: store.storeLongitude,
  address: [store.storeName, store.storeAddress, store.storeCity, store.storePincode]
    .filter(Boolean)
    .join(', '),
});

/** The address in one line: street, city and pincode. */
export const addressLine = ({
  address,
  city,
  pincode,
}: Pick<Assignment, 'address' | 'city' | 'pincode'>): string => `${address}, ${city} ${pincode}`;

export const customerPlace = (
  assignment: Pick<Assignment, 'address' | 'city' | 'pincode' | 'latitude' | 'longitude'>,
): Destination => ({
  latitude: assignment.latitude,
  longitude: assignment.longitude,
  address: addressLine(assignment),
});

/** The cash to collect at the door, in paise; 0 if there is none. */
export const cashToCollectPaise = (
  assignment: Pick<Assignment, 'paymentMethod' | 'paymentStatus' | 'totalPaise' | 'state'>,
): number => (assignment.state !== 'delivered' && collectsCash(assignment) ? assignment.totalPaise : 0);

/** Units over all lines, which is how much has to fit into the bag. */
export const unitCount = ({ items }: Pick<Assignment, 'items'>): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

const newsMs = 30 * minuteMs;

/** Whether a delivery, in epoch milliseconds, is so recent that what comes after it is news. */
export const isNews = (deliveredAt: number, now: number): boolean => now - deliveredAt <= newsMs;

/** Orders that are out for delivery before those still at the store, then by the time of acceptance. */
export function inDeliveryOrder(orders: readonly Stored<Assignment>[]): Stored<Assignment>[] {
  const isOut = ({ orderStatus }: Assignment): number => Number(orderStatus === 'out_for_delivery');
  return [...orders].sort((a, b) => isOut(b) - isOut(a) || (a.answeredAt ?? 0) - (b.answeredAt ?? 0));
}

/** The distance to the store plus the distance to the customer; null if either is unknown. */
export const tripKm = ({
  pickupDistanceKm,
  dropDistanceKm,
}: Pick<Assignment, 'pickupDistanceKm' | 'dropDistanceKm'>): number | null =>
  pickupDistanceKm === null || dropDistanceKm === null ? null : pickupDistanceKm + dropDistanceKm;

/** The offers that can still be answered, most urgent first. */
export const openOffers = (offers: readonly Stored<Assignment>[], now: number): Stored<Assignment>[] =>
  offers
    .filter((offer) => isOfferOpen(offer, now))
    .sort((a, b) => a.deadlineAt - b.deadlineAt || (a.id < b.id ? -1 : 1));
