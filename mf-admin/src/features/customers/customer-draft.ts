import type { editCustomer, Profile, RequestOf } from '@basket/domain';

/** What an admin edits of a person (spec section 2). */
export type CustomerDraft = Omit<RequestOf<typeof editCustomer>, 'uid'>;
export type CustomerField = keyof CustomerDraft;

/** As they stand in the form. */
export const customerFields = [
  'name',
  'phone',
  'role',
  'address',
  'city',
  'state',
  'pincode',
] as const satisfies readonly CustomerField[];

export const customerDraftOf = ({
  name,
  phone,
  role,
  address,
  city,
  state,
  pincode,
}: Profile): CustomerDraft => ({ name, phone, role, address, city, state, pincode });

/** What is wrong, by field. Only the name is required: a profile may be as empty as a first sign-in leaves it. */
export function checkCustomer(draft: CustomerDraft): Partial<Record<CustomerField, string>> {
  return {
    ...(draft.name.trim() === '' && { name: 'Please fill in the name' }),
    ...(/^(\d{10})?$/.test(draft.phone.trim()) ? {} : { phone: 'Phone must be 10 digits' }),
    ...(/^(\d{6})?$/.test(draft.pincode.trim()) ? {} : { pincode: 'Pincode must be 6 digits' }),
  };
}
