import type { DeliveryAddress, Profile } from '@basket/domain';

/** What the shopper types; phone and pincode hold digits only. */
export type DeliveryForm = Omit<DeliveryAddress, 'latitude' | 'longitude'>;
export type DeliveryField = keyof DeliveryForm;

/** In the order in which they are checked and shown (spec section 5). */
export const requiredFields = [
  'address',
  'city',
  'state',
  'pincode',
  'phone',
] as const satisfies readonly DeliveryField[];

export const fieldLimits = {
  address: 300,
  city: 80,
  state: 80,
  pincode: 6,
  phone: 10,
  instructions: 300,
} as const satisfies Record<DeliveryField, number>;

export type DeliveryErrors = Partial<Record<DeliveryField, string>>;

export function emptyDelivery(): DeliveryForm {
  return { address: '', city: '', state: '', pincode: '', phone: '', instructions: '' };
}

/** What the profile already knows. A phone number kept with its country code loses it. */
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
    phone: digitsOnly(profile.phone.replace(/^\s*(\+?91[\s-]*(?=\d[\d\s-]{9,}$)|0(?=\d{10}$))/, ''), 'phone'),
    instructions: '',
  };
}

/** Keeps the digits, and no more of them than the field takes. */
export const digitsOnly = (text: string, field: 'pincode' | 'phone'): string =>
  text.replace(/\D/g, '').slice(0, fieldLimits[field]);

/** One message per wrong field, in the order of the form; empty when all is well (spec sections 5 and 8). */
export function checkDelivery(form: DeliveryForm): DeliveryErrors {
  const errors: DeliveryErrors = {};
  for (const field of requiredFields)
    if (form[field].trim() === '') errors[field] = `Please fill in your ${field}`;
  if (!errors.pincode && !/^\d{6}$/.test(form.pincode.trim())) errors.pincode = 'Pincode must be 6 digits';
  if (!errors.phone && !/^\d{10}$/.test(form.phone.trim())) errors.phone = 'Phone number must be 10 digits';
  for (const field of ['address', 'city', 'state', 'instructions'] as const) {
    if (!errors[field] && !isAcceptable(field, form[field]))
      errors[field] = `Please shorten your ${labelOf(field)}`;
  }
  return errors;
}

const labelOf = (field: DeliveryField): string =>
  field === 'instructions' ? 'delivery instructions' : field;

/** Fields are cut to their limits while typing; pasted control characters are all that can still be wrong. */
function isAcceptable(field: DeliveryField, text: string): boolean {
  return text.trim().length <= fieldLimits[field];
}

const fields = [...requiredFields, 'instructions'] as const;

export const isDeliveryField = (name: string | null): name is DeliveryField =>
  fields.some((field) => field === name);

export const firstError = (errors: DeliveryErrors): DeliveryField | null =>
  fields.find((field) => errors[field] !== undefined) ?? null;

/** As the server takes it. Control characters that were pasted along become spaces. */
export function toDelivery(
  form: DeliveryForm,
  place: Pick<DeliveryAddress, 'latitude' | 'longitude'> | null,
): DeliveryAddress {
  const line = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
  return {
    address: line(form.address),
    city: line(form.city),
    state: line(form.state),
    pincode: form.pincode.trim(),
    phone: form.phone.trim(),
    instructions: form.instructions.replace(/[^\P{Cc}\n\r\t]+/gu, ' ').trim(),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
