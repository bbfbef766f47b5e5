import * as v from 'valibot';
import { kind } from '../basics/kind';
import { defaultsOf, draftEntries, fieldsOf } from '../basics/draft';
import { instantSchema, textSchema } from '../basics/schema';
import { roleSchema } from './role';
import { awaitedProductIdsSchema, favouriteProductIdsSchema, savedAddressesSchema } from './saved-lists';

/** `profiles/{uid}`. Written by functions only; `role` here is the truth (rule: profile-role). */
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
  /** Since when the account may do nothing; null while it may (rule: account-disabled). Absent in older profiles. */
  disabledAt: v.optional(v.nullable(instantSchema), null),
  /** Absent in profiles from before there were any. */
  favouriteProductIds: v.optional(favouriteProductIdsSchema, []),
  savedAddresses: v.optional(savedAddressesSchema, []),
  awaitedProductIds: v.optional(awaitedProductIdsSchema, []),
  /** The keys by which admins find it: customerSearchKeys. Absent in older profiles, until tidying adds them. */
  searchKeys: v.optional(v.array(textSchema(254)), []),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** The part of a person that an admin edits, as it is stored: all but what belongs to the owner or to the server. */
export const personSchema = v.strictObject(
  draftEntries(profileSchema, [
    'email',
    'avatarUrl',
    'favouriteProductIds',
    'savedAddresses',
    'awaitedProductIds',
    'disabledAt',
    'searchKeys',
    'createdAt',
    'updatedAt',
  ]),
);
export const personOf = (profile: Profile): Required<v.InferOutput<typeof personSchema>> =>
  fieldsOf(personSchema, profile);

export const profiles = kind('profiles', profileSchema);

/** The name of an account whose owner has given none. */
const nobodysName = 'User';

/** Whether the owner has yet to say a name (rule: phone-name). */
export const isUnnamed = ({ name }: Pick<Profile, 'name'>): boolean => name === nobodysName || name === '';

/** A new profile: name 'User', empty strings, role customer (rule: profile-defaults). */
export function defaultProfile(email: string, now: number): Profile {
  return {
    ...defaultsOf(profileSchema),
    name: nobodysName,
    phone: '',
    email,
    address: '',
    city: '',
    state: '',
    pincode: '',
    role: 'customer',
    avatarUrl: null,
    createdAt: now,
    updatedAt: now,
  };
}
