import {
  deliveryAddressSchema,
  fieldErrors,
  limitsOf,
  phoneDigits,
  type DeliveryAddress,
  type Profile,
} from '@basket/domain';

/** The fields as typed; phone and pincode contain digits only. */
export type DeliveryForm = Omit<DeliveryAddress, 'latitude' | 'longitude'>;
export type DeliveryField = keyof DeliveryForm;

/** Maximum length of a text field; undefined without a limit. */
export const maxLengthOf = (field: DeliveryField): number | undefined =>
  limitsOf(deliveryAddressSchema.entries[field]).maxLength;

/** An empty form, its fields in the order in which they are shown and checked. */
export function emptyDelivery(): DeliveryForm {
  return { address: '', city: '', state: '', pincode: '', phone: '', instructions: '' };
}

/** The form with the profile's address. */
export function deliveryFromProfile(
  profile: Pick<Profile, 'address' | 'city' | 'state' | 'pincode' | 'phone'> | null,
): DeliveryForm {
  if (!profile) return emptyDelivery();
  const { address, city, state } = profile;
  return {
    address,
    city,
    state,
    pincode: digitsOnly(profile.pincode, 'pincode'),
    phone: digitsOnly(profile.phone, 'phone'),
    instructions: '',
  };
}

/** The digits of a field for digits. */
export const digitsOnly = (text: string, field: 'pincode' | 'phone'): string =>
  field === 'phone' ? phoneDigits(text) : text.replace(/\D/g, '').slice(0, 6);

/** One message per wrong field, in the order of the form; empty when nothing is wrong (rule: delivery-fields). */
export const checkDelivery = (form: DeliveryForm): Partial<Record<DeliveryField, string>> =>
  fieldErrors(deliveryAddressSchema, cleaned(form), {
    texts: {
      instructions: { tooLong: 'Please shorten your delivery instructions' },
    },
  });

/** The address to send. */
export const toDelivery = (
  form: DeliveryForm,
  position: Pick<DeliveryAddress, 'latitude' | 'longitude'> | null,
): DeliveryAddress => ({
  ...cleaned(form),
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
});

/** The form with trimmed texts; pasted control characters become spaces. */
function cleaned({ address, city, state, pincode, phone, instructions }: DeliveryForm): DeliveryForm {
  const line = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
  return {
    address: line(address),
    city: line(city),
    state: line(state),
    pincode: pincode.trim(),
    phone: phone.trim(),
    instructions: instructions.replace(/[^\P{Cc}\n\r\t]+/gu, ' ').trim(),
  };
}
