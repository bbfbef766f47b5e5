import { editCustomer, fieldErrors, type Profile, type RequestOf } from '@basket/domain';

/** The fields of a person that an admin edits. */
export type CustomerDraft = Omit<RequestOf<typeof editCustomer>, 'uid'>;

/** The draft of a profile, with its fields in the order of the form. */
export const customerDraftOf = ({
  name,
  phone,
  role,
  address,
  city,
  state,
  pincode,
}: Profile): CustomerDraft => ({ name, phone, role, address, city, state, pincode });

/** Messages by field. Only the name is required: a profile may be as empty as a first sign-in leaves it. */
export const checkCustomer = (draft: CustomerDraft) =>
  fieldErrors(editCustomer.request, draft, { whose: 'the' });
