import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import { draftEntries } from '../basics/draft';
import {
  countSchema,
  idSchema,
  instantSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  textSchema,
} from '../basics/schema';
import { accountCartSchema, cartChangeSchema, maxCartLines } from '../cart/account-cart';
import { personSchema, profileSchema } from './profile';
import { registrationSchema } from './registration';
import {
  addressDraftSchema,
  awaitedProductIdsSchema,
  favouriteProductIdsSchema,
  maxAwaitedProducts,
  savedAddressesSchema,
} from './saved-lists';

/**
 * Completes a sign-up: the account exists, its profile does not yet. The role is always customer,
 * whatever a client sends (rule: signup-customer). Repeating it changes nothing.
 */
export const completeRegistration = defineContract('accounts', 'completeRegistration', {
  request: registrationSchema,
  response: profileSchema,
  refusals: ['signed_out'],
});

/** The caller's profile, created with defaults when it is missing (rule: profile-defaults). */
export const ensureProfile = defineContract('accounts', 'ensureProfile', {
  request: v.strictObject({}),
  response: profileSchema,
  refusals: ['signed_out', 'phone_sign_in_unavailable'],
});

/**
 * An admin enters a customer who orders by phone (rule: phone-customers). The account has neither e-mail address nor password:
 * nobody signs in to it.
 */
export const createCustomer = defineContract('accounts', 'createCustomer', {
  request: v.strictObject({ name: requiredTextSchema(100), phone: phoneSchema }),
  response: v.strictObject({ uid: idSchema }),
});

/**
 * An admin edits a person, role included (rule: profile-by-admin). A change of role takes
 * effect at once: the profile is the truth, claims follow, a demotion ends sessions and closes offers.
 * Nobody changes an own role, and the last admin stays one. `before` is what the form was opened with (rule: edit-conflict).
 */
export const editCustomer = defineContract('accounts', 'editCustomer', {
  request: v.strictObject(
    draftEntries(personSchema, [], {
      uid: idSchema,
      before: personSchema,
      name: requiredTextSchema(100),
      phone: v.union([phoneSchema, v.literal('')]),
      pincode: v.union([pincodeSchema, v.literal('')]),
    }),
  ),
  response: profileSchema,
  refusals: [
    'unknown_account',
    'changed_meanwhile',
    'own_role',
    'last_admin',
    'partner_has_orders',
    'staff_without_email',
  ],
});

/**
 * An admin takes an account's access away, or gives it back (rule: account-disabled). It counts from the commit; sessions end, a
 * partner goes offline and gives open offers back. What is under way goes on.
 */
export const setAccountDisabled = defineContract('accounts', 'setAccountDisabled', {
  request: v.strictObject({ uid: idSchema, isDisabled: v.boolean(), reason: requiredTextSchema(200) }),
  refusals: ['unknown_account', 'own_account', 'last_admin', 'partner_has_orders'],
});

/**
 * How many accounts there are, whatever their role; a browser cannot count what it may not list at once. Until `isAllSearchable`, a
 * search by keys may miss older ones.
 */
export const countProfiles = defineContract('accounts', 'countProfiles', {
  request: v.strictObject({}),
  response: v.strictObject({ total: countSchema, isAllSearchable: v.optional(v.boolean(), false) }),
});

/** A customer changes the own name and phone, by the rules of the registration (rule: own-contact). Orders keep what they were placed with. */
export const editProfile = defineContract('accounts', 'editProfile', {
  request: v.pick(registrationSchema, ['name', 'phone']),
  response: v.pick(registrationSchema, ['name', 'phone']),
});

/** A customer keeps a product among the favourites, or no longer. The last word counts. */
export const setFavourite = defineContract('accounts', 'setFavourite', {
  request: v.strictObject({ productId: idSchema, isFavourite: v.boolean() }),
  response: v.strictObject({ favouriteProductIds: favouriteProductIdsSchema }),
  refusals: ['too_many_favourites'],
});

/** A customer wants to be told when sold-out products are back, or no longer. The last word counts (rule: told-when-back). */
export const setAwaited = defineContract('accounts', 'setAwaited', {
  request: v.strictObject({
    productIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxAwaitedProducts)),
    isAwaited: v.boolean(),
  }),
  response: v.strictObject({ awaitedProductIds: awaitedProductIdsSchema }),
});

/** A customer keeps an address for the next order, edits one, or makes one the default. The same place again changes that one. */
export const saveAddress = defineContract('accounts', 'saveAddress', {
  request: addressDraftSchema,
  response: v.strictObject({ savedAddresses: savedAddressesSchema }),
  refusals: ['too_many_addresses', 'unknown_address'],
});

export const deleteAddress = defineContract('accounts', 'deleteAddress', {
  request: v.strictObject({ addressId: idSchema }),
  response: v.strictObject({ savedAddresses: savedAddressesSchema }),
  refusals: ['unknown_address'],
});

/**
 * A customer changes the cart of the account, from any device (rule: cart-merges). The answer is the cart after it, with what other
 * devices have changed meanwhile.
 */
export const changeCart = defineContract('accounts', 'changeCart', {
  request: v.strictObject({
    changes: v.pipe(v.array(cartChangeSchema), v.minLength(1), v.maxLength(2 * maxCartLines)),
  }),
  response: accountCartSchema,
  refusals: ['cart_full'],
});

/** The shop's data about a person, as a file for that person. */
export const personsDataSchema = v.strictObject({
  uid: idSchema,
  exportedAt: instantSchema,
  /** False when there are more documents than were given. */
  isWhole: v.boolean(),
  /** Documents by collection. */
  collections: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});
export type PersonsData = v.InferOutput<typeof personsDataSchema>;

/** A copy of what is stored about the caller, or for admins about anybody (rule: person-exported). */
export const exportPersonalData = defineContract('accounts', 'exportPersonalData', {
  request: v.strictObject({ uid: idSchema }),
  response: personsDataSchema,
  refusals: ['unknown_account'],
});

/**
 * Deletes the caller's account, or for admins anybody's, and removes the person from what stays (rule: person-erased). The
 * e-mail address is typed again, so that it happens to nobody by mistake.
 */
export const closeAccount = defineContract('accounts', 'closeAccount', {
  request: v.strictObject({ uid: idSchema, email: textSchema(254) }),
  refusals: ['unknown_account', 'other_email', 'works_here', 'orders_under_way', 'money_open'],
});
