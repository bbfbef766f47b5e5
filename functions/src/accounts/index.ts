import { changeCartOperation } from './change-cart.callable';
import { createCustomerOperation } from './create-customer.callable';
import { completeRegistrationOperation } from './complete-registration.callable';
import { countProfilesOperation } from './count-profiles.callable';
import { editCustomerOperation } from './edit-customer.callable';
import { editProfileOperation } from './edit-profile.callable';
import { ensureProfileOperation } from './ensure-profile.callable';
import { closeAccountOperation, exportPersonalDataOperation } from './personal-data.callable';
import { setAccountDisabledOperation } from './access/set-account-disabled.callable';
import {
  deleteAddressOperation,
  saveAddressOperation,
  setAwaitedOperation,
  setFavouriteOperation,
} from './saved-lists.callable';

export { addSearchKeys } from './search-keys';
export { openCustomerAccount } from './open-customer-account';
export { syncAccess } from './access/sync-access';
export { syncClaims } from './access/sync-claims';

export const accountsOperations = [
  completeRegistrationOperation,
  ensureProfileOperation,
  countProfilesOperation,
  createCustomerOperation,
  editCustomerOperation,
  setAccountDisabledOperation,
  editProfileOperation,
  setFavouriteOperation,
  setAwaitedOperation,
  saveAddressOperation,
  deleteAddressOperation,
  changeCartOperation,
  exportPersonalDataOperation,
  closeAccountOperation,
];
