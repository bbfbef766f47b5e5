import { collectsCash, type Assignment, type PublicStoreSettings } from '@basket/domain';

/** Where a rider goes next with an order. */
export type RouteTarget = 'store' | 'customer';

/** The store until the order is out for delivery, then the customer. */
export const routeTarget = (assignment: Pick<Assignment, 'orderStatus'>): RouteTarget =>
  assignment.orderStatus === 'out_for_delivery' ? 'customer' : 'store';

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string;
}

/**
 * A link that opens directions in the phone's maps app, or on the web where there is none. It leads from where
 * the phone is; a place without coordinates is looked up by its address.
 */
export function directionsUrl({ latitude, longitude, address }: Place): string {
  const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
  const query = new URLSearchParams({ api: '1', destination, travelmode: 'two-wheeler' });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

type StorePlace = Pick<
  PublicStoreSettings,
  'storeName' | 'storeAddress' | 'storeCity' | 'storePincode' | 'storeLatitude' | 'storeLongitude'
>;

export const storePlace = (store: StorePlace): Place => ({
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
): Place => ({
  latitude: assignment.latitude,
  longitude: assignment.longitude,
  address: addressLine(assignment),
});

/** What is to be collected at the door, in paise; 0 when nothing is. */
export const cashToCollectPaise = (
  assignment: Pick<Assignment, 'paymentMethod' | 'paymentStatus' | 'totalPaise' | 'state'>,
): number => (assignment.state !== 'delivered' && collectsCash(assignment) ? assignment.totalPaise : 0);

/** Units over all lines: what has to fit into the bag. */
export const unitCount = ({ items }: Pick<Assignment, 'items'>): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/** Both legs together; null when one of them is unknown. */
export const tripKm = ({
  pickupDistanceKm,
  dropDistanceKm,
}: Pick<Assignment, 'pickupDistanceKm' | 'dropDistanceKm'>): number | null =>
  pickupDistanceKm === null || dropDistanceKm === null ? null : pickupDistanceKm + dropDistanceKm;
