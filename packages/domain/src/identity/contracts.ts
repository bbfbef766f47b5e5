import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import {
  countSchema,
  idSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  textSchema,
} from '../basics/schema';
import { profileSchema, registrationSchema } from './profile';
import { roleSchema } from './role';
import { addressDraftSchema, favouriteProductIdsSchema, savedAddressesSchema } from './saved-lists';

/**
 * Completes a sign-up: the account exists, its profile does not yet. The role is always customer,
 * whatever a client sends (rule: signup-customer). Repeating it changes nothing.
 */
export const completeRegistration = defineContract({
  domain: 'accounts',
  operation: 'completeRegistration',
  request: registrationSchema,
  response: profileSchema,
  refusals: ['signed_out'],
});

/** The caller's profile, created with defaults when it is missing (rule: profile-defaults). */
export const ensureProfile = defineContract({
  domain: 'accounts',
  operation: 'ensureProfile',
  request: v.strictObject({}),
  response: profileSchema,
  refusals: ['signed_out'],
});

/**
 * An admin edits a person, role included (rule: profile-by-admin). A change of role takes
 * effect at once: the profile is the truth, claims follow, a demotion ends sessions and closes offers.
 * Nobody changes an own role, and the last admin stays one. `before` is what the form was opened with (rule: edit-conflict).
 */
export const editCustomer = defineContract({
  domain: 'accounts',
  operation: 'editCustomer',
  request: v.strictObject({
    uid: idSchema,
    before: v.pick(profileSchema, ['name', 'phone', 'role', 'address', 'city', 'state', 'pincode']),
    name: requiredTextSchema(100),
    phone: v.union([phoneSchema, v.literal('')]),
    role: roleSchema,
    address: textSchema(300),
    city: textSchema(80),
    state: textSchema(80),
    pincode: v.union([pincodeSchema, v.literal('')]),
  }),
  response: profileSchema,
  refusals: ['unknown_account', 'changed_meanwhile', 'own_role', 'last_admin', 'partner_has_orders'],
});

/** How many accounts there are, whatever their role; a browser cannot count what it may not list at once. */
export const countProfiles = defineContract({
  domain: 'accounts',
  operation: 'countProfiles',
  request: v.strictObject({}),
  response: v.strictObject({ total: countSchema }),
  refusals: [],
});

/** A customer keeps a product among the favourites, or no longer. The last word counts. */
export const setFavourite = defineContract({
  domain: 'accounts',
  operation: 'setFavourite',
  request: v.strictObject({ productId: idSchema, isFavourite: v.boolean() }),
  response: v.strictObject({ favouriteProductIds: favouriteProductIdsSchema }),
  refusals: ['too_many_favourites'],
});

/** A customer keeps an address for the next order. The same place again changes its label and phone. */
export const saveAddress = defineContract({
  domain: 'accounts',
  operation: 'saveAddress',
  request: addressDraftSchema,
  response: v.strictObject({ savedAddresses: savedAddressesSchema }),
  refusals: ['too_many_addresses'],
});

export const deleteAddress = defineContract({
  domain: 'accounts',
  operation: 'deleteAddress',
  request: v.strictObject({ addressId: idSchema }),
  response: v.strictObject({ savedAddresses: savedAddressesSchema }),
  refusals: ['unknown_address'],
});
