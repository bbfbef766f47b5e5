import {
  phoneDigits,
  type DeliveryAddress,
  type Profile,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';

/** The customer on the phone. */
export type PhoneCustomer = Pick<
  Stored<Profile>,
  'id' | 'name' | 'phone' | 'email' | 'address' | 'city' | 'state' | 'pincode' | 'savedAddresses'
>;

/** A customer who was just entered. */
export const enteredCustomer = (id: string, name: string, phone: string): PhoneCustomer => ({
  id,
  name,
  phone,
  email: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  savedAddresses: [],
});

/** An address to deliver to, without the note for this order. */
export type KnownAddress = Omit<DeliveryAddress, 'instructions'> & { readonly addressId: string };

/** The addresses of a customer: that of the profile, then the saved ones that lead elsewhere. */
export function knownAddresses(customer: PhoneCustomer): KnownAddress[] {
  const { address, city, state, pincode, savedAddresses } = customer;
  const saved = savedAddresses.map(({ label: _label, isDefault: _isDefault, ...known }) => known);
  if (address === '' || saved.some((known) => known.address === address && known.pincode === pincode))
    return saved;
  const phone = phoneDigits(customer.phone);
  const own = { address, city, state, pincode, phone, latitude: null, longitude: null };
  return [{ addressId: 'profile', ...own }, ...saved];
}

/** The first values of the form for another address: most customers live in the store's city. */
export const newAddress = (
  { storeCity, storeState }: Pick<PublicStoreSettings, 'storeCity' | 'storeState'>,
  phone: string,
): Omit<DeliveryAddress, 'instructions' | 'latitude' | 'longitude'> => ({
  address: '',
  city: storeCity,
  state: storeState,
  pincode: '',
  phone: phoneDigits(phone),
});
