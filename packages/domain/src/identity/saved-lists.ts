import * as v from 'valibot';
import { done, refuse, type Outcome } from '../basics/outcome';
import {
  idSchema,
  latitudeSchema,
  longitudeSchema,
  phoneSchema,
  pincodeSchema,
  storedPhoneSchema,
  storedPincodeSchema,
  requiredTextSchema,
  wholePosition,
} from '../basics/schema';
import { t } from '../texts';

/**
 * Lists that a customer keeps for the next time, in the profile: every visit reads the profile anyway, so that favourites
 * and addresses cost no read of their own. The limits keep that document small.
 */
export const maxFavourites = 100;
export const maxSavedAddresses = 10;
export const maxAwaitedProducts = 20;

/** Product ids, the newest first. A product that is sold no longer stays and shows nowhere. */
export const favouriteProductIdsSchema = v.pipe(v.array(idSchema), v.maxLength(maxFavourites));

/** Ids of sold-out products that the customer wants to hear of, the newest first (rule: told-when-back). */
export const awaitedProductIdsSchema = v.pipe(v.array(idSchema), v.maxLength(maxAwaitedProducts));

export const addressLabels = ['home', 'work', 'other'] as const;
export type AddressLabel = (typeof addressLabels)[number];
export const addressLabelNames: Readonly<Record<AddressLabel, string>> = {
  get home() {
    return t('addresses.home');
  },
  get work() {
    return t('addresses.work');
  },
  get other() {
    return t('addresses.other');
  },
};

/** An address as a customer gives it; where it is, when the maps service said so. */
const addressFields = {
  label: v.picklist(addressLabels),
  address: requiredTextSchema(300),
  city: requiredTextSchema(80),
  state: requiredTextSchema(80),
  pincode: pincodeSchema,
  phone: phoneSchema,
  latitude: v.nullable(latitudeSchema),
  longitude: v.nullable(longitudeSchema),
};
export const addressDraftSchema = v.pipe(
  v.strictObject({
    ...addressFields,
    /** The saved address that it takes the place of; absent for a new one. */
    addressId: v.optional(idSchema),
    /** Absent: as it was. */
    isDefault: v.optional(v.boolean()),
  }),
  wholePosition(),
);
export type AddressDraft = v.InferOutput<typeof addressDraftSchema>;

export const savedAddressSchema = v.strictObject({
  addressId: idSchema,
  ...addressFields,
  pincode: storedPincodeSchema,
  phone: storedPhoneSchema,
  /** The one with which the checkout begins; at most one has it (rule: default-address). */
  isDefault: v.optional(v.boolean()),
});
export type SavedAddress = v.InferOutput<typeof savedAddressSchema>;
export const savedAddressesSchema = v.pipe(v.array(savedAddressSchema), v.maxLength(maxSavedAddresses));

/** The favourites with or without a product. */
export function withFavourite(
  productIds: readonly string[],
  productId: string,
  isFavourite: boolean,
): Outcome<string[]> {
  const others = productIds.filter((id) => id !== productId);
  if (!isFavourite) return done(others);
  if (productIds.includes(productId)) return done([...productIds]);
  if (others.length >= maxFavourites) return refuse('too_many_favourites', { limit: maxFavourites });
  return done([productId, ...others]);
}

/** The awaited products with or without these. A further one takes the place of the oldest, of which news is least likely. */
export function withAwaited(
  awaited: readonly string[],
  productIds: readonly string[],
  isAwaited: boolean,
): string[] {
  const others = awaited.filter((id) => !productIds.includes(id));
  return isAwaited ? [...new Set(productIds), ...others].slice(0, maxAwaitedProducts) : others;
}

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether two address lines lead to one door. */
export const isSamePlace = (
  a: Pick<AddressDraft, 'address' | 'city' | 'pincode'>,
  b: Pick<AddressDraft, 'address' | 'city' | 'pincode'>,
): boolean => sameText(a.address, b.address) && sameText(a.city, b.city) && a.pincode === b.pincode;

/**
 * The saved addresses with a new or an edited one; a place that is there already takes over label and phone. A new default is the
 * only one (rule: default-address).
 */
export function withAddress(
  saved: readonly SavedAddress[],
  { addressId: editedId, ...draft }: AddressDraft,
  newId: string,
): Outcome<SavedAddress[]> {
  const edited = saved.find(({ addressId }) => addressId === editedId);
  if (editedId !== undefined && !edited) return refuse('unknown_address');
  const known = edited ?? saved.find((address) => isSamePlace(address, draft));
  if (!known && saved.length >= maxSavedAddresses)
    return refuse('too_many_addresses', { limit: maxSavedAddresses });
  const isDefault = draft.isDefault ?? known?.isDefault ?? false;
  const kept: SavedAddress = { ...draft, addressId: known?.addressId ?? newId, isDefault };
  const others = saved
    .filter((address) => address === known || !isSamePlace(address, draft))
    .map((address) => (isDefault ? { ...address, isDefault: false } : address));
  if (!known) return done([...others, kept]);
  return done(others.map((address) => (address.addressId === known.addressId ? kept : address)));
}

export function withoutAddress(saved: readonly SavedAddress[], addressId: string): Outcome<SavedAddress[]> {
  const left = saved.filter((address) => address.addressId !== addressId);
  return left.length === saved.length ? refuse('unknown_address') : done(left);
}
