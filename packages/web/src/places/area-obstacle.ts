import { serviceObstacle, type PublicStoreSettings } from '@basket/domain';
import type { DeliveryPlace } from './delivery-place';

type Area = Parameters<typeof serviceObstacle>[1] & Pick<PublicStoreSettings, 'storePincode'>;

/**
 * Why the store does not deliver to a place; null if it does (rules: service-radius, service-area). Settings without an area,
 * such as before they have loaded, exclude nothing.
 */
export const areaObstacle = (
  place: Pick<DeliveryPlace, 'pincode' | 'latitude' | 'longitude'>,
  area: Area,
): ReturnType<typeof serviceObstacle> =>
  area.storePincode === '' && area.servedPincodes.length === 0 ? null : serviceObstacle(place, area);
