import { domainCallable } from '../platform/requests/callable';
import { completeRegistrationOperation } from './complete-registration.callable';
import { countProfilesOperation } from './count-profiles.callable';
import { editCustomerOperation } from './edit-customer.callable';
import { ensureProfileOperation } from './ensure-profile.callable';
import { deleteAddressOperation, saveAddressOperation, setFavouriteOperation } from './saved-lists.callable';

export { syncClaims } from './sync-claims';

export const accountsOperations = [
  completeRegistrationOperation,
  ensureProfileOperation,
  countProfilesOperation,
  editCustomerOperation,
  setFavouriteOperation,
  saveAddressOperation,
  deleteAddressOperation,
];
export const accounts = domainCallable('accounts', accountsOperations);
