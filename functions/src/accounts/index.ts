import { domainCallable } from '../platform/callable';
import { completeRegistrationOperation } from './complete-registration.callable';
import { editCustomerOperation } from './edit-customer.callable';
import { ensureProfileOperation } from './ensure-profile.callable';

export { syncClaims } from './sync-claims';

export const accountsOperations = [
  completeRegistrationOperation,
  ensureProfileOperation,
  editCustomerOperation,
];
export const accounts = domainCallable('accounts', accountsOperations);
