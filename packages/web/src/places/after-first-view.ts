/** Judging and keeping a place: apart from the first view, whose code is counted. */
import { serviceObstacle, type PublicStoreSettings } from '@basket/domain';
import type { DeliveryPlace } from './delivery-place';
import { removeStored, storageKeys, writeStored } from '../platform/storage';

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

/**
 * Keeps what the header says of the place until somebody signs out; null: nothing. The script of a pre-rendered page, which is the
 * same for everybody, puts it in before React is there (rule: place-at-once).
 */
export function keepPlaceLine(label: string | null): void {
  if (label === null) removeStored(storageKeys.placeLine);
  else writeStored(storageKeys.placeLine, label);
}
