import { addressLabelNames } from '@basket/domain';
import { useSession } from '@basket/web';
import { placeOf, useDeliveryPlace, type DeliveryPlace } from '@basket/web/places';

/** The address of the account as a place; null without one. */
export function useOwnPlace(): DeliveryPlace | null {
  const label = useSession(({ profile }) => profile?.address ?? '');
  const pincode = useSession(({ profile }) => profile?.pincode ?? '');
  return pincode === '' ? null : { label, pincode, latitude: null, longitude: null, addressId: null };
}

/**
 * The chosen place, else the default address, else that of the account; null while nothing is known. The device keeps all three
 * for its account, so that it is known before the profile has arrived.
 */
export function useTarget(): DeliveryPlace | null {
  const chosen = useDeliveryPlace();
  const own = useOwnPlace();
  const preset = useSession(({ profile }) => profile?.savedAddresses.find(({ isDefault }) => isDefault));
  return chosen ?? (preset ? placeOf(preset, addressLabelNames[preset.label]) : own);
}
