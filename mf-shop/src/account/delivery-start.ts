import {
  addressLabelNames,
  emptyDelivery,
  isSamePlace,
  phoneDigits,
  typedPincode,
  type DeliveryForm,
  type Profile,
  type SavedAddress,
} from '@basket/domain';
import type { DeliveryPlace } from '@basket/web/places';

/** The form with the profile's address. */
export function deliveryFromProfile(
  profile: Pick<Profile, 'address' | 'city' | 'state' | 'pincode' | 'phone'> | null,
): DeliveryForm {
  if (!profile) return emptyDelivery();
  const { address, city, state } = profile;
  return {
    ...emptyDelivery(),
    address,
    city,
    state,
    pincode: typedPincode(profile.pincode),
    phone: phoneDigits(profile.phone),
  };
}

/**
 * The form with the place that was chosen before: a saved address, or a pincode, with which the account's address is kept only if
 * it is there. Without a choice it is the default address (rules: where-to, default-address).
 */
export function deliveryStart(
  place: Pick<DeliveryPlace, 'pincode' | 'addressId'> | null,
  profile: Profile | null,
): { readonly form: DeliveryForm; readonly saved: SavedAddress | null } {
  const own = deliveryFromProfile(profile);
  const isElsewhere = place !== null && place.pincode !== '' && place.pincode !== own.pincode;
  const saved =
    profile?.savedAddresses.find(({ addressId }) => addressId === place?.addressId) ??
    profile?.savedAddresses.find(({ isDefault }) => isDefault && !place?.pincode) ??
    null;
  if (saved) {
    const { address, city, state, pincode, phone } = saved;
    return { form: { ...own, address, city, state, pincode, phone }, saved };
  }
  const form = isElsewhere ? { ...own, address: '', city: '', state: '', pincode: place.pincode } : own;
  return { form, saved };
}

/** A short name of the place in a delivery form: 'Home' of a saved address, else its pincode; null while it has neither. */
export const placeName = (
  form: DeliveryForm,
  savedAddresses: readonly Pick<SavedAddress, 'label' | 'address' | 'city' | 'pincode'>[],
): string | null => {
  const saved = savedAddresses.find((address) => isSamePlace(address, form));
  return saved ? addressLabelNames[saved.label] : form.pincode || null;
};
