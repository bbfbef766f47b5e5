import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { latitudeSchema, longitudeSchema, type SavedAddress } from '@basket/domain';
import { onStoredElsewhere, readStored, storageKeys, writeStored } from '../platform/storage';

/** Where a shopper wants the order to go, as chosen before the checkout; kept on the device until somebody signs out. */
const deliveryPlaceSchema = v.object({
  /** As the header shows it: '560038', 'Home: 14, 3rd Cross', 'My location'. */
  label: v.pipe(v.string(), v.maxLength(400)),
  /** '' of a position alone. */
  pincode: v.string(),
  latitude: v.nullable(latitudeSchema),
  longitude: v.nullable(longitudeSchema),
  /** Set where the place is a saved address. */
  addressId: v.nullable(v.string()),
});
export type DeliveryPlace = v.InferOutput<typeof deliveryPlaceSchema>;

const key = storageKeys.deliveryPlace;
/** The place that was read last: the same object as long as the storage holds the same. */
let known: DeliveryPlace | null = null;

function current(): DeliveryPlace | null {
  const stored = readStored(key, deliveryPlaceSchema);
  if (JSON.stringify(stored) !== JSON.stringify(known)) known = stored;
  return known;
}

/** The storage is the only state, so that the copies of this code in shell and remotes agree. */
export function chooseDeliveryPlace(place: DeliveryPlace): void {
  writeStored(key, place);
  // Browsers tell other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(place) }));
}

const listen = (listener: () => void): (() => void) => onStoredElsewhere(key, listener);

/** The chosen place; null before a choice. */
export const useDeliveryPlace = (): DeliveryPlace | null => useSyncExternalStore(listen, current, () => null);

/** A saved address as a place to deliver to. */
export const placeOf = (saved: SavedAddress, name: string): DeliveryPlace => ({
  label: `${name}: ${saved.address}`,
  pincode: saved.pincode,
  latitude: saved.latitude,
  longitude: saved.longitude,
  addressId: saved.addressId,
});
