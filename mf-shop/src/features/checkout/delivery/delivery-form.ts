import {
  deliveryAddressSchema,
  fieldErrors,
  limitsOf,
  phoneDigits,
  typedPincode,
  type DeliveryAddress,
  type Profile,
  type SavedAddress,
} from '@basket/domain';
import type { DeliveryPlace } from '@basket/web/places';

/** The fields as typed; phones contain digits only, and so does a pincode that is whole. */
export type DeliveryForm = Readonly<
  Record<Exclude<keyof DeliveryAddress, 'latitude' | 'longitude'>, string>
> & {
  /** Somebody else receives it (rule: receiver); what is typed of that person counts only then. */
  readonly hasReceiver: boolean;
};
export type DeliveryField = Exclude<keyof DeliveryForm, 'hasReceiver'>;

/** Maximum length of a text field; undefined without a limit. */
export const maxLengthOf = (field: DeliveryField): number | undefined =>
  limitsOf(deliveryAddressSchema.entries[field]).maxLength;

/** An empty form, its fields in the order in which they are shown and checked. */
export function emptyDelivery(): DeliveryForm {
  const place = { address: '', city: '', state: '', pincode: '', phone: '' };
  return { ...place, hasReceiver: false, receiverName: '', receiverPhone: '', instructions: '' };
}

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
    pincode: digitsOnly(profile.pincode, 'pincode'),
    phone: digitsOnly(profile.phone, 'phone'),
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

/** Typed text as a field for digits keeps it. */
export const digitsOnly = (text: string, field: 'pincode' | 'phone'): string =>
  field === 'phone' ? phoneDigits(text) : typedPincode(text);

const texts = {
  receiverName: {
    missing: 'Please fill in the receiver’s name',
    tooLong: 'Please shorten the receiver’s name',
  },
  receiverPhone: {
    missing: 'Please fill in the receiver’s phone',
    invalid: 'Phone must be 10 digits and begin with 6, 7, 8 or 9',
  },
  instructions: { tooLong: 'Please shorten your delivery instructions' },
};

/** One message per wrong field; empty when nothing is wrong (rules: delivery-fields, receiver). */
export const checkDelivery = (form: DeliveryForm): Partial<Record<DeliveryField, string>> => ({
  ...fieldErrors(deliveryAddressSchema, cleanedPlace(form), { texts }),
  ...(form.hasReceiver && fieldErrors(deliveryAddressSchema, cleanedReceiver(form), { texts })),
});

/** Whether the address can be delivered to, whoever receives there. */
export const isAddressComplete = (form: DeliveryForm): boolean =>
  Object.keys(checkDelivery({ ...form, hasReceiver: false })).length === 0;

/** The address to send. */
export const toDelivery = (
  form: DeliveryForm,
  position: Pick<DeliveryAddress, 'latitude' | 'longitude'> | null,
): DeliveryAddress => ({
  ...cleanedPlace(form),
  ...(form.hasReceiver && cleanedReceiver(form)),
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
});

/** A trimmed line; pasted control characters become spaces. */
const line = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const cleanedReceiver = ({ receiverName, receiverPhone }: DeliveryForm) => ({
  receiverName: line(receiverName),
  receiverPhone: receiverPhone.trim(),
});

const cleanedPlace = ({ address, city, state, pincode, phone, instructions }: DeliveryForm) => ({
  address: line(address),
  city: line(city),
  state: line(state),
  pincode: pincode.trim(),
  phone: phone.trim(),
  instructions: instructions.replace(/[^\P{Cc}\n\r\t]+/gu, ' ').trim(),
});
