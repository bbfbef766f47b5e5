import type { RefusalCode } from '../basics/refusal';
import type { Coordinates } from '../basics/schema';
import { distanceKm } from '../places/distance';
import type { PublicStoreSettings } from './store-settings';

type ServiceArea = Pick<
  PublicStoreSettings,
  'servedPincodes' | 'storePincode' | 'storeLatitude' | 'storeLongitude' | 'serviceRadiusKm'
>;

/** Whether the store delivers to addresses with this pincode whose position is unknown (rule: service-area). */
export const isServedPincode = (
  pincode: string,
  { servedPincodes, storePincode }: Pick<ServiceArea, 'servedPincodes' | 'storePincode'>,
): boolean => (servedPincodes.length > 0 ? servedPincodes.includes(pincode) : pincode === storePincode);

interface DeliveryPoint {
  readonly pincode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Why the store does not deliver to a place; null if it does. Coordinates count where both are known, otherwise the
 * pincode does (rules: service-radius, service-area).
 */
export function serviceObstacle(
  { pincode, latitude, longitude }: DeliveryPoint,
  area: ServiceArea,
): Extract<RefusalCode, 'outside_service_area' | 'pincode_not_served'> | null {
  if (latitude === null || longitude === null)
    return isServedPincode(pincode, area) ? null : 'pincode_not_served';
  const store = { latitude: area.storeLatitude, longitude: area.storeLongitude };
  return distanceKm(store, { latitude, longitude }) > area.serviceRadiusKm ? 'outside_service_area' : null;
}

/** Whether a position that is known to `accuracyKm` may lie on either side of the border of the service area (rule: rough-position). */
export const isAtBorder = (
  position: Coordinates,
  accuracyKm: number,
  area: Pick<ServiceArea, 'storeLatitude' | 'storeLongitude' | 'serviceRadiusKm'>,
): boolean => {
  const store = { latitude: area.storeLatitude, longitude: area.storeLongitude };
  return Math.abs(distanceKm(store, position) - area.serviceRadiusKm) < accuracyKm;
};
