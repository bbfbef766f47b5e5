import { editCustomer, fieldErrors, type RequestOf } from '@basket/domain';

/** The fields of a person that an admin edits. */
export type CustomerDraft = Required<Omit<RequestOf<typeof editCustomer>, 'uid' | 'before'>>;

/** Messages by field. Only the name is required: a profile may be as empty as a first sign-in leaves it. */
export const checkCustomer = (draft: CustomerDraft) =>
  fieldErrors(editCustomer.request, draft, { whose: 'the' });
