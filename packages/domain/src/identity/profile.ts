import * as v from 'valibot';
import { instantSchema, phoneSchema, pincodeSchema, requiredTextSchema, textSchema } from '../basics/schema';
import { roleSchema } from './role';
import { favouriteProductIdsSchema, savedAddressesSchema } from './saved-lists';

/** `profiles/{uid}`: spec section 3. Written by functions only; `role` here is the truth (decisions 3). */
export const profileSchema = v.strictObject({
  name: textSchema(100),
  phone: textSchema(15),
  email: textSchema(254),
  address: textSchema(300),
  city: textSchema(80),
  state: textSchema(80),
  pincode: textSchema(6),
  role: roleSchema,
  avatarUrl: v.nullable(textSchema(500)),
  /** Absent in profiles from before there were any. */
  favouriteProductIds: v.optional(favouriteProductIdsSchema, []),
  savedAddresses: v.optional(savedAddressesSchema, []),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Profile = v.InferOutput<typeof profileSchema>;

export const profilesCollection = 'profiles';
export const profilePath = (uid: string): string => `${profilesCollection}/${uid}`;

/** What a sign-up asks for (spec section 2, /register), besides e-mail and password. */
export const registrationSchema = v.strictObject({
  name: requiredTextSchema(100),
  phone: phoneSchema,
  address: requiredTextSchema(300),
  state: requiredTextSchema(80),
  city: requiredTextSchema(80),
  pincode: pincodeSchema,
});
export type Registration = v.InferOutput<typeof registrationSchema>;

/** Spec section 3: name 'User', empty strings, role customer. */
export function defaultProfile(email: string, now: number): Profile {
  return {
    name: 'User',
    phone: '',
    email,
    address: '',
    city: '',
    state: '',
    pincode: '',
    role: 'customer',
    avatarUrl: null,
    favouriteProductIds: [],
    savedAddresses: [],
    createdAt: now,
    updatedAt: now,
  };
}

export const minPasswordLength = 6;
